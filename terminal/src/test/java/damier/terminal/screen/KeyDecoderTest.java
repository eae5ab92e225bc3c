package damier.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import damier.terminal.screen.KeyDecoder.Letters;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

class KeyDecoderTest {
    private static List<Key> keys(String sent) throws IOException {
        int[] at = {0};
        var decoder =
                new KeyDecoder(
                        millis ->
                                at[0] < sent.length()
                                        ? sent.charAt(at[0]++)
                                        : millis > 0 ? Letters.NONE_YET : Letters.END);
        List<Key> keys = new ArrayList<>();
        for (Key key = decoder.next(); key.kind() != Key.Kind.END; key = decoder.next()) {
            keys.add(key);
        }
        return keys;
    }

    @Test
    void lettersAreThemselves() throws IOException {
        assertThat(keys("3x")).containsExactly(Key.letter('3'), Key.letter('x'));
    }

    @Test
    void arrowsComeInTwoForms() throws IOException {
        assertThat(keys("\033[A\033OB\033[1;2C\033[D"))
                .extracting(Key::kind)
                .containsExactly(Key.Kind.UP, Key.Kind.DOWN, Key.Kind.RIGHT, Key.Kind.LEFT);
    }

    @Test
    void aLoneEscapeIsOne() throws IOException {
        assertThat(keys("\033")).containsExactly(Key.of(Key.Kind.ESCAPE));
    }

    @Test
    void aClickHasItsPlace() throws IOException {
        assertThat(keys("\033[<0;12;5M")).containsExactly(Key.click(4, 11));
    }

    @Test
    void aButtonLetGoIsNoClick() throws IOException {
        assertThat(keys("\033[<0;12;5m\033[<2;1;1M"))
                .extracting(Key::kind)
                .containsOnly(Key.Kind.OTHER);
    }

    @Test
    void pagesAndEndsAndTheWheelAreKeys() throws IOException {
        assertThat(keys("\033[5~\033[6~\033[H\033[4~\033[<64;1;1M\033[<65;1;1M"))
                .extracting(Key::kind)
                .containsExactly(
                        Key.Kind.PAGE_UP,
                        Key.Kind.PAGE_DOWN,
                        Key.Kind.FIRST,
                        Key.Kind.LAST,
                        Key.Kind.WHEEL_UP,
                        Key.Kind.WHEEL_DOWN);
    }

    @Test
    void ctrlCEndsTheKeys() throws IOException {
        assertThat(keys("a\u0003b")).containsExactly(Key.letter('a'));
    }

    @Test
    void nonsenseIsPassedOver() throws IOException {
        assertThat(keys("\033[9999999999999999999999999999999999999999Za"))
                .endsWith(Key.letter('a'));
    }
}
