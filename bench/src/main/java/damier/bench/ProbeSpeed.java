package damier.bench;

import damier.core.EndgameProber;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.games.Games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * The time of a lookup in the endgame tables, for random positions: cold, when every position is
 * looked up for the first time, and warm, when it has just been looked up.
 */
public final class ProbeSpeed {
    private static final int POSITIONS = 200_000;

    /** Few enough positions that their blocks stay in the cache. */
    private static final int WARM_POSITIONS = 64;

    private static final int WARM_ROUNDS = 2_000;

    private ProbeSpeed() {}

    /** The game, the number of pieces, and the folder of the tables. */
    public static void main(String[] args) {
        GameDefinition game = new Games().byId(args[0]);
        int pieces = Integer.parseInt(args[1]);
        EndgameProber<Position> prober =
                game.endgames().in(args[2], System.err::println).prober().orElseThrow();
        List<Position> positions = positions(game, pieces, prober);
        double cold = nanos(prober, positions, 1);
        double warm = nanos(prober, positions.subList(0, WARM_POSITIONS), WARM_ROUNDS);
        System.out.printf(
                Locale.ROOT,
                "%s, %d pieces: %d positions, cold %.0f ns, warm %.0f ns a probe%n",
                game.id(),
                pieces,
                positions.size(),
                cold,
                warm);
    }

    /**
     * The time of a probe.
     *
     * @throws IllegalStateException if a position is in no table; such a probe is too fast
     */
    private static double nanos(
            EndgameProber<Position> prober, List<Position> positions, int rounds) {
        int unknown = 0;
        long start = System.nanoTime();
        for (int round = 0; round < rounds; round++) {
            for (Position position : positions) {
                unknown += prober.probe(position) == EndgameProber.UNKNOWN ? 1 : 0;
            }
        }
        long nanos = System.nanoTime() - start;
        if (unknown > 0) {
            throw new IllegalStateException(unknown + " probes found no table");
        }
        return nanos / ((double) rounds * positions.size());
    }

    /** Random positions, after enough probes of one of them for the code to be compiled. */
    private static List<Position> positions(
            GameDefinition game, int pieces, EndgameProber<Position> prober) {
        var random = new SplittableRandom(1);
        List<Position> found = new ArrayList<>();
        while (found.size() < POSITIONS) {
            Position position = game.notation().position(fen(game, pieces, random));
            if (game.rules().isQuiet(position) && game.rules().canMove(position)) {
                found.add(position);
            }
        }
        Position first = found.getFirst();
        for (int i = 0; i < POSITIONS; i++) {
            prober.probe(first);
        }
        return found;
    }

    /** A random position with about as many kings as men, none of them where it would promote. */
    private static String fen(GameDefinition game, int pieces, SplittableRandom random) {
        int squares = game.board().layout().squares().size();
        int margin = squares / 5;
        List<Integer> used = new ArrayList<>();
        int white = random.nextInt(1, pieces);
        StringBuilder fen = new StringBuilder("W:W");
        for (int i = 0; i < pieces; i++) {
            boolean isKing = random.nextBoolean();
            int square = random.nextInt(isKing ? 0 : margin, isKing ? squares : squares - margin);
            while (used.contains(square)) {
                square = random.nextInt(isKing ? 0 : margin, isKing ? squares : squares - margin);
            }
            used.add(square);
            fen.append(i == white ? ":B" : i == 0 ? "" : ",");
            fen.append(isKing ? "K" : "").append(square + 1);
        }
        return fen.toString();
    }
}
