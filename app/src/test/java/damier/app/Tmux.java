package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The program in a terminal that a test can look at and type into: one of tmux's. */
public final class Tmux implements AutoCloseable {
    private static final long LONGEST_WAIT_NANOS = 180_000_000_000L;

    private static final String END = "\nover\n";

    private final Path folder;

    /**
     * @param environment what to set, as in {@code NO_COLOR=1}
     */
    public Tmux(Path folder, int columns, int rows, String environment, String... args)
            throws IOException, InterruptedException {
        this(folder, columns, rows, environment, DamierProcess.command(args));
    }

    /** Any program. */
    public Tmux(Path folder, int columns, int rows, String environment, List<String> command)
            throws IOException, InterruptedException {
        this.folder = folder;
        writeStart(environment, command);
        // The shell stays, so that the final state of the terminal can be checked.
        Files.writeString(
                folder.resolve("script"),
                """
                stty -g > before
                bash start
                echo "exit $?"
                stty -g > after
                echo over
                cat
                """);
        begin(columns, rows, "bash script");
    }

    private Tmux(Path folder) {
        this.folder = folder;
    }

    /** A shell that controls jobs; {@code bash start} starts the program. */
    static Tmux shell(Path folder, int columns, int rows, String environment, String... args)
            throws IOException, InterruptedException {
        var tmux = new Tmux(folder);
        tmux.writeStart(environment, DamierProcess.command(args));
        tmux.begin(columns, rows, "env PS1='shell> ' bash --norc --noprofile -i");
        tmux.await("shell>");
        return tmux;
    }

    private void writeStart(String environment, List<String> command) throws IOException {
        String program =
                command.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        Files.writeString(folder.resolve("errors"), "");
        Files.writeString(
                folder.resolve("start"),
                "echo $$ > pid\nexec env %s %s 2> errors\n".formatted(environment, program));
    }

    private void begin(int columns, int rows, String command)
            throws IOException, InterruptedException {
        tmux(
                "-f",
                "/dev/null",
                "new-session",
                "-d",
                "-x",
                "" + columns,
                "-y",
                "" + rows,
                "-c",
                folder.toString(),
                command);
    }

    private String tmux(String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("tmux", "-u", "-S", folder.resolve("socket").toString()));
        command.addAll(Arrays.asList(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said);
        }
        return said;
    }

    /** The screen as letters. */
    public String screen() throws IOException, InterruptedException {
        return tmux("capture-pane", "-p");
    }

    /** The screen with its escape sequences. */
    public String colouredScreen() throws IOException, InterruptedException {
        return tmux("capture-pane", "-p", "-e");
    }

    /** The condition that a screen must satisfy. */
    public String await(Predicate<String> wanted) throws IOException, InterruptedException {
        long end = System.nanoTime() + LONGEST_WAIT_NANOS;
        String screen = screen();
        while (!wanted.test(screen)) {
            if (screen.contains(END) || System.nanoTime() > end) {
                String errors = Files.readString(folder.resolve("errors"));
                throw new AssertionError("waited in vain before:\n" + screen + errors);
            }
            Thread.sleep(50);
            screen = screen();
        }
        return screen;
    }

    /** A screen that holds all of these: one that is still being painted may lack some. */
    public String await(String... texts) throws IOException, InterruptedException {
        return await(screen -> Stream.of(texts).allMatch(screen::contains));
    }

    /** The screen once the program has ended and its shell has said so. */
    public String awaitEnd() throws IOException, InterruptedException {
        return await(END);
    }

    /** Keys as tmux names them: {@code Enter}, {@code C-c}; other words are typed. */
    public void press(String... keys) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("send-keys"));
        words.addAll(Arrays.asList(keys));
        tmux(words.toArray(String[]::new));
    }

    public void resize(int columns, int rows) throws IOException, InterruptedException {
        tmux("resize-window", "-x", "" + columns, "-y", "" + rows);
    }

    /** Another screen, a cursor, clicks: each 0 or 1. */
    public String modes() throws IOException, InterruptedException {
        return tmux("display-message", "-p", "#{alternate_on}#{cursor_flag}#{mouse_any_flag}")
                .strip();
    }

    /** Ends the program from outside. */
    public void end() throws IOException {
        ProcessHandle.of(Long.parseLong(Files.readString(folder.resolve("pid")).strip()))
                .ifPresent(ProcessHandle::destroy);
    }

    /** Waits for the end: the usual screen again, with a cursor, and all settings as they were. */
    public void assertLeftAsFound() throws IOException, InterruptedException {
        awaitEnd();
        assertThat(modes()).isEqualTo("010");
        assertThat(folder.resolve("after")).hasSameTextualContentAs(folder.resolve("before"));
    }

    @Override
    public void close() throws IOException {
        try {
            tmux("kill-server");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
