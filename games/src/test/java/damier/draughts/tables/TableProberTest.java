package damier.draughts.tables;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;

import damier.core.EndgameProber;
import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.DraughtsNotation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class TableProberTest {
    private static final int POSITIONS = 20_000;

    /** Allocations of the JVM itself that the test tolerates. */
    private static final long ALLOWED_BYTES = 1_000;

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A king on the long diagonal draws against three kings.
                "international | W:WK1,K2,K3:BK28      | DRAW",
                "international | B:WK1,K2,K3:BK28      | DRAW",
                // White captures the last piece.
                "international | W:WK46:BK41           | WIN",
                "antidraughts  | W:WK46:BK41           | LOSS",
                // Two kings against one: a draw if kings fly, otherwise a win.
                "international | W:WK46,K47:BK1        | DRAW",
                // White's man is one step from promotion.
                "international | W:W6:B5               | WIN",
                "english       | W:WK14,K15:BK1        | WIN",
                "breakthrough  | W:W6:B5               | WIN",
                // More pieces than in the built-in tables.
                "russian       | W:WK1,K2,K3:BK32,K31  | UNKNOWN"
            })
    void knownEndgamesHaveTheirResult(String id, String fen, String expected) {
        assertThat(name(prober(Variants.byId(id)).probe(position(id, fen)))).isEqualTo(expected);
    }

    private static String name(int value) {
        return switch (value) {
            case EndgameProber.WIN -> "WIN";
            case EndgameProber.DRAW -> "DRAW";
            case EndgameProber.LOSS -> "LOSS";
            default -> "UNKNOWN";
        };
    }

    private static TableProber prober(Variant variant) {
        return new TableProber(Included.tables(variant), Draughts.rules(variant));
    }

    private static DraughtsPosition position(String id, String fen) {
        Variant variant = Variants.byId(id);
        return new DraughtsNotation(variant, Draughts.rules(variant)).position(fen);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void rotatedPositionsHaveTheSameResult(Variant variant) {
        TableProber prober = prober(variant);
        SliceIndex index = new SliceIndex(variant.board(), new Material(1, 0, 1, 0));
        for (DraughtsPosition at : TablePositions.some(variant, 3, 2_000)) {
            DraughtsPosition turned =
                    DraughtsPosition.of(
                            variant,
                            Side.BLACK,
                            /* white= */ index.turned(at.opponent()),
                            /* black= */ index.turned(at.own()),
                            index.turned(at.kings()));
            assertThat(prober.probe(turned)).isEqualTo(prober.probe(at));
            assertThat(prober.distance(turned)).isEqualTo(prober.distance(at));
        }
    }

    @Test
    void probingAllocatesNothing() {
        List<DraughtsPosition> positions =
                TablePositions.some(Variants.INTERNATIONAL, 4, POSITIONS);
        TableProber prober = prober(Variants.INTERNATIONAL);
        for (int i = 0; i < 10; i++) {
            sum(prober, positions);
        }
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        long sum = sum(prober, positions);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("sum %d", sum).isLessThan(ALLOWED_BYTES);
    }

    @Test
    void threadsProbeTheSameTablesConcurrently() throws Exception {
        EndgameTables tables = Included.tables(Variants.RUSSIAN);
        Rules<DraughtsPosition> rules = Draughts.rules(Variants.RUSSIAN);
        List<DraughtsPosition> positions = TablePositions.some(Variants.RUSSIAN, 4, POSITIONS);
        List<Callable<Long>> tasks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            tasks.add(() -> sum(new TableProber(tables, rules), positions));
        }
        long expected = sum(prober(Variants.RUSSIAN), positions);
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            for (Future<Long> sum : threads.invokeAll(tasks)) {
                assertThat(sum.get()).isEqualTo(expected);
            }
        }
    }

    private static long sum(TableProber prober, List<DraughtsPosition> positions) {
        long sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            sum = 31 * sum + prober.probe(positions.get(i));
        }
        return sum;
    }

    /**
     * Frisian limits consecutive moves with the same king for a side with a king and a man, so the
     * prober must not claim a win or a draw for a side that may get there.
     */
    @Test
    void frisianResultsThatTheKingMoveLimitMayChangeAreUnknown() {
        TableProber prober = prober(Variants.FRISIAN);
        int claimed = 0;
        for (DraughtsPosition at : TablePositions.some(Variants.FRISIAN, 3, POSITIONS)) {
            int value = prober.probe(at);
            boolean limited = mayBeLimited(at.own(), at.kings());
            boolean opponentLimited = mayBeLimited(at.opponent(), at.kings());
            assertThat(value)
                    .isIn(
                            limited
                                    ? List.of(EndgameProber.LOSS, EndgameProber.UNKNOWN)
                                    : opponentLimited
                                            ? List.of(EndgameProber.WIN, EndgameProber.UNKNOWN)
                                            : List.of(
                                                    EndgameProber.WIN,
                                                    EndgameProber.DRAW,
                                                    EndgameProber.LOSS));
            claimed += (limited || opponentLimited) && value != EndgameProber.UNKNOWN ? 1 : 0;
        }
        assertThat(claimed).isPositive();
    }

    private static boolean mayBeLimited(long pieces, long kings) {
        int men = Long.bitCount(pieces & ~kings);
        return men >= 2 || (men == 1 && (pieces & kings) != 0);
    }

    @Test
    void bestMovesReduceTheDistanceByOnePly() {
        Variant variant = Variants.ENGLISH;
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        EndgameTables tables = Included.tables(variant);
        TableProber prober = new TableProber(tables, rules);
        TableMoves choice = new TableMoves(tables, rules);
        MoveList moves = new MoveList();
        for (DraughtsPosition at : TablePositions.some(variant, 4, 500)) {
            int distance = prober.distance(at);
            if (distance > 0) {
                choice.best(at, moves);
                for (int i = 0; i < moves.size(); i++) {
                    DraughtsPosition after = rules.newPosition();
                    rules.play(at, moves.get(i), after);
                    assertThat(prober.distance(after)).isEqualTo(distance - 1);
                }
            }
        }
    }
}
