package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two positions in which one move is best, for White and, turned round, for Black. */
class BestMoveTest {
    private static final String FIRST = "W:WK11,16,22:B1,31";
    private static final String SECOND = "W:W23,29,33,34,35,38,39,43:B12,13,14,15,18,20,22,24";

    private static String move(String player, Position position) {
        Game game = new Game(Kinds.INTERNATIONAL, position);
        Decision decision = ClassicPlayers.create(player).choose(game, Limits.depth(8), Watch.NONE);
        return Kinds.INTERNATIONAL.notation().format(position, decision.move());
    }

    @ParameterizedTest
    @CsvSource({
        "international.giordano-lefevre",
        "international.gosgens-sommers",
        "international.le-minh"
    })
    void bestMoveIsFoundPlayingWhite(String player) {
        assertThat(move(player, Kinds.INTERNATIONAL.notation().position(FIRST))).isEqualTo("11-7");
        assertThat(move(player, Kinds.INTERNATIONAL.notation().position(SECOND)))
                .isEqualTo("35-30");
    }

    @ParameterizedTest
    @CsvSource({
        "international.giordano-lefevre",
        "international.gosgens-sommers",
        "international.le-minh"
    })
    void bestMoveIsFoundPlayingBlack(String player) {
        assertThat(move(player, Kinds.reversed(Kinds.INTERNATIONAL.notation().position(FIRST))))
                .isEqualTo("40-44");
        assertThat(move(player, Kinds.reversed(Kinds.INTERNATIONAL.notation().position(SECOND))))
                .isEqualTo("16-21");
    }

    @ParameterizedTest
    @CsvSource({"on, 35-30", "off, 34-30"})
    void quiescenceSeesBeyondTheHorizon(String quiescence, String best) {
        String player = "international.le-minh[quiescence=" + quiescence + "]";
        Game game = Kinds.game(Kinds.INTERNATIONAL, SECOND);
        Decision decision = ClassicPlayers.create(player).choose(game, Limits.depth(5), Watch.NONE);

        assertThat(Kinds.INTERNATIONAL.notation().format(game.position(), decision.move()))
                .isEqualTo(best);
    }
}
