package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Ending;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Result;
import damier.core.Scores;
import damier.games.DraughtsGames;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each draw by count comes on the ply that its rule says, and not a ply earlier. */
class DrawRulesTest {
    private final Games games = new Games();

    @ParameterizedTest(name = "{0} {1}: {2} moves each")
    @CsvSource(
            delimiter = ';',
            value = {
                "international; W:WK1,K2,31:BK50,K49; 25",
                "international; W:WK1,K2,K3:BK50; 16",
                "international; W:WK1,K2:BK50; 5",
                "international; W:WK1:BK50; 5",
                "killer; W:WK1,K2:BK50; 5",
                "frisian; W:WK1,K2:BK50; 7",
                "frisian; W:WK1:BK50; 2",
                "russian; W:WK1,K2,K3:BK32; 15",
                "russian; W:WK1,K2:BK32; 5",
                "russian; W:WK1,K2,29:BK32,4; 15",
                "brazilian; W:WK1,K2:BK32; 5",
                "pool; W:WK1,K2,K3:BK32; 13",
                "english; W:WK1,K2:BK32; 40",
                "italian; W:WK1,K2:BK32; 40",
                "spanish; W:WK1,K2:BK32; 20",
                "czech; W:WK1,K2:BK32; 15",
            })
    void comesAfterSoManyMovesOfEachSide(String id, String fen, int moves) {
        assertThat(pliesToDraw(games.byId(id), fen)).isEqualTo(2 * moves);
    }

    /** Plays on, as if nothing could be captured, until the rules call it a draw. */
    private static int pliesToDraw(GameDefinition kind, String fen) {
        Position at = kind.notation().position(fen);
        Position next = kind.rules().newPosition();
        for (int plies = 0; plies < 200; plies++) {
            if (kind.rules().outcome(at, 1) == Scores.DRAW) {
                assertThat(kind.rules().isDrawNear(at, 0)).isTrue();
                assertThat(kind.explainer().ending(at).text()).isNotBlank();
                return plies;
            }
            kind.rules().play(at, shuttle(at), next);
            kind.rules().copy(next, at);
        }
        return -1;
    }

    /**
     * A king of the side to move steps from its square to the same square: it moves, nothing
     * changes.
     */
    private static long shuttle(Position position) {
        DraughtsPosition at = (DraughtsPosition) position;
        int bit = Long.numberOfTrailingZeros(at.own() & at.kings());
        return Moves.quiet(bit, bit);
    }

    @Test
    void promotionWithinTheSixteenMovesDoesNotStartThemAnew() {
        GameDefinition kind = DraughtsGames.of(Variants.INTERNATIONAL);
        Position at = kind.notation().position("W:WK46,K47,6:BK5");
        DraughtsPosition next = (DraughtsPosition) kind.rules().newPosition();
        kind.rules().play(at, kind.notation().move(at, "6-1"), next);

        assertThat(next.endgamePlies()).isEqualTo(1);
        assertThat(next.reversiblePlies()).isZero();
    }

    @Test
    void capturesThatLeadToTheFiveMovesStartThemAnew() {
        GameDefinition kind = DraughtsGames.of(Variants.INTERNATIONAL);
        DraughtsPosition at = (DraughtsPosition) kind.notation().position("B:WK46,28:BK5,23");
        DraughtsPosition next = (DraughtsPosition) kind.rules().newPosition();
        kind.rules().play(at, kind.notation().move(at, "23x32"), next);

        assertThat(next.endgame()).isNotEqualTo(at.endgame());
        assertThat(next.endgamePlies()).isZero();
    }

    @Test
    void aFederationMayDrawAtTheFourthOccurrence() {
        Variant.Draws draws = Variants.ITALIAN_DRAUGHTS.draws();
        Variant four =
                Variants.ITALIAN_DRAUGHTS.with(
                        new Variant.Draws(4, 0, draws.endgames(), draws.anyChangeRestarts()));
        GameDefinition kind = DraughtsGames.of(four);
        Game game = new Game(kind, kind.notation().position("W:WK32,K31:BK1,K2"));
        String[] round = {"32-28", "1-5", "28-32", "5-1"};
        for (int i = 0; i < 3; i++) {
            assertThat(game.ending()).isEmpty();
            for (String move : round) {
                game.play(kind.notation().move(game.position(), move));
            }
        }
        assertThat(game.ending().map(Ending::result)).contains(Result.DRAW);
    }

    @Test
    void inBreakthroughKingsNeverCount() {
        assertThat(pliesToDraw(games.byId("breakthrough"), "W:W31:B20")).isEqualTo(-1);
    }
}
