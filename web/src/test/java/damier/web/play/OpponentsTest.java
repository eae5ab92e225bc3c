package damier.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpponentsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "damier                         | damier[variety=on,table=16]",
                "damier[level=3]                | damier[level=3,variety=on,table=16]",
                "damier[table=8,variety=off]    | damier[table=8,variety=off]",
                "greedy                         | greedy",
                "hub:./scan hub[threads=2]      | hub:./scan hub[threads=2]",
            })
    void theEngineIsCasualUnlessItIsToldOtherwise(String asked, String casual) {
        assertThat(Opponents.casual(asked)).isEqualTo(casual);
    }
}
