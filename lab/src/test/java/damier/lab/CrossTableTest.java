package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Ending.Reason;
import damier.lab.stats.Outcomes;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

class CrossTableTest {
    /** 0 beats 1 by 3 - 1, 2 beats 0 by 3½ - ½, 1 and 2 have not met. */
    private final CrossTable table =
            new CrossTable(
                    Schedule.roundRobin(3),
                    List.of(
                            new Standing(
                                    3,
                                    0,
                                    1,
                                    Outcomes.ofPairs(0, 0, 1, 0, 1),
                                    Map.of(Reason.TIME, 1),
                                    Map.of(Reason.CRASH, 2)),
                            new Standing(
                                    0,
                                    1,
                                    3,
                                    Outcomes.ofPairs(1, 1, 0, 0, 0),
                                    Map.of(Reason.TIME, 2),
                                    Map.of()),
                            Standing.START),
                    OptionalInt.empty());

    @Test
    void bestPlayerComesFirst() {
        assertThat(table.rows()).extracting(CrossTable.Row::player).containsExactly(2, 0, 1);
    }

    @Test
    void rowsHoldWhatAPlayerScoredInAll() {
        CrossTable.Row row = table.rows().get(1);
        assertThat(row.games()).isEqualTo(8);
        assertThat(row.wins()).isEqualTo(3);
        assertThat(row.draws()).isEqualTo(1);
        assertThat(row.losses()).isEqualTo(4);
        assertThat(row.points()).isEqualTo(3.5);
        assertThat(row.score()).isEqualTo(3.5 / 8);
        assertThat(row.faults()).containsExactly(Map.entry(Reason.TIME, 3));
        assertThat(table.rows().get(2).faults()).containsExactly(Map.entry(Reason.CRASH, 2));
    }

    @Test
    void bothSidesOfAPairingHaveTheirPoints() {
        assertThat(table.points(0, 1)).hasValue(3);
        assertThat(table.points(1, 0)).hasValue(1);
        assertThat(table.points(0, 2)).hasValue(0.5);
        assertThat(table.points(2, 0)).hasValue(3.5);
        assertThat(table.points(1, 2)).isEqualTo(OptionalDouble.empty());
        assertThat(table.points(1, 1)).isEqualTo(OptionalDouble.empty());
    }

    @Test
    void anchorHasTheRatingZero() {
        var anchored =
                new CrossTable(Schedule.roundRobin(2), List.of(Standing.START), OptionalInt.of(1));
        assertThat(anchored.rows().get(1).rating().elo()).isZero();
    }
}
