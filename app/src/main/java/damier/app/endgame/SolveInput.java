package damier.app.endgame;

import damier.app.command.BadInput;
import damier.formats.Formats;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;
import damier.record.WrittenGame;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions to solve.
 *
 * @param problems the number of lines that cannot be read
 */
record SolveInput(List<SolveTask> tasks, int problems) {
    private static final String FORMAT = "obf";

    /** Reads a file, and reports each problem in it. */
    static SolveInput read(Formats formats, Path file, PrintWriter err) {
        List<SolveTask> tasks = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        try {
            formats.byName(FORMAT)
                    .read(
                            Source.of(file),
                            null,
                            new GameListener() {
                                @Override
                                public void game(WrittenGame game) {
                                    tasks.add(SolveTask.of(game));
                                }

                                @Override
                                public void problem(Problem problem) {
                                    problems.add(problem);
                                    err.println(problem);
                                }
                            });
        } catch (NoSuchFileException e) {
            throw new BadInput(file.toString(), "there is no such file");
        } catch (IOException e) {
            throw new BadInput(file.toString(), "cannot be read");
        }
        if (tasks.isEmpty()) {
            throw new BadInput(file.toString(), "contains no positions");
        }
        return new SolveInput(tasks, problems.size());
    }
}
