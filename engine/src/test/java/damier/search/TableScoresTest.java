package damier.search;

import static damier.table.TranspositionTable.EXACT;
import static damier.table.TranspositionTable.LOWER;
import static damier.table.TranspositionTable.NO_BOUND;
import static damier.table.TranspositionTable.NO_EVALUATION;
import static damier.table.TranspositionTable.UPPER;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Scores;
import damier.table.TranspositionTable;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableScoresTest {
    @Test
    void theTableCountsTheDistanceOfAWinFromItsPosition() {
        assertThat(TableScores.toTable(Scores.WIN - 9, 4)).isEqualTo(Scores.WIN - 5);
        assertThat(TableScores.toTable(Scores.LOSS + 9, 4)).isEqualTo(Scores.LOSS + 5);
    }

    @Test
    void theSameWinIsFurtherFromTheRootOnALongerPath() {
        int win = TableScores.toTable(Scores.WIN - 9, 4);
        assertThat(TableScores.fromTable(win, 6)).isEqualTo(Scores.WIN - 11);
        int loss = TableScores.toTable(Scores.LOSS + 9, 4);
        assertThat(TableScores.fromTable(loss, 6)).isEqualTo(Scores.LOSS + 11);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 18, 6400, -6400, 29_000, -29_000})
    void anEvaluationIsTheSameOnEveryPath(int score) {
        assertThat(TableScores.toTable(score, 40)).isEqualTo(score);
        assertThat(TableScores.fromTable(score, 40)).isEqualTo(score);
    }

    @ParameterizedTest
    @ValueSource(ints = {Scores.WIN, Scores.WIN - 200, Scores.LOSS, Scores.LOSS + 200, 0, 123})
    void aScoreReadAtTheSamePlyIsTheOneThatWasWritten(int score) {
        for (int ply = 0; ply <= 200; ply++) {
            int fromRoot = TableScores.fromTable(score, ply);
            assertThat(TableScores.toTable(fromRoot, ply)).isEqualTo(score);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-11, " + UPPER,
        "-10, " + UPPER,
        "-9, " + EXACT,
        "19, " + EXACT,
        "20, " + LOWER,
        "21, " + LOWER
    })
    void onlyAScoreInsideTheWindowIsExact(int score, int bound) {
        assertThat(TableScores.bound(score, -10, 20)).isEqualTo(bound);
    }

    @ParameterizedTest
    @CsvSource({
        LOWER + ", 50, true",
        LOWER + ", 51, true",
        LOWER + ", 49, false",
        UPPER + ", 49, true",
        UPPER + ", 50, false",
        EXACT + ", 50, true",
        EXACT + ", 49, true",
        NO_BOUND + ", 50, false",
        NO_BOUND + ", 49, false"
    })
    void aBoundDecidesANullWindowOnItsOwnSideOnly(int bound, int score, boolean decisive) {
        var table = new TranspositionTable(1);
        table.store(42, 5, score, bound, 1, NO_EVALUATION);
        assertThat(TableScores.isDecisive(table.probe(42), score, 50)).isEqualTo(decisive);
    }
}
