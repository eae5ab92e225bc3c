package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Completion as bash and zsh do it, in processes of their own. */
class CompletionTest {
    /** Types words, the last of them partially, and prints the completions. */
    private static final String IN_BASH =
            """
            source "$1"
            shift
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            COMPREPLY=()
            _damier
            printf '%s\\n' "${COMPREPLY[@]}"
            """;

    @TempDir private static Path folder;

    @BeforeAll
    static void writeScripts() throws IOException {
        Files.writeString(folder.resolve("bash"), Run.damier("completion", "bash").out());
        Files.writeString(folder.resolve("zsh"), Run.damier("completion", "zsh").out());
        Files.writeString(folder.resolve("my games.pdn"), "");
        Files.writeString(folder.resolve("My.java"), "");
        Files.createDirectory(folder.resolve("cup"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mo | moves",
                "moves int | international",
                "moves international --pos | --position",
                "explain italian --player it | italian.fiorentino",
                "bestmove othello --player My | My.java",
                "match damier gr | greedy",
                "play italian --white hu | human",
                "match --games 10 --game ot | othello",
                "match --game = ot | othello",
                "match --games 10 damier random --game = fri | frisian",
                "tournament damier random hub : ./scan gre | greedy",
                "lab ru | run",
                "lab run cla | classics",
                "lab run --player ital | italian.fiorentino",
                "lab report cu | cup",
                "archive imp | import",
                "archive import my | my games.pdn",
                "archive import a b my | my games.pdn",
                "convert my | my games.pdn",
                "convert games.pdn out --to wth | wthor",
                "engine nb | nboard",
                "engine hub --game fris | frisian",
                "serve --data cu | cup",
                "bench italian --depths --phase mid | middlegame",
                "completion z | zsh",
                "check-eng | check-engine",
            })
    void bashOffersTheRestOfAWord(String typed, String offered) throws Exception {
        assertThat(bash(typed)).containsExactly(offered);
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "'perft international '",
                "'bestmove italian --depth '",
                "'games x '",
                "'moves italian x'"
            })
    void bashOffersNothingForFreeValues(String typed) throws Exception {
        assertThat(bash(typed)).containsExactly("");
    }

    @Test
    void bashKnowsEveryCommandAndEveryOption() throws Exception {
        assertThat(bash(""))
                .containsExactlyElementsOf(
                        Main.commandLine(Run.program()).getSubcommands().keySet());
        assertThat(bash("match --"))
                .contains("--game", "--games", "--sprt", "--openings", "--resume", "--json");
        assertThat(bash("moves ")).contains("international", "othello").hasSize(14);
    }

    @Test
    void oneLineInstallsItForEveryPathOfTheProgram() throws Exception {
        Path program = folder.resolve("damier");
        Files.writeString(program, "#!/bin/sh\ncat '" + folder.resolve("bash") + "'\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        assertThat(
                        run(
                                List.of(
                                        "bash",
                                        "-c",
                                        "source <(./damier completion bash) && complete -p"
                                                + " damier")))
                .containsExactly("complete -F _damier damier");
    }

    /** A terminal inside zsh that types to another shell; Ctrl-X shows the line. */
    private static final String TYPE =
            """
            zmodload zsh/zpty
            zpty shell "$1"
            zpty -w shell "PS1=; stty -echo; cd $2; source ./$3; $4; echo r''eady"
            while zpty -r shell line && [[ $line != *ready* ]]; do :; done
            zpty -w -n shell "$5"$'\\t\\x18'
            while zpty -r shell line; do
                [[ $line == *"<"*">"* ]] && break
            done
            print -r -- "${${line##*<}%%>*}"
            zpty -d shell
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mo | moves",
                "moves int | moves international",
                "lab run --player ital | lab run --player italian.fiorentino",
                "convert my | convert my\\ games.pdn",
            })
    void shellsCompleteWhatIsTyped(String typed, String completed) throws Exception {
        String showInZsh = "show() { print -r -- \"<$BUFFER>\" }; zle -N show; bindkey '^X' show";
        String showInBash = "bind -x '\"\\C-x\": echo \"<$READLINE_LINE>\"'";
        assertThat(type("zsh -f -i", "zsh", showInZsh, typed)).isEqualTo(completed);
        assertThat(type("bash --norc --noprofile -i", "bash", showInBash, typed))
                .isEqualTo(completed);
    }

    private static String type(String shell, String script, String show, String typed)
            throws Exception {
        List<String> command =
                List.of(
                        "zsh",
                        "-f",
                        "-c",
                        TYPE,
                        "test",
                        shell,
                        folder.toString(),
                        script,
                        show,
                        "./damier " + typed);
        return run(command).getFirst().strip().replaceFirst("^\\./damier ", "");
    }

    private static List<String> bash(String typed) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "bash",
                                "-c",
                                IN_BASH,
                                "test",
                                folder.resolve("bash").toString(),
                                "./damier"));
        command.addAll(List.of(typed.split(" ", -1)));
        return run(command);
    }

    private static List<String> run(List<String> command) throws Exception {
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        try (var lines = process.inputReader()) {
            List<String> said = lines.lines().toList();
            assertThat(process.waitFor()).as(String.join("\n", said)).isZero();
            return said;
        }
    }
}
