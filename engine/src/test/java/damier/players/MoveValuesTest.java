package damier.players;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Scores;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;

import org.junit.jupiter.api.Test;

import java.util.List;

class MoveValuesTest {
    private final EngineFactory kind = new Engines(new Games()).byId("international");

    @Test
    void aWinningMoveComesFirstAndAMistakeLast() {
        List<String> moves = values(kind.game(), "W:W28,37,46:B19,17", "damier[table=1]");
        assertThat(moves).isNotEmpty();
        assertThat(moves.getFirst()).isNotEqualTo(moves.getLast());
    }

    @Test
    void aMoveThatEndsTheGameIsAWinInOnePly() {
        try (Player player = PlayerSpecs.parse(kind, "random").create()) {
            assertThat(first(kind.game(), "W:W28:B22", player).score()).hasValue(Scores.WIN - 1);
        }
    }

    @Test
    void playersThatDoNotTellLeaveItOpen() {
        try (Player player = PlayerSpecs.parse(kind, "random").create()) {
            assertThat(first(kind.game(), "W:W48,47:B1,2", player).score()).isEmpty();
        }
    }

    private MoveValues.MoveValue first(GameDefinition game, String position, Player player) {
        var at = new Game(game, game.notation().position(position));
        return MoveValues.of(player, at, Limits.depth(3)).getFirst();
    }

    private List<String> values(GameDefinition game, String position, String spec) {
        var at = new Game(game, game.notation().position(position));
        try (Player player = PlayerSpecs.parse(kind, spec).create()) {
            List<MoveValues.MoveValue> values = MoveValues.of(player, at, Limits.depth(5));
            assertThat(values)
                    .hasSameSizeAs(at.legalMoves())
                    .isSortedAccordingTo(
                            (one, other) ->
                                    Integer.compare(
                                            other.score().orElseThrow(),
                                            one.score().orElseThrow()));
            return values.stream()
                    .map(value -> game.notation().format(at.position(), value.move()))
                    .toList();
        }
    }
}
