package damier.lab.learn;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.core.Result;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A growing file of games for training: the name of the game, then a record for each. An incomplete
 * last record is dropped.
 */
public final class LearningGames implements Closeable {
    private static final long MARK = 0x44616d6965723031L;

    /** A result is written as its index in this list. */
    private static final List<Result> RESULTS =
            List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW);

    private static final Pattern ID = Pattern.compile("[a-z0-9-]+");
    private static final int MAX_PLIES = 2_000;
    private static final int HEAD = Integer.BYTES + 3 * Short.BYTES;
    private static final int PLY = 2 * Short.BYTES;

    private final FileChannel channel;
    private final BitSet numbers = new BitSet();

    /**
     * Opens a file for appending, or creates it.
     *
     * @throws IllegalArgumentException with a one-line message, if it is another kind of file
     */
    public LearningGames(Path file, String game) throws IOException {
        long complete = 0;
        if (Files.exists(file) && Files.size(file) > 0) {
            complete = read(file, game, played -> numbers.set(played.number()));
        }
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.truncate(complete).position(complete);
        if (complete == 0) {
            byte[] id = game.getBytes(UTF_8);
            ByteBuffer head = ByteBuffer.allocate(Long.BYTES + Short.BYTES + id.length);
            head.putLong(MARK).putShort((short) id.length).put(id).flip();
            channel.write(head);
        }
    }

    public synchronized int size() {
        return numbers.cardinality();
    }

    synchronized boolean has(int number) {
        return numbers.get(number);
    }

    synchronized void add(LearningGame game) {
        int plies = game.plies();
        ByteBuffer bytes = ByteBuffer.allocate(HEAD + plies * PLY + Long.BYTES);
        bytes.putInt(game.number());
        bytes.putShort((short) plies);
        bytes.putShort((short) game.opening());
        bytes.putShort((short) RESULTS.indexOf(game.result()));
        for (int i = 0; i < plies; i++) {
            bytes.putShort(game.move(i)).putShort(game.score(i));
        }
        bytes.putLong(game.lastKey()).flip();
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        numbers.set(game.number());
    }

    /**
     * Passes every game of a file to a consumer.
     *
     * @return the number of complete bytes
     * @throws IllegalArgumentException with a one-line message, if it is another kind of file
     */
    static long read(Path file, String game, Consumer<LearningGame> each) throws IOException {
        try (InputStream stream = new BufferedInputStream(Files.newInputStream(file), 1 << 20);
                var in = new DataInputStream(stream)) {
            long complete = readHead(in, file, game);
            try {
                while (true) {
                    LearningGame read = readGame(in, file);
                    each.accept(read);
                    complete += HEAD + read.plies() * (long) PLY;
                    complete += Long.BYTES;
                }
            } catch (EOFException e) {
                return complete;
            }
        }
    }

    private static long readHead(DataInputStream in, Path file, String game) throws IOException {
        try {
            if (in.readLong() == MARK) {
                byte[] id = new byte[Math.clamp(in.readShort(), 0, 100)];
                in.readFully(id);
                String found = new String(id, UTF_8);
                if (found.equals(game)) {
                    return (long) Long.BYTES + Short.BYTES + id.length;
                }
                if (ID.matcher(found).matches()) {
                    throw new IllegalArgumentException(
                            "%s: games of %s, not of %s".formatted(file, found, game));
                }
            }
        } catch (EOFException e) {
            // Too short for a header.
        }
        throw new IllegalArgumentException(file + ": no games of selfplay");
    }

    private static LearningGame readGame(DataInputStream in, Path file) throws IOException {
        int number = in.readInt();
        int plies = in.readShort();
        int opening = in.readShort();
        int result = in.readShort();
        if (number < 0
                || plies < 0
                || plies > MAX_PLIES
                || result < 0
                || result >= RESULTS.size()) {
            throw new IllegalArgumentException(file + ": damaged at a game " + number);
        }
        short[] moves = new short[plies];
        short[] scores = new short[plies];
        for (int i = 0; i < plies; i++) {
            moves[i] = in.readShort();
            scores[i] = in.readShort();
        }
        return new LearningGame(number, opening, RESULTS.get(result), moves, scores, in.readLong());
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
