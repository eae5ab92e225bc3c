package damier.app.endgame;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.app.command.TableOptions;
import damier.core.EndgameBuilder;
import damier.core.EndgameFiles;
import damier.core.GameDefinition;
import damier.lab.LimitSettings;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;

/** Builds endgame tables. */
@Command(
        name = "build",
        header = "Build the endgame tables of a game up to a number of pieces.",
        description = {
            "",
            "First prints the memory, the disk space and the time that the build needs, and stops"
                + " if there is not enough. Then prints one line per finished slice, the positions"
                + " with the same pieces, side to move first: KKM-K is two kings and a man against"
                + " a king. Every slice is checked against the rules before it is written. Ctrl-C"
                + " stops the build, and the same command resumes it.",
            ""
        },
        footer = {
            "",
            "Example: damier endgame build international 5",
            "         damier endgame build italian 6 --threads 2",
            "         damier endgame build frisian 5 --men 0 --distances 5"
        })
public final class EndgameBuildCommand extends DamierCommand {
    private static final int MAX_PIECES = 64;
    private static final int MAX_THREADS = 1 << 10;

    @Parameters(index = "0", paramLabel = "GAME", description = "Game of the tables.")
    private String game;

    @Parameters(
            index = "1",
            paramLabel = "PIECES",
            description = "Maximum number of pieces on the board.")
    private String pieces;

    @Option(
            names = "--men",
            paramLabel = "N",
            description = "Maximum number of men among the pieces. Default: no limit")
    private @Nullable String men;

    @Option(
            names = "--distances",
            paramLabel = "N",
            description =
                    "Maximum number of pieces for which the number of plies to the end is stored"
                            + " too, as it always is for kings alone; 0 for none. Default: 4")
    private @Nullable String distances;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads that build. Default: one per processor")
    private @Nullable String threads;

    @Mixin private TableOptions tables;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        GameDefinition kind = program().game(game);
        EndgameFiles files = tables.files(kind);
        var run = new BuildRun(this, json);
        var request = request();
        EndgameBuilder builder = BadInput.ifInvalid("PIECES", () -> files.builder(request, run));
        try {
            return run.run(builder, request);
        } catch (IOException e) {
            throw new BadInput(
                    "--dir",
                    "%s cannot be used (%s)"
                            .formatted(
                                    tables.folder(),
                                    e.getClass().getSimpleName().replaceAll("Exception$", "")));
        }
    }

    private EndgameBuilder.Request request() {
        int most = LimitSettings.count("PIECES", pieces, MAX_PIECES);
        return new EndgameBuilder.Request(
                most,
                men == null ? most : orZero("--men", men),
                distances == null
                        ? EndgameBuilder.DISTANCE_PIECES
                        : orZero("--distances", distances),
                threads == null
                        ? Runtime.getRuntime().availableProcessors()
                        : LimitSettings.count("--threads", threads, MAX_THREADS));
    }

    private static int orZero(String option, String text) {
        return text.equals("0") ? 0 : LimitSettings.count(option, text, MAX_PIECES);
    }
}
