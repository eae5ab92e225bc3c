package damier.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

class TextInputTest {
    private static String decode(byte[] bytes) throws IOException {
        var text = new StringBuilder();
        try (var in = new TextInput(new ByteArrayInputStream(bytes))) {
            for (int read = in.read(); read != TextInput.END; read = in.read()) {
                text.append((char) read);
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {8_189, 8_190, 8_191, 8_192, 16_381, 16_383})
    void charactersOfSeveralBytesMayLieAcrossBuffers(int before) throws IOException {
        String text = "x".repeat(before) + "é€😀Ж".repeat(5_000);
        assertThat(decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
    }

    @Test
    void bytesThatCannotBeUtf8AreLatin1() throws IOException {
        byte[] bytes = {'a', (byte) 0xE9, 'b', (byte) 0xC0, (byte) 0x80, (byte) 0xE2, (byte) 0x82};
        assertThat(decode(bytes)).isEqualTo("aéb\u00C0\u0080\u00E2\u0082");
        byte[] surrogate = {(byte) 0xED, (byte) 0xA0, (byte) 0x80};
        assertThat(decode(surrogate)).isEqualTo("\u00ED\u00A0\u0080");
        byte[] beyond = {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80};
        assertThat(decode(beyond)).isEqualTo("\u00F4\u0090\u0080\u0080");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 8_189, 8_190, 8_191, 8_192})
    void lineEndsOfEveryKindAreOne(int before) throws IOException {
        byte[] bytes = ("x".repeat(before) + "\r\na\rb\n\r\r\n").getBytes(StandardCharsets.UTF_8);
        assertThat(decode(bytes)).isEqualTo("x".repeat(before) + "\na\nb\n\n\n");
    }

    @Test
    void locationsCountLinesAndCharacters() throws IOException {
        byte[] bytes = "é\r\nab".getBytes(StandardCharsets.UTF_8);
        try (var in = new TextInput(new ByteArrayInputStream(bytes))) {
            in.advance(in.peek(2) == 'a' ? 3 : 0);
            assertThat(in.place()).isEqualTo(new TextInput.Place(2, 2));
            assertThat(in.read()).isEqualTo('b');
            assertThat(in.read()).isEqualTo(TextInput.END);
        }
    }

    @Test
    void theRestOfALongLineIsSkipped() throws IOException {
        byte[] bytes = "abcdef\ng".getBytes(StandardCharsets.UTF_8);
        StringBuilder line = new StringBuilder();
        try (var in = new TextInput(new ByteArrayInputStream(bytes))) {
            assertThat(in.readLine(line, 3)).isTrue();
            assertThat(line.toString()).isEqualTo("abc");
            assertThat(in.readLine(line, 3)).isTrue();
            assertThat(line.toString()).isEqualTo("g");
            assertThat(in.readLine(line, 3)).isFalse();
        }
    }

    @Test
    void onlyTheFirstByteOrderMarkIsPassedOver() throws IOException {
        byte[] bytes = "\uFEFFa\uFEFF".getBytes(StandardCharsets.UTF_8);
        assertThat(decode(bytes)).isEqualTo("a\uFEFF");
        assertThat(decode(new byte[0])).isEmpty();
    }
}
