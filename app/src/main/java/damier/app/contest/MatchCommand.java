package damier.app.contest;

import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.app.command.LimitOptions;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.Map;

/** Plays a match between two players. */
@Command(
        name = "match",
        header = "Play a match in colour-reversed pairs from varied openings.",
        description = {
            "",
            "Scores are the first player's. The LLR is printed with --sprt, the LOS from 10 games"
                + " on. Games are counted in pairs, in order. A player that does not answer loses"
                + " the game 10 s after its time has run out, or after half an hour if it has no"
                + " time limit. Ctrl-C finishes the running games; a second Ctrl-C stops at once.",
            ""
        },
        footer = {
            "",
            "Example: damier match damier damier[probcut=off] --game italian --games 100 --nodes"
                    + " 5000",
            "         damier match My.java random --game othello --games 1000 --sprt 0,10 --out"
                    + " results",
            "         damier match --resume results"
        })
public final class MatchCommand extends DamierCommand {
    @Parameters(index = "0", arity = "0..1", paramLabel = "A", description = "First player.")
    private @Nullable String first;

    @Parameters(index = "1", arity = "0..1", paramLabel = "B", description = "Second player.")
    private @Nullable String second;

    @Option(names = MatchSettings.GAMES, paramLabel = "N", description = "Maximum number of games.")
    private @Nullable String games;

    @Option(
            names = MatchSettings.SPRT,
            paramLabel = "ELO0,ELO1",
            description =
                    "Stop as soon as a test of normalised Elo ELO0 against ELO1 is decided, at 5"
                            + " %%.")
    private @Nullable String sprt;

    @Mixin private MatchOptions options;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        Map<String, String> given = new LinkedHashMap<>();
        LimitOptions.put(given, MatchSettings.FIRST, first);
        LimitOptions.put(given, MatchSettings.SECOND, second);
        LimitOptions.put(given, MatchSettings.GAMES, games);
        LimitOptions.put(given, MatchSettings.SPRT, sprt);
        return options.run(program(), Kind.MATCH, given, setup -> new MatchRun(setup, this, json));
    }
}
