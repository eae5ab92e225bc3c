package damier.bench;

import damier.core.MoveList;
import damier.formats.othello.WthorFormat;
import damier.formats.othello.WthorReader;
import damier.games.OthelloGame;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.Random;

/**
 * How many games of a WTHOR file are read in a second: one thread, CPU time, best of five, the file
 * in memory. The file is the first argument, or one of random games.
 */
public final class WthorSpeed {
    private static final int RUNS = 5;
    private static final int REPEATS = 10;
    private static final int RANDOM_GAMES = 20_000;

    private WthorSpeed() {}

    /** A way to read a file; says how many games it found. */
    private interface Way {
        int read(byte[] file) throws IOException;
    }

    public static void main(String[] args) throws IOException, UnwritableGame {
        byte[] file = args.length > 0 ? Files.readAllBytes(Path.of(args[0])) : randomGames();
        measure("numbers and scores", file, WthorSpeed::scan);
        measure("every move replayed", file, WthorSpeed::replay);
        measure("as written games, replayed", file, WthorSpeed::asGames);
    }

    private static int scan(byte[] file) throws IOException {
        WthorReader reader = new WthorReader(new ByteArrayInputStream(file));
        int sum = 0;
        while (reader.next()) {
            sum += reader.black() + reader.white() + reader.tournament() + reader.blackDiscs();
        }
        return sum < 0 ? 0 : reader.count();
    }

    private static int replay(byte[] file) throws IOException {
        WthorReader reader = new WthorReader(new ByteArrayInputStream(file));
        int faulty = 0;
        while (reader.next()) {
            faulty += reader.replay() > 0 ? 1 : 0;
        }
        return reader.count() - faulty;
    }

    private static int asGames(byte[] file) throws IOException {
        int[] count = new int[1];
        new WthorFormat(OthelloGame.definition(), Clock.systemUTC())
                .read(
                        Source.of("games", file),
                        null,
                        new GameListener() {
                            @Override
                            public void game(WrittenGame game) {
                                count[0]++;
                            }

                            @Override
                            public void problem(Problem problem) {
                                throw new IllegalStateException(problem.toString());
                            }
                        });
        return count[0];
    }

    private static void measure(String what, byte[] file, Way way) throws IOException {
        var thread = ManagementFactory.getThreadMXBean();
        long best = Long.MAX_VALUE;
        long games = 0;
        for (int run = 0; run < RUNS; run++) {
            long begun = thread.getCurrentThreadCpuTime();
            games = 0;
            for (int repeat = 0; repeat < REPEATS; repeat++) {
                games += way.read(file);
            }
            best = Math.min(best, thread.getCurrentThreadCpuTime() - begun);
        }
        System.out.printf(
                Locale.ROOT,
                "%-28s %9d games %8.3f s %8.2f million games/s%n",
                what,
                games,
                best / 1e9,
                games * 1e3 / best);
    }

    private static byte[] randomGames() throws IOException, UnwritableGame {
        var kind = OthelloGame.definition();
        Random random = new Random(1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GameWriter writer = new WthorFormat(kind, Clock.systemUTC()).write(Sink.of(out))) {
            for (int count = 0; count < RANDOM_GAMES; count++) {
                writer.write(randomGame(new WrittenGame(kind), random));
            }
        }
        return out.toByteArray();
    }

    private static WrittenGame randomGame(WrittenGame game, Random random) {
        OthelloRules rules = new OthelloRules();
        OthelloPosition at = rules.newPosition();
        MoveNode node = game.root();
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        while (!moves.isEmpty()) {
            long move = moves.get(random.nextInt(moves.size()));
            node = node.add(move);
            rules.play(at, move, at);
            rules.generate(at, moves);
        }
        return game;
    }
}
