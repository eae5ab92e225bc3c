package damier.othello.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.MoveList;
import damier.core.NotationException;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;

import org.junit.jupiter.api.Test;

import java.util.Random;

class OthelloTranscriptTest {
    private final OthelloRules rules = new OthelloRules();
    private final OthelloPosition start = rules.newPosition();

    @Test
    void movesMayStandTogetherOrApartInAnyCase() {
        long[] moves = OthelloTranscript.read(start, "f5d6c3d3c4").toArray();
        assertThat(moves).containsExactly(37, 43, 18, 19, 26);
        assertThat(OthelloTranscript.read(start, " F5 d6, C3\nd3c4 ").toArray()).isEqualTo(moves);
        assertThat(OthelloTranscript.read(start, "").isEmpty()).isTrue();
    }

    @Test
    void passesAreReadWhereTheyStandAndPutInWhereTheyDoNot() {
        OthelloPosition stuck = new OthelloNotation().position("XO" + "-".repeat(62) + " O");
        for (String text : new String[] {"c1", "passc1", "pac1", "PS C1", "--c1"}) {
            long[] moves = OthelloTranscript.read(stuck, text).toArray();
            assertThat(moves).containsExactly(OthelloRules.PASS, 2);
        }
    }

    @Test
    void faultsNameTheRuleAndTheColumn() {
        assertThatThrownBy(() -> OthelloTranscript.read(start, "f5 d6 f5"))
                .isInstanceOf(NotationException.class)
                .hasMessage(
                        "transcript: f5: the square is taken, and a disc never leaves its square"
                                + " (WOF rule 8) (column 7)");
        assertThatThrownBy(() -> OthelloTranscript.read(start, "f5d6c"))
                .isInstanceOf(NotationException.class)
                .hasMessage("transcript: 'c' is neither a square nor a pass (column 5)");
    }

    @Test
    void randomGamesRoundTripWithTheirPasses() {
        Random random = new Random(5);
        for (int game = 0; game < 500; game++) {
            MoveList moves = randomGame(random);
            while (!moves.isEmpty()) {
                String text = OthelloTranscript.write(moves);
                assertThat(OthelloTranscript.read(start, text).toArray())
                        .isEqualTo(moves.toArray());
                moves.setSize(moves.size() - 1 - random.nextInt(moves.size()));
            }
        }
    }

    private MoveList randomGame(Random random) {
        MoveList game = new MoveList();
        MoveList moves = new MoveList();
        OthelloPosition at = rules.newPosition();
        rules.generate(at, moves);
        while (!moves.isEmpty()) {
            long move = moves.get(random.nextInt(moves.size()));
            game.add(move);
            rules.play(at, move, at);
            rules.generate(at, moves);
        }
        return game;
    }
}
