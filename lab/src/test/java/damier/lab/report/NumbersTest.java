package damier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1234.5, 1235",
        "12.345, 12.3",
        "0.012345, 0.0123",
        "-0.0001, -0.0001",
        "NaN, –",
        "Infinity, ∞",
        "-Infinity, -∞"
    })
    void numbersHaveAsManyDigitsAsSaySomething(double number, String text) {
        assertThat(Numbers.text(number)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "61.234, 4.56, 61.2 ± 4.6",
        "0.0123, 0.00456, 0.0123 ± 0.0046",
        "1234, 56, 1234 ± 56",
        "-0.001, 12, 0 ± 12",
        "5, 0, 5",
        "5, NaN, 5 ± –",
        "NaN, NaN, –"
    })
    void anIntervalSaysHowManyDigitsCount(double number, double half, String text) {
        assertThat(Numbers.text(number, half)).isEqualTo(text);
    }
}
