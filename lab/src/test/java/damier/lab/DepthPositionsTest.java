package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.Position;
import damier.draughts.DraughtsPosition;
import damier.games.Games;
import damier.othello.OthelloPosition;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;

class DepthPositionsTest {
    private static final int OTHELLO_START = 4;

    static List<String> everyGame() {
        return List.copyOf(new Games().ids());
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void everyPhaseHasThirtyPositions(String id) {
        DepthPositions positions = positions(id);
        boolean kings = !List.of("breakthrough", "othello").contains(id);
        assertThat(positions.phases().keySet())
                .containsExactly(
                        DepthPositions.OPENING,
                        DepthPositions.MIDDLEGAME,
                        kings ? DepthPositions.KINGS : DepthPositions.ENDGAME);
        assertThat(positions.phases().values())
                .allSatisfy(games -> assertThat(games).hasSize(DepthPositions.PER_PHASE));
        assertThat(positions.depth()).isBetween(8, 24);
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void noPositionComesTwice(String id) {
        assertThat(all(positions(id)).stream().map(game -> game.position().key()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void sideToMoveHasAChoice(String id) {
        assertThat(all(positions(id)))
                .allSatisfy(game -> assertThat(game.legalMoves()).hasSizeGreaterThan(1));
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void noDrawCounterIsRunning(String id) {
        assertThat(all(positions(id)))
                .noneMatch(
                        game ->
                                game.position() instanceof DraughtsPosition draughts
                                        && draughts.reversiblePlies() + draughts.endgamePlies()
                                                > 0);
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void positionsAreInTheirPhase(String id) {
        int most = pieces(new Game(new Games().byId(id)).position());
        positions(id)
                .phases()
                .forEach(
                        (phase, games) ->
                                assertThat(games)
                                        .as(phase)
                                        .allMatch(game -> isIn(phase, game.position(), most)));
    }

    private static DepthPositions positions(String id) {
        return DepthPositions.of(new Games().byId(id));
    }

    private static List<Game> all(DepthPositions positions) {
        return positions.phases().values().stream().<Game>flatMap(List::stream).toList();
    }

    /**
     * @param most the pieces at the start
     */
    private static boolean isIn(String phase, Position position, int most) {
        int pieces = pieces(position);
        return switch (position) {
            case OthelloPosition _ ->
                    switch (phase) {
                        case DepthPositions.OPENING -> isFrom(6, pieces - OTHELLO_START, 16);
                        case DepthPositions.MIDDLEGAME -> isFrom(20, pieces - OTHELLO_START, 34);
                        default -> isFrom(35, pieces - OTHELLO_START, 45);
                    };
            case DraughtsPosition draughts -> {
                boolean kings = draughts.kings() != 0;
                yield switch (phase) {
                    case DepthPositions.OPENING -> !kings && pieces * 6 >= most * 5;
                    case DepthPositions.MIDDLEGAME ->
                            !kings && pieces * 6 < most * 5 && pieces * 5 >= most * 2;
                    case DepthPositions.KINGS -> kings && isFrom(4, pieces, 14);
                    default -> !kings && isFrom(4, pieces, 14);
                };
            }
            default -> throw new AssertionError(position);
        };
    }

    private static boolean isFrom(int least, int number, int most) {
        return number >= least && number <= most;
    }

    private static int pieces(Position position) {
        return switch (position) {
            case OthelloPosition othello -> Long.bitCount(~othello.empties());
            case DraughtsPosition draughts -> Long.bitCount(draughts.own() | draughts.opponent());
            default -> throw new AssertionError(position);
        };
    }
}
