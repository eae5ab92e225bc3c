package damier.search;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.games.Games;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RepetitionsTest {
    private static final int PLIES = 20;

    private final Repetitions repetitions = new Repetitions();
    private final Game game = game(new Games().byId("international"));

    private static Game game(GameDefinition kind) {
        return new Game(kind, kind.notation().position("W:WK46,31:BK50,4"));
    }

    @BeforeEach
    void startAnew() {
        repetitions.start(game, PLIES);
    }

    @Test
    void aPositionThatIsNewHasNoEarlierPly() {
        assertThat(repetitions.earlier(0)).isEqualTo(Repetitions.NONE);
        for (int ply = 1; ply <= PLIES; ply++) {
            repetitions.reach(ply, ply, false);
            assertThat(repetitions.earlier(ply)).isEqualTo(Repetitions.NONE);
        }
    }

    @Test
    void aPositionOfTheLineIsFoundWhereItStoodLast() {
        reach(11, 12, 13, 14, 11, 12, 13, 14, 11);
        assertThat(repetitions.earlier(5)).isEqualTo(1);
        assertThat(repetitions.earlier(9)).isEqualTo(5);
    }

    @Test
    void theRootIsFoundFromTheLine() {
        reach(11, 12, 13, game.position().key());
        assertThat(repetitions.earlier(4)).isZero();
    }

    @Test
    void aPositionOfTheGameBeforeTheRootIsFoundAtANegativePly() {
        play(game, "46-41", "50-44", "41-46", "44-50");
        repetitions.start(game, PLIES);
        assertThat(repetitions.earlier(0)).isEqualTo(-4);
        reach(game.position(1).key(), 12, game.position(3).key());
        assertThat(repetitions.earlier(1)).isEqualTo(-3);
        assertThat(repetitions.earlier(2)).isEqualTo(Repetitions.NONE);
        assertThat(repetitions.earlier(3)).isEqualTo(-1);
    }

    @Test
    void nothingIsFoundAcrossAnIrreversibleMoveOfTheLine() {
        repetitions.reach(1, 11, false);
        repetitions.reach(2, 12, true);
        repetitions.reach(3, 13, false);
        repetitions.reach(4, 14, false);
        repetitions.reach(5, 11, false);
        repetitions.reach(6, 12, false);
        assertThat(repetitions.earlier(5)).isEqualTo(Repetitions.NONE);
        assertThat(repetitions.earlier(6)).isEqualTo(2);
    }

    @Test
    void nothingIsFoundAcrossAnIrreversibleMoveOfTheGame() {
        play(game, "31-26");
        repetitions.start(game, PLIES);
        reach(11, 12, game.position(0).key(), game.position(1).key());
        assertThat(repetitions.earlier(3)).isEqualTo(Repetitions.NONE);
        assertThat(repetitions.earlier(4)).isZero();
    }

    /** Reaches positions with these keys from the root on, by moves that can be undone. */
    private void reach(long... keys) {
        for (int i = 0; i < keys.length; i++) {
            repetitions.reach(i + 1, keys[i], false);
        }
    }

    private static void play(Game game, String... moves) {
        for (String move : moves) {
            game.play(game.kind().notation().move(game.position(), move));
        }
    }
}
