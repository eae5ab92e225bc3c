package damier.archive;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DayTest {
    @ParameterizedTest
    @CsvSource({
        "2003.05.23, 2003.05.23",
        "2003-5-3, 2003.05.03",
        "25.11.2000, 2000.11.25",
        "11/25/2000, 2000.11.25",
        "11.2000, 2000.11.??",
        "2020.??.??, 2020.??.??",
        "2020, 2020.??.??",
        "????.??.??, ''",
        "spring 2004, ''"
    })
    void datesHaveOneForm(String written, String day) {
        assertThat(Day.of(written)).isEqualTo(day);
    }
}
