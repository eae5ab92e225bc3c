package damier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Ending.Reason;
import damier.games.Games;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class GameTest {
    private final Games games = new Games();

    @Test
    void movesAreTakenBackAndMadeAgain() {
        Game game = game("international", "");
        play(game, "32-28", "19-23", "28x19");
        String after = fen(game);

        assertThat(game.undo()).isTrue();
        assertThat(game.ply()).isEqualTo(2);
        assertThat(game.redo()).isTrue();
        assertThat(fen(game)).isEqualTo(after);
        assertThat(game.redo()).isFalse();
    }

    @Test
    void aNewMoveForgetsThoseTakenBack() {
        Game game = game("international", "");
        play(game, "32-28", "19-23");
        game.undo();
        play(game, "20-25");

        assertThat(game.redo()).isFalse();
        assertThat(game.ply()).isEqualTo(2);
    }

    @Test
    void nothingIsTakenBackBeforeTheFirstMove() {
        assertThat(game("othello", "").undo()).isFalse();
    }

    @Test
    void anIllegalMoveChangesNothing() {
        Game game = game("international", "");

        assertThatThrownBy(() -> game.play(1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(game.ply()).isZero();
    }

    @Test
    void aSideWithoutAMoveHasLost() {
        Game game = game("international", "W:W28:B22,23");
        play(game, "28x17");

        assertEnded(game("international", "B:W6:BK50"), Optional.empty(), Reason.POSITION);
        assertEnded(
                game("international", "W:W16:B11,7"),
                Optional.of(Result.BLACK_WINS),
                Reason.POSITION);
    }

    @Test
    void inAntidraughtsASideWithoutAMoveHasWon() {
        assertEnded(
                game("antidraughts", "W:W16:B11,7"),
                Optional.of(Result.WHITE_WINS),
                Reason.POSITION);
    }

    @Test
    void inBreakthroughTheFirstKingWins() {
        Game game = game("breakthrough", "W:W6:B20,25");
        play(game, "6-1");

        assertEnded(game, Optional.of(Result.WHITE_WINS), Reason.POSITION);
        assertThat(game.legalMoves()).isEmpty();
    }

    @Test
    void theThirdOccurrenceOfAPositionIsADraw() {
        Game game = game("english", "B:WK32,29:BK4,12");
        for (int i = 0; i < 2; i++) {
            play(game, "4-8", "32-28", "8-4");
            assertThat(game.ending()).isEmpty();
            play(game, "28-32");
        }
        assertEnded(game, Optional.of(Result.DRAW), Reason.REPETITION);
        assertThat(game.ending().orElseThrow().rule())
                .isEqualTo("draw: the position has occurred 3 times (WCDF 1.32.1)");
        game.undo();
        assertThat(game.ending()).isEmpty();
    }

    @Test
    void resigningLosesAndCanBeTakenBack() {
        Game game = game("italian", "");
        game.resign(Side.WHITE);

        assertEnded(game, Optional.of(Result.BLACK_WINS), Reason.RESIGNATION);
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.undo()).isTrue();
        assertThat(game.ending()).isEmpty();
    }

    @Test
    void aDrawCanBeAgreedAndTimeCanRunOut() {
        Game agreed = game("international", "");
        agreed.agreeDraw();
        assertEnded(agreed, Optional.of(Result.DRAW), Reason.AGREEMENT);

        Game late = game("international", "");
        late.loseOnTime(Side.BLACK);
        assertEnded(late, Optional.of(Result.WHITE_WINS), Reason.TIME);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Game game = game("international", "");
        play(game, "32-28");
        Game copy = game.copy();
        play(copy, "19-23");

        assertThat(game.ply()).isEqualTo(1);
        assertThat(copy.ply()).isEqualTo(2);
    }

    private Game game(String id, String fen) {
        return start(games.byId(id), fen);
    }

    private static Game start(GameDefinition kind, String fen) {
        return fen.isEmpty() ? new Game(kind) : new Game(kind, kind.notation().position(fen));
    }

    private static void play(Game game, String... moves) {
        for (String move : moves) {
            game.play(game.kind().notation().move(game.position(), move));
        }
    }

    private static String fen(Game game) {
        return game.kind().notation().format(game.position());
    }

    private static void assertEnded(Game game, Optional<Result> result, Reason reason) {
        assertThat(game.ending().map(Ending::result)).isEqualTo(result);
        game.ending()
                .ifPresent(
                        ending -> {
                            assertThat(ending.reason()).isEqualTo(reason);
                            assertThat(ending.rule()).isNotBlank();
                        });
    }
}
