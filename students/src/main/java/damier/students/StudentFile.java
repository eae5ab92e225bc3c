package damier.students;

import damier.process.ProcessLimits;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/**
 * A student's file, compiled.
 *
 * @param name the file name without its folder
 * @param classes the lines that send its classes to a sandbox; empty if there are errors
 * @param errors compiler errors, one sentence each
 */
record StudentFile(String name, String source, List<String> classes, List<String> errors) {
    private static final int MAX_BYTES = 1 << 20;
    private static final long COMPILE = 60_000_000_000L;

    StudentFile {
        classes = List.copyOf(classes);
        errors = List.copyOf(errors);
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException with a one-line message, if that fails
     */
    static String read(String path) {
        try {
            Path file = Path.of(path);
            if (!Files.isRegularFile(file)) {
                throw new IllegalArgumentException(path + ": there is no such file");
            }
            if (Files.size(file) > MAX_BYTES) {
                throw new IllegalArgumentException(path + ": larger than 1 MB");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (InvalidPathException | IOException e) {
            throw new IllegalArgumentException(path + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /** Compiles the source in a process that does not run it. */
    static StudentFile compile(String name, String source, ProcessLimits rules) {
        String base64 = Base64.getEncoder().encodeToString(source.getBytes(StandardCharsets.UTF_8));
        try (StudentProcess compiler = StudentProcess.compiler(name, rules)) {
            List<String> classes = new ArrayList<>();
            List<String> errors = new ArrayList<>();
            for (String line : compiler.ask("compile " + base64, COMPILE)) {
                if (line.startsWith("class ")) {
                    classes.add(line);
                } else if (line.startsWith("error ")) {
                    errors.add(line.substring("error ".length()));
                }
            }
            return new StudentFile(name, source, classes, errors);
        }
    }

    /** The first error and the number of further errors. */
    String firstError() {
        int more = errors.size() - 1;
        return errors.getFirst() + (more == 0 ? "" : " (and " + more + " more)");
    }

    /** Starts a process in which the player is ready for a game. */
    StudentProcess start(String game, Map<String, String> options, ProcessLimits rules) {
        StudentProcess process = StudentProcess.player(name, rules);
        try {
            classes.forEach(process::send);
            options.forEach((option, value) -> process.send("option " + option + " " + value));
            process.send("time " + rules.silence());
            process.load(game, rules.start());
            return process;
        } catch (RuntimeException fault) {
            process.close();
            throw fault;
        }
    }
}
