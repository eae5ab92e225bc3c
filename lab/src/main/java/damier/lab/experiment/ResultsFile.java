package damier.lab.experiment;

import static java.nio.charset.StandardCharsets.UTF_8;

import damier.lab.BadFolder;
import damier.record.Replacement;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a study on disk. The rows of a trial are consecutive, each with the number of rows
 * that follow; a trial counts once its last row is written, and an incomplete write is removed.
 */
final class ResultsFile {
    private static final int MAX_LINE = 20_000;
    private static final int MAX_ROWS = 20_000_000;

    private final Path file;

    ResultsFile(Path file) {
        this.file = file;
    }

    /**
     * The results by trial.
     *
     * @throws BadFolder with a one-line message that names file, line and column of the fault
     */
    Map<String, List<Row>> read() throws IOException {
        Map<String, List<Row>> trials = new LinkedHashMap<>();
        if (!Files.exists(file)) {
            return trials;
        }
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            String header = reader.readLine();
            if (header == null) {
                return trials;
            }
            if (!header.equals(RowFormat.HEADER)) {
                throw fault(1, 1, "the header is not that of results of this version");
            }
            read(reader, trials);
        } catch (MalformedInputException e) {
            throw new BadFolder(file + " is not text");
        }
        return trials;
    }

    /** An incomplete last line is ignored, with its trial. */
    private void read(BufferedReader reader, Map<String, List<Row>> trials) throws IOException {
        boolean isWhole = endsWithNewline();
        List<Row> trial = new ArrayList<>();
        int expected = -1;
        int number = 1;
        String line = reader.readLine();
        while (line != null) {
            String next = reader.readLine();
            if (next == null && !isWhole) {
                break;
            }
            number++;
            RowFormat.Line read = parse(line, number);
            if (expected >= 0 && read.following() != expected) {
                throw fault(number, line.indexOf(',') + 2, "rows of a trial are missing");
            }
            trial.add(read.row());
            expected = read.following() - 1;
            if (read.following() == 0) {
                trials.put(read.trial(), trial);
                trial = new ArrayList<>();
            }
            line = next;
        }
    }

    private RowFormat.Line parse(String line, int number) {
        if (number > MAX_ROWS) {
            throw fault(number, 1, "more than " + MAX_ROWS + " rows");
        }
        if (line.length() > MAX_LINE) {
            throw fault(number, MAX_LINE + 1, "a line longer than " + MAX_LINE + " characters");
        }
        return RowFormat.read(line, file + ":" + number);
    }

    private boolean endsWithNewline() throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            var last = ByteBuffer.allocate(1);
            channel.read(last, channel.size() - 1);
            return last.get(0) == '\n';
        }
    }

    private BadFolder fault(int line, int column, String what) {
        return new BadFolder("%s:%d:%d: %s".formatted(file, line, column, what));
    }

    /** Writes the complete trials only. */
    void keep(Map<String, List<Row>> trials) throws IOException {
        StringBuilder text = new StringBuilder(RowFormat.HEADER + "\n");
        trials.forEach((trial, rows) -> text.append(lines(trial, rows)));
        Replacement.write(file, text.toString());
    }

    void add(String trial, List<Row> rows) throws IOException {
        Files.write(file, lines(trial, rows).getBytes(UTF_8), StandardOpenOption.APPEND);
    }

    private static String lines(String trial, List<Row> rows) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            lines.append(
                    RowFormat.write(new RowFormat.Line(trial, rows.size() - 1 - i, rows.get(i))));
        }
        return lines.toString();
    }
}
