package damier.bench;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.formats.pdn.PdnFormat;
import damier.games.Games;
import damier.record.GameListener;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Random;

/**
 * The speed of reading PDN on one thread, CPU time, best of five: splitting it into tokens, and
 * reading complete games, every move of which is found among the legal ones and played.
 */
public final class FormatsSpeed {
    private static final int RUNS = 5;
    private static final int GAMES = 20_000;
    private static final int MOST_PLIES = 100;

    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private FormatsSpeed() {}

    /** Counts, so that nothing is left out as unused. */
    private static final class Counter implements GameListener {
        private long games;

        @Override
        public void game(WrittenGame game) {
            games++;
        }

        @Override
        public void problem(Problem problem) {
            throw new IllegalStateException(problem.toString());
        }
    }

    private interface Reading {
        long run() throws IOException;
    }

    public static void main(String[] args) throws IOException, UnwritableGame {
        Games games = new Games();
        PdnFormat pdn = new PdnFormat(games);
        System.out.println("what                       MB     count     MB/s");
        for (String game : new String[] {"international", "russian"}) {
            byte[] text = text(pdn, games.byId(game));
            Source source = Source.of("random games", text);
            measure(game + " tokens", text.length, () -> pdn.tokens(source));
            measure(game + " games", text.length, () -> gamesOf(pdn, source));
        }
    }

    private static long gamesOf(PdnFormat pdn, Source source) throws IOException {
        Counter counter = new Counter();
        pdn.read(source, null, counter);
        return counter.games;
    }

    private static void measure(String what, int bytes, Reading reading) throws IOException {
        long best = Long.MAX_VALUE;
        long count = 0;
        for (int run = 0; run < RUNS; run++) {
            long began = THREAD.getCurrentThreadCpuTime();
            count = reading.run();
            best = Math.min(best, THREAD.getCurrentThreadCpuTime() - began);
        }
        double megabytes = bytes / 1e6;
        System.out.printf(
                "%-22s %6.1f %9d %8.1f%n", what, megabytes, count, megabytes / (best / 1e9));
    }

    private static byte[] text(PdnFormat pdn, GameDefinition kind)
            throws IOException, UnwritableGame {
        Random random = new Random(1);
        var out = new ByteArrayOutputStream();
        try (GameWriter writer = pdn.write(Sink.of(out))) {
            for (int i = 0; i < GAMES; i++) {
                writer.write(randomGame(kind, random));
            }
        }
        return out.toByteArray();
    }

    private static WrittenGame randomGame(GameDefinition kind, Random random) {
        Game game = new Game(kind);
        WrittenGame written = new WrittenGame(kind);
        MoveNode node = written.root();
        for (long[] legal = game.legalMoves();
                legal.length > 0 && game.ply() < MOST_PLIES;
                legal = game.legalMoves()) {
            long move = legal[random.nextInt(legal.length)];
            game.play(move);
            node = node.add(move);
        }
        return written;
    }
}
