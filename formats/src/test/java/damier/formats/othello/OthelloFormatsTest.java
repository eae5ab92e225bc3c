package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;

import damier.record.GameFormat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OthelloFormatsTest {
    private static final String BOARD =
            "---------------------------OX------XO---------------------------";

    private final OthelloFormats formats = new OthelloFormats(Heard.OTHELLO);

    @ParameterizedTest
    @ValueSource(
            strings = {"f5d6", " F5 D6", "1. f5 d6", "1.c4", "E6", "d3c3", "f5\nd3\n", "f5 1. d6"})
    void transcriptsAreRecognised(String text) {
        assertThat(formats.recognise(text)).map(GameFormat::name).contains("transcript");
    }

    @Test
    void boardsAreRecognised() {
        for (String text :
                new String[] {
                    BOARD + " X",
                    BOARD + "x;",
                    BOARD + " X; f5:+2;",
                    BOARD.replaceAll("(.{8})", "$1\n") + "X",
                    BOARD.replace('-', '.').replace('X', '*') + "\n*"
                }) {
            assertThat(formats.recognise(text)).as(text).map(GameFormat::name).contains("obf");
        }
    }

    @Test
    void ggfIsRecognised() {
        assertThat(formats.recognise("1 (;GM[Othello]B[f5];)"))
                .map(GameFormat::name)
                .contains("ggf");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1. 32-28 19-23",
                "1. c3-d4 d6-c5",
                "1.c3d4",
                "W:W31-50:B1-20",
                "[Event \"x\"]",
                "(a comment; no game)",
                "hello",
                "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww"
            })
    void whatIsNoOthelloIsNot(String text) {
        assertThat(formats.recognise(text)).isEmpty();
    }
}
