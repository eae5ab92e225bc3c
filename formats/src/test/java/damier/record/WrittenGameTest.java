package damier.record;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.draughts.Variants;
import damier.games.DraughtsGames;

import org.junit.jupiter.api.Test;

class WrittenGameTest {
    private final GameDefinition kind = DraughtsGames.of(Variants.INTERNATIONAL);
    private final WrittenGame game = new WrittenGame(kind);

    private MoveNode play(MoveNode at, String text) {
        return at.add(kind.notation().move(game.positionAt(at), text));
    }

    @Test
    void theFirstMoveAddedGoesOnAndTheNextIsAVariation() {
        var first = play(game.root(), "32-28");
        var variation = play(game.root(), "33-28");
        var second = play(first, "19-23");
        assertThat(game.mainLine()).containsExactly(first, second);
        assertThat(game.root().children()).containsExactly(first, variation);
        assertThat(second.ply()).isEqualTo(2);
    }

    @Test
    void aPositionFollowsTheMovesOfItsOwnLine() {
        play(game.root(), "32-28");
        var variation = play(play(game.root(), "33-28"), "18-23");
        assertThat(kind.notation().format(game.positionAt(variation)))
                .isEqualTo(
                        "W:W28,31,32,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50"
                                + ":B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,19,20,23");
    }

    @Test
    void aPositionSetUpInBetweenReplacesWhatWasPlayed() {
        var setup = play(game.root(), "32-28").addSetup(kind.notation().position("B:W40:BK5,7"));
        var move = play(setup, "7-12");
        assertThat(setup.isMove()).isFalse();
        assertThat(kind.notation().format(game.positionAt(setup))).isEqualTo("B:W40:BK5,7");
        assertThat(move.ply()).isEqualTo(2);
    }

    @Test
    void aGameKeepsItsOwnStart() {
        Position start = kind.notation().position("W:W28:B10");
        var other = new WrittenGame(kind, start);
        kind.rules().copy(kind.rules().newPosition(), start);
        assertThat(kind.notation().format(other.start())).isEqualTo("W:W28:B10");
        assertThat(other.hasUsualStart()).isFalse();
        assertThat(game.hasUsualStart()).isTrue();
    }

    @Test
    void veryLongGamesAreWalked() {
        var at = game.root();
        for (int ply = 0; ply < 200_000; ply++) {
            at = at.addSetup(game.start());
        }
        assertThat(game.mainLine()).hasSize(200_000);
        assertThat(game.positionAt(at).key()).isEqualTo(game.start().key());
    }
}
