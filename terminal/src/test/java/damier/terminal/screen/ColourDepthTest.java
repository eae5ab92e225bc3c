package damier.terminal.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Map;

class ColourDepthTest {
    private static ColourDepth of(Map<String, String> environment) {
        return ColourDepth.of(environment::get);
    }

    @Test
    void noColorIsObeyed() {
        assertThat(of(Map.of("NO_COLOR", "1", "TERM", "xterm-256color", "COLORTERM", "truecolor")))
                .isEqualTo(ColourDepth.NONE);
    }

    @Test
    void anEmptyNoColorSaysNothing() {
        assertThat(of(Map.of("NO_COLOR", "", "TERM", "xterm"))).isEqualTo(ColourDepth.SIXTEEN);
    }

    @Test
    void theTerminalTellsHowManyColoursItHas() {
        assertThat(of(Map.of("TERM", "xterm", "COLORTERM", "truecolor")))
                .isEqualTo(ColourDepth.TRUE);
        assertThat(of(Map.of("TERM", "screen-256color"))).isEqualTo(ColourDepth.MANY);
        assertThat(of(Map.of("TERM", "linux"))).isEqualTo(ColourDepth.SIXTEEN);
        assertThat(of(Map.of("TERM", "vt220"))).isEqualTo(ColourDepth.NONE);
        assertThat(of(Map.of())).isEqualTo(ColourDepth.NONE);
    }

    @Test
    void aColourIsWrittenAsWellAsTheTerminalCan() {
        var gold = new Colour(0xd8a020, 3);
        assertThat(gold.code(ColourDepth.TRUE, false)).isEqualTo("38;2;216;160;32");
        assertThat(gold.code(ColourDepth.MANY, true)).isEqualTo("48;5;178");
        assertThat(gold.code(ColourDepth.SIXTEEN, false)).isEqualTo("33");
        assertThat(new Colour(0xffffff, 15).code(ColourDepth.SIXTEEN, true)).isEqualTo("107");
    }

    @Test
    void withoutColoursNoneIsWritten() {
        var style = Style.of(Palette.GOLD, Palette.BLACK).asBold();
        assertThat(style.sequence(ColourDepth.NONE)).isEqualTo("\033[0;1m");
    }
}
