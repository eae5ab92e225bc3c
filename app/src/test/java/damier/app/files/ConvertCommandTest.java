package damier.app.files;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

@Isolated("It replaces the standard input of the whole process")
class ConvertCommandTest {
    @TempDir Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String out(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void gamesAreReadAndWritten() throws IOException {
        String in = file("in.pdn", "1. 32-28 19-23 1-0\n1. 33-28 2-0\n");
        var run = Run.damier("convert", in, out("out.pdn"));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualToIgnoringNewLines("2 games read, 2 written, 0 problems");
        assertThat(run.exit()).isZero();
        assertThat(folder.resolve("out.pdn"))
                .content()
                .contains("[GameType \"20,W,10,10,N2,0\"]")
                .contains("1. 32-28 19-23 1-0");
    }

    @Test
    void problemsHaveALineEachAndTheRestIsConverted() throws IOException {
        String in = file("in.pdn", "1. 32-28 19-23\n2. 28-22 *\n1. 33-28 *\n");
        var run = Run.damier("convert", in, out("out.pdn"));
        assertThat(run.err()).startsWith(in + ":2:4: 28-22 is not legal here").hasLineCount(1);
        assertThat(run.out()).isEqualToIgnoringNewLines("2 games read, 2 written, 1 problems");
        assertThat(run.exit()).isZero();
    }

    @Test
    void formatsAndGameCanBeNamed() throws IOException {
        String in = file("games.txt", "1. c3-d4 *");
        String[] command = {
            "convert", in, out("out"), "--from", "pdn", "--to", "pdn", "--game", "brazilian"
        };
        assertThat(Run.damier(command).exit()).isZero();
        assertThat(folder.resolve("out")).content().contains("[GameType \"26,");
    }

    @Test
    void jsonCounts() throws IOException {
        String in = file("in.pdn", "1. 32-28 *");
        assertThat(Run.damier("convert", in, out("out.pdn"), "--json").out())
                .isEqualToIgnoringNewLines(
                        "{\"from\":\"pdn\",\"to\":\"pdn\",\"read\":1,\"written\":1,\"problems\":0}");
    }

    @Test
    void aFileOfWhichNothingCanBeReadFails() throws IOException {
        var run = Run.damier("convert", file("in.pdn", "Dear reader"), out("out.pdn"));
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.out()).isEqualToIgnoringNewLines("0 games read, 0 written, 1 problems");
    }

    @Test
    void aFileCanTakeItsOwnPlace() throws IOException {
        String in = file("in.pdn", "32-28 19-23 2-0\n");
        var run = Run.damier("convert", in, in);
        assertThat(run.out()).isEqualToIgnoringNewLines("1 games read, 1 written, 0 problems");
        assertThat(run.err()).isEmpty();
        assertThat(folder.resolve("in.pdn")).content().contains("1. 32-28 19-23 1-0");
        assertThat(folder.toFile().list()).containsExactly("in.pdn");
    }

    @Test
    void aFileWithProblemsThatTakesItsOwnPlaceIsKept() throws IOException {
        String text = "1. 32-28 19-23\n2. 28-22 *\n";
        String in = file("in.pdn", text);
        var run = Run.damier("convert", in, in);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).endsWith("the original is kept as " + in + "~\n").hasLineCount(2);
        assertThat(folder.resolve("in.pdn~")).hasContent(text);
        assertThat(folder.resolve("in.pdn")).content().contains("[Event \"?\"]");
    }

    @Test
    void whatWasThereStaysWhereNothingCouldBeRead() throws IOException {
        String in = file("in.pdn", "Dear reader");
        file("out.pdn", "the old games");
        assertThat(Run.damier("convert", in, out("out.pdn")).exit()).isEqualTo(Exit.FAILED);
        assertThat(folder.resolve("out.pdn")).hasContent("the old games");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("in.pdn", "out.pdn");
    }

    @Test
    void standardInputAndOutputAreReadAndWritten() {
        InputStream before = System.in;
        PrintStream printed = System.out;
        var bytes = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream("f5d6c3\n".getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            var run = Run.damier("convert", "-", "-", "--from", "transcript", "--to", "ggf");
            assertThat(run.exit()).isZero();
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).isEqualTo("1 games read, 1 written, 0 problems\n");
        } finally {
            System.setIn(before);
            System.setOut(printed);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .startsWith("(;GM[Othello]")
                .endsWith("B[F5]W[D6]B[C3];)\n");
    }
}
