package damier.othello;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.core.Rules;
import damier.othello.text.OthelloNotation;
import damier.testkit.MailboxOthello;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The rules against the same rules written square by square, on positions of random games. */
class OthelloComparisonTest {
    private static final int POSITIONS = Share.of(200_000);

    private final OthelloRules rules = new OthelloRules();
    private final OthelloNotation notation = new OthelloNotation();
    private final MoveList moves = new MoveList();
    private final OthelloPosition after = rules.newPosition();

    @Test
    void bothRulesAgreeOnMovesResultsAndText() {
        Random random = new Random(64);
        MailboxOthello mailbox = MailboxOthello.start();
        for (int count = 0; count < POSITIONS; count++) {
            List<String> names = mailbox.moves();
            compare(mailbox, names);
            mailbox =
                    names.isEmpty()
                            ? MailboxOthello.start()
                            : mailbox.play(names.get(random.nextInt(names.size())));
        }
    }

    private void compare(MailboxOthello mailbox, List<String> names) {
        OthelloPosition at = notation.position(mailbox.toString());
        assertThat(notation.format(at)).isEqualTo(mailbox.toString());
        rules.generate(at, moves);
        assertThat(names(at, moves)).as(mailbox::toString).isEqualTo(names);
        assertThat(names(at, legalMoves(at))).as(mailbox::toString).isEqualTo(names);
        assertThat(rules.count(at)).isEqualTo(names.size());
        int outcome = names.isEmpty() ? 100 * mailbox.competitionScore() : Rules.ONGOING;
        assertThat(rules.outcome(at, names.size())).isEqualTo(outcome);
        for (int index = 0; index < moves.size(); index++) {
            comparePlayed(mailbox, at, moves.get(index));
        }
    }

    private void comparePlayed(MailboxOthello mailbox, OthelloPosition at, long move) {
        String name = notation.format(at, move);
        assertThat(notation.move(at, name)).isEqualTo(move);
        rules.play(at, move, after);
        String text = notation.format(after);
        assertThat(text).isEqualTo(mailbox.play(name).toString());
        assertThat(after.key()).isEqualTo(notation.position(text).key());
    }

    private MoveList legalMoves(OthelloPosition at) {
        MoveList legal = new MoveList();
        for (long move = -1; move <= OthelloRules.PASS + 1; move++) {
            if (rules.isLegal(at, move)) {
                legal.add(move);
            }
        }
        return legal;
    }

    private List<String> names(OthelloPosition at, MoveList moves) {
        List<String> names = new ArrayList<>();
        for (int index = 0; index < moves.size(); index++) {
            names.add(notation.format(at, moves.get(index)));
        }
        return names;
    }
}
