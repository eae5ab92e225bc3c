package damier.app.lab;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.core.WinningChances;
import damier.lab.learn.ChancesFit;
import damier.lab.learn.ChancesFit.Tenth;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Fits the winning chances of scores to self-play games. */
@Command(
        name = "fit-chances",
        header = "Fit the winning chances of scores to self-play games.",
        description = {
            "",
            "Fits a curve from search scores to results for each stage of the game, and compares"
                + " the chances with the results of every twentieth game, which the fit does not"
                + " use. A draw counts as half a win.",
            ""
        },
        footer = {"", "Example: damier fit-chances italian first.games --out italian.chances"})
public final class FitChancesCommand extends DamierCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "Game that was played.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of self-play games.")
    private List<Path> files;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "File for the chances.")
    private Path out;

    @Override
    protected int run() {
        ChancesFit fit = new ChancesFit(program().engines(game));
        WinningChances chances;
        try {
            for (Path file : files) {
                fit.add(file);
            }
            chances = fit.fit();
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new BadInput("FILE", e);
        } catch (IOException e) {
            throw new BadInput("FILE", "cannot be read: " + e.getMessage());
        }
        out().println("expected    made  positions");
        for (Tenth tenth : fit.check(chances)) {
            out().printf(
                            Locale.ROOT,
                            "%6.1f %%  %5.1f %%  %d%n",
                            100 * tenth.expected(),
                            100 * tenth.made(),
                            tenth.positions());
        }
        String names =
                files.stream()
                        .map(Path::getFileName)
                        .map(Path::toString)
                        .collect(Collectors.joining(" "));
        String remark =
                "# points = 1 / (1 + exp(-(score / scale) ^ power)), by stage of the game\n"
                        + "# Made from %d games by: damier fit-chances %s %s\n"
                                .formatted(fit.games(), game, names);
        try {
            Files.writeString(out, remark + chances.text());
        } catch (IOException e) {
            throw new BadInput("--out", out + " cannot be written");
        }
        return Exit.DONE;
    }
}
