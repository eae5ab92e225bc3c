package damier.app.contest;

import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.app.command.Program;
import damier.engine.EngineFactory;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;
import damier.lab.MatchSetup;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.Map;

/** Lets two players play each other. */
@Command(
        name = "match",
        header = "Plays a match in colour-reversed pairs from varied openings.",
        description = {
            "",
            "Scores are the first player's. The LLR is of the test that --sprt asks for, without it"
                    + " of normalised Elo 0 against 10. Games are counted pair by pair, in order. A"
                    + " player that does not answer at all is given up 10 s after its time, or"
                    + " after half an hour where it has none, and loses the game. Ctrl-C lets the"
                    + " running games end; once more stops at once.",
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
    @Parameters(index = "0", arity = "0..1", paramLabel = "A", description = "The first player.")
    private @Nullable String first;

    @Parameters(index = "1", arity = "0..1", paramLabel = "B", description = "The second player.")
    private @Nullable String second;

    @Option(names = MatchSettings.GAMES, paramLabel = "N", description = "How many games, at most.")
    private @Nullable String games;

    @Option(
            names = MatchSettings.SPRT,
            paramLabel = "ELO0,ELO1",
            description = "Stop as soon as a test of normalised Elo is decided, at 5 %%.")
    private @Nullable String sprt;

    @Mixin private MatchOptions options;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        Map<String, String> given = new LinkedHashMap<>();
        MatchOptions.put(given, MatchSettings.FIRST, first);
        MatchOptions.put(given, MatchSettings.SECOND, second);
        MatchOptions.put(given, MatchSettings.GAMES, games);
        MatchOptions.put(given, MatchSettings.SPRT, sprt);
        return options.run(
                Kind.MATCH,
                given,
                settings ->
                        prepare(settings, program().engines(settings.require(MatchSettings.GAME))));
    }

    private MatchOptions.Prepared prepare(MatchSettings settings, EngineFactory kind) {
        MatchSetup setup = settings.match(kind, options.concurrency(), program()::player);
        Program.tryOut(setup.tournament());
        return folder -> new MatchRun(setup, folder, this, json).run();
    }
}
