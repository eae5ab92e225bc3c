package damier.protocol.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import damier.core.NotationException;
import damier.core.Side;
import damier.protocol.dxp.DxpMessage.Move;
import damier.protocol.dxp.DxpMessage.Request;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class DxpMessageTest {
    private static final String NAME = "Somebody                        ";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "R01" + NAME + "W005075A",
                "R01" + NAME + "Z0.5000BWzzzzzeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeWWWwZe",
                "A" + NAME + "0",
                "M00023228" + "00",
                "M000023340129",
                "E30",
                "E01",
                "CGood evening",
                "B012Z",
                "K0",
            })
    void everyMessageIsWrittenAsItWasRead(String text) {
        assertThat(DxpMessage.parse(text).text()).isEqualTo(text);
    }

    @Test
    void aMoveHasItsEndsAndWhatItCaptures() {
        Move move = (Move) DxpMessage.parse("M001247130328" + "1922");
        assertThat(move).isEqualTo(new Move(12, 47, 13, List.of(28, 19, 22)));
        assertThat(move.hub()).isEqualTo("47x13x28x19x22");
        assertThat(Move.ofHub("47x13x19x22x28", 12_900_000_000L).text())
                .isEqualTo("M00124713" + "03192228");
        assertThat(Move.ofHub("32-28", 0).text()).isEqualTo("M0000322800");
    }

    @ParameterizedTest
    @CsvSource({
        "120,120",
        "005,5",
        "' .5',0.5",
        "0.5,0.5",
        "1.5,1.5",
        "'  5',5",
        "'.50',0.5",
        "15.,15"
    })
    void timesAreReadAsTheyOccur(String field, double minutes) {
        Request request = (Request) DxpMessage.parse("R01" + NAME + "W" + field + "075A");
        assertThat(request.minutes()).isEqualTo(minutes);
    }

    @Test
    void aTimeIsWrittenInThreeCharacters() {
        for (double minutes : new double[] {0.001, 0.5, 1, 9.99, 10.5, 120, 5000}) {
            String text = new Request("x", Side.WHITE, minutes, 75, Optional.empty()).text();
            assertThat(text).hasSize(43).endsWith("075A");
            assertThat(((Request) DxpMessage.parse(text)).minutes()).isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | message: it ends where a letter should be (column 1)",
                "X | message: there is no message 'X' (column 1)",
                "M00 | message: it ends where a time should be (column 2)",
                "M00003x3301 | message: '3x' is not a square (column 8)",
                "M000032280129 | ",
                "M0000322802 | message: it ends where a captured square should be (column 12)",
                "B001Q | message: expected W or Z, not 'Q' (column 6)",
                "Kx | message: 'x' is not a code (column 3)",
            })
    void whatIsWrongIsNamedWithItsPlace(String text, String fault) {
        if (fault == null) {
            assertThat(DxpMessage.parse(text)).isInstanceOf(Move.class);
        } else {
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> DxpMessage.parse(text))
                    .withMessage(fault);
        }
    }

    @Test
    void aMessageHasAtMost127Characters() {
        assertThat(new DxpMessage.Chat("x".repeat(500)).text()).hasSize(127);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> DxpMessage.parse("C" + "x".repeat(127)))
                .withMessageContaining("more than 127 characters");
    }
}
