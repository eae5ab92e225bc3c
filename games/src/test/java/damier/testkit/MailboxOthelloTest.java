package damier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Random;

class MailboxOthelloTest {
    private static final long MOST_NODES = Share.of(600_000L);

    @Test
    void countsTheNodesThatAreKnown() {
        for (PerftSeries series : PerftSeries.of("othello")) {
            MailboxOthello position = MailboxOthello.of(series.fen());
            series.nodesUpTo(MOST_NODES)
                    .forEach((depth, nodes) -> assertThat(position.perft(depth)).isEqualTo(nodes));
        }
    }

    @Test
    void blackStartsAndFlipsOneDisc() {
        MailboxOthello start = MailboxOthello.start();
        assertThat(start.moves()).containsExactly("d3", "c4", "f5", "e6");
        assertThat(start.flips("f5")).containsExactly("e5");
        assertThat(start.play("f5").discDifference()).isEqualTo(-3);
    }

    @Test
    void passesWhenNoDiscCanBeFlipped() {
        MailboxOthello position = MailboxOthello.of("XO-" + "-".repeat(61) + " O");
        assertThat(position.moves()).containsExactly(MailboxOthello.PASS);
        MailboxOthello finished = position.play(MailboxOthello.PASS).play("c1");
        assertThat(finished.isFinished()).isTrue();
        assertThat(finished.discDifference()).isEqualTo(-3);
        assertThat(finished.competitionScore()).isEqualTo(-64);
    }

    @Test
    void textRoundTrips() {
        Random random = new Random(1);
        for (int count = 0; count < 50; count++) {
            MailboxOthello position = MailboxOthello.random(random);
            assertThat(MailboxOthello.of(position.toString())).hasToString(position.toString());
        }
    }
}
