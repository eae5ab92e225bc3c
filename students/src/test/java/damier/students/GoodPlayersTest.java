package damier.students;

import static org.assertj.core.api.Assertions.assertThat;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.lab.GameRecord;
import damier.players.OpenPlayer;
import damier.players.Player;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.List;

/** Students' players as they should be. */
class GoodPlayersTest {
    private static final String DRAUGHTS =
            """
            import damier.student.*;

            public class Simple {
                @Feature(weight = 10)
                int men(DraughtsBoard board) {
                    return board.men().size();
                }

                @Feature(weight = 30)
                int kings(DraughtsBoard board) {
                    return board.kings().size();
                }

                @Feature(weight = 0.5)
                double advance(DraughtsBoard board) {
                    return board.men().sum(Square::row);
                }

                @Feature(weight = 0.1)
                int mobility(DraughtsBoard board) {
                    return board.moveCount();
                }
            }
            """;

    private static final String OTHELLO =
            """
            import damier.student.*;

            class Corners {
                @Feature(weight = 1)
                int mobility(OthelloBoard board) {
                    return board.moveCount();
                }

                @Feature(weight = 25)
                int corners(OthelloBoard board) {
                    return board.discs().where(Square::isCorner).size();
                }
            }
            """;

    /** Greedy, then a ply deeper and deeper; it plays any game. */
    private static final String ANYTIME =
            """
            import damier.student.*;
            import java.util.*;

            class Thinker implements AnytimePlayer<Board> {
                public void think(Board board, Answer answer) {
                    for (int depth = 1; depth <= Math.min(4, answer.maxDepth()); depth++) {
                        int best = Integer.MIN_VALUE;
                        for (Move move : board.moves()) {
                            int value = -value(board.after(move).opponent(), depth - 1);
                            if (value > best) {
                                best = value;
                                answer.give(move);
                            }
                        }
                    }
                }

                private int value(Board board, int depth) {
                    if (board.isOver()) {
                        return 1000 * board.result();
                    }
                    if (depth == 0) {
                        return board.pieces().size() - board.opponent().pieces().size();
                    }
                    int best = Integer.MIN_VALUE;
                    for (Move move : board.moves()) {
                        best = Math.max(best, -value(board.after(move).opponent(), depth - 1));
                    }
                    return best;
                }
            }
            """;

    @TempDir private Path folder;
    private Classroom classroom;

    @BeforeEach
    void openTheClassroom() {
        classroom = new Classroom(folder);
    }

    @ParameterizedTest
    @CsvSource({"international", "italian", "othello"})
    void anEvaluationPlaysWholeGamesBetterThanChance(String game) {
        String player =
                game.equals("othello")
                        ? classroom.file("Corners.java", OTHELLO)
                        : classroom.file("Simple.java", DRAUGHTS);
        assertBeatsChance(classroom.match(game, player, Limits.depth(3), 4));
    }

    @ParameterizedTest
    @CsvSource({"international", "italian", "othello"})
    void aWholePlayerPlaysWholeGamesBetterThanChance(String game) {
        String player = classroom.file("Thinker.java", ANYTIME);
        assertBeatsChance(classroom.match(game, player, Limits.depth(2), 4));
    }

    private static void assertBeatsChance(List<GameRecord> games) {
        assertThat(games).hasSize(4).allSatisfy(game -> assertThat(game.detail()).isEmpty());
        double points =
                games.stream()
                        .mapToDouble(
                                game ->
                                        game.result() == Result.DRAW
                                                ? 0.5
                                                : game.result()
                                                                == Result.winOf(
                                                                        game.firstPlayersSide())
                                                        ? 1
                                                        : 0)
                        .sum();
        assertThat(points).isGreaterThan(2);
    }

    @Test
    void featuresAreCountedForOneSideLessTheOther() {
        String file = classroom.file("Simple.java", DRAUGHTS);
        assertThat(features("international", file, "W:W31,K5,28:B1,2"))
                .containsExactly(
                        new Feature("men", 0, 10, 0),
                        new Feature("kings", 1, 30, 30),
                        new Feature("advance", 7, 0.5, 3.5),
                        new Feature("mobility", 4, 0.1, 0.4));
    }

    @Test
    void featuresCanBeWeightedAnewAndSwitchedOff() {
        String file = classroom.file("Simple.java", DRAUGHTS);
        String player = file + "[men.weight=-2.5,kings=off,advance=off,mobility=off]";
        assertThat(features("international", player, "W:W31,K5,28:B1"))
                .containsExactly(new Feature("men", 1, -2.5, -2.5));
        assertThat(classroom.player("international", player).features()).containsExactly("men");
    }

    @Test
    void decisionsTellDepthNodesAndValue() {
        String file = classroom.file("Simple.java", DRAUGHTS);
        Decision decision = decide(classroom.kind("italian"), file + "[depth=4,time=10m]");
        assertThat(decision.depth()).isEqualTo(4);
        assertThat(decision.value()).isPresent();
        assertThat(decision.counts().nodes()).isGreaterThan(100);
        assertThat(decision.iterations()).hasSize(4);
        assertThat(decision.features()).hasSize(4);
    }

    private Decision decide(EngineFactory kind, String spec) {
        try (Player player = classroom.player(kind.game().id(), spec).create()) {
            return ((OpenPlayer) player).decide(new Game(kind.game()), Limits.INFINITE);
        }
    }

    private List<Feature> features(String game, String spec, String position) {
        return features(classroom.kind(game), spec, position);
    }

    private List<Feature> features(EngineFactory kind, String spec, String position) {
        Game game = new Game(kind.game(), kind.game().notation().position(position));
        try (Player player = classroom.player(kind.game().id(), spec).create()) {
            return ((OpenPlayer) player).features(game, Side.WHITE);
        }
    }
}
