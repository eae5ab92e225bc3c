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
 * @param name without its folder
 * @param classes the lines that give its classes to a room; none where there are errors
 * @param errors of the compiler, a sentence each
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
     * @throws IllegalArgumentException in one line, where that is not possible
     */
    static String read(String path) {
        try {
            Path file = Path.of(path);
            if (!Files.isRegularFile(file)) {
                throw new IllegalArgumentException(path + ": there is no such file");
            }
            if (Files.size(file) > MAX_BYTES) {
                throw new IllegalArgumentException(
                        path + ": a file of more than 1 MB is no player");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (InvalidPathException | IOException e) {
            throw new IllegalArgumentException(path + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /** Compiles it, in a process that runs nothing of it. */
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

    /** The first error and how many follow it. */
    String firstError() {
        int more = errors.size() - 1;
        return errors.getFirst() + (more == 0 ? "" : " (and " + more + " more)");
    }

    /** A process in which its player is ready for a game. */
    StudentProcess start(String game, Map<String, String> options, ProcessLimits rules) {
        StudentProcess process = StudentProcess.player(name, rules);
        try {
            classes.forEach(process::tell);
            options.forEach((option, value) -> process.tell("option " + option + " " + value));
            process.tell("time " + rules.silence());
            process.load(game, rules.start());
            return process;
        } catch (RuntimeException fault) {
            process.close();
            throw fault;
        }
    }
}
