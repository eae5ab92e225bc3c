package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class SimplePlayersTest {
    private static long move(String player, Game game) {
        return ClassicPlayers.create(player).choose(game, Limits.INFINITE, Watch.NONE).move();
    }

    private static List<Long> play(GameDefinition kind, String player) {
        Game game = new Game(kind);
        List<Long> moves = new ArrayList<>();
        while (game.ending().isEmpty() && game.ply() < 60) {
            moves.add(move(player, game));
            game.play(moves.getLast());
        }
        return moves;
    }

    @Test
    void sameSeedGivesTheSameGame() {
        for (String player : List.of("random", "greedy", "uninformed")) {
            for (GameDefinition kind : List.of(Kinds.INTERNATIONAL, Kinds.SPANISH, Kinds.OTHELLO)) {
                assertThat(play(kind, player + "[seed=7]"))
                        .isEqualTo(play(kind, player + "[seed=7]"))
                        .isNotEqualTo(play(kind, player + "[seed=8]"));
            }
        }
    }

    @Test
    void randomPlaysEveryMoveAboutEquallyOften() {
        Game game = new Game(Kinds.INTERNATIONAL);
        Map<Long, Integer> counts = new HashMap<>();
        for (int seed = 0; seed < 9000; seed++) {
            counts.merge(move("uninformed[seed=" + seed + "]", game), 1, Integer::sum);
        }

        assertThat(counts).hasSize(9);
        assertThat(counts.values()).allMatch(count -> count > 850 && count < 1150);
    }

    @Test
    void optimisticPlaysFromTheLowestSquareToTheLowest() {
        Game white = new Game(Kinds.INTERNATIONAL);
        assertThat(text(white, move("optimistic", white))).isEqualTo("31-26");

        Game black = Kinds.game(Kinds.INTERNATIONAL, "B:WK50:BK28,31,3");
        assertThat(text(black, move("optimistic", black))).isEqualTo("3-8");

        Game othello = new Game(Kinds.OTHELLO);
        assertThat(text(othello, move("optimistic", othello))).isEqualTo("d3");
    }

    @Test
    void optimisticCountsSpanishSquaresAsSpaniardsDo() {
        Game game = new Game(Kinds.SPANISH);
        List<String> moves =
                Arrays.stream(game.legalMoves()).mapToObj(move -> text(game, move)).toList();

        assertThat(moves).contains("9-13");
        assertThat(text(game, move("optimistic", game))).isEqualTo("9-13");
    }

    private static String text(Game game, long move) {
        return game.kind().notation().format(game.position(), move);
    }

    @Test
    void greedyLeavesItselfMostMaterial() {
        // Promotion is worth two men more; a king of the opponent is worth three.
        Game promotion = Kinds.game(Kinds.INTERNATIONAL, "W:W6,48:B2,35");
        assertThat(text(promotion, move("greedy", promotion))).isEqualTo("6-1");

        // Captures compared by what they take: the king rather than the man.
        Game capture = Kinds.game(Kinds.INTERNATIONAL, "W:W28,36:B23,K31,1");
        assertThat(text(capture, move("greedy", capture))).isEqualTo("36x27");
    }

    @Test
    void greedyTakesMostDiscs() {
        Game game = Kinds.randomGame(Kinds.OTHELLO, 5, 20);
        Decision decision =
                ClassicPlayers.create("greedy").choose(game, Limits.INFINITE, Watch.NONE);

        assertThat(decision.counts().nodes()).isEqualTo(game.legalMoves().length);
        for (long move : game.legalMoves()) {
            Game after = game.copy();
            after.play(move);
            int difference =
                    after.kind().board().count(after.position(), game.side())
                            - after.kind().board().count(after.position(), game.side().opponent());
            assertThat((double) difference).isLessThanOrEqualTo(decision.value().getAsDouble());
        }
    }
}
