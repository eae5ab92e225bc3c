package damier.app;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.MatchFolder;
import damier.lab.MatchSetup;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

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
            "Example: damier match damier damier[probcut=off] --game international --games 1000"
                    + " --nodes 5000 --sprt 0,10 --out results"
        })
final class MatchCommand extends DamierCommand {
    @Parameters(index = "0", arity = "0..1", paramLabel = "A", description = "The first player.")
    private @Nullable String first;

    @Parameters(index = "1", arity = "0..1", paramLabel = "B", description = "The second player.")
    private @Nullable String second;

    @Option(names = MatchSettings.GAME, paramLabel = "GAME", description = "What they play.")
    private @Nullable String game;

    @Option(names = MatchSettings.GAMES, paramLabel = "N", description = "How many games, at most.")
    private @Nullable String games;

    @Mixin private LimitOptions limits;
    @Mixin private JsonOption json;

    @Option(
            names = MatchSettings.OPENINGS,
            paramLabel = "OPENINGS",
            description =
                    "FILE with a position or a list of moves on each line; random:PLIES:SEED or"
                            + " random:PLIES:SEED:BOUND, random moves that leave neither side ahead"
                            + " by more than BOUND hundredths (60) in a search of 2000 nodes; or"
                            + " two-ply, all moves of both sides with the same bound. Default: "
                            + MatchSettings.DEFAULT_OPENINGS)
    private @Nullable String openings;

    @Option(
            names = MatchSettings.SPRT,
            paramLabel = "ELO0,ELO1",
            description = "Stop as soon as a test of normalised Elo is decided, at 5 %%.")
    private @Nullable String sprt;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many games are played at once. Default: 1")
    private String concurrency = "1";

    @Option(
            names = MatchSettings.MAX_PLIES,
            paramLabel = "N",
            description = "A game of so many plies is a draw. Default: 400")
    private @Nullable String maxPlies;

    @Option(
            names = MatchSettings.WIN,
            paramLabel = "SCORE,PLIES",
            description = "Won once both see SCORE hundredths or more for PLIES plies.")
    private @Nullable String winScore;

    @Option(
            names = MatchSettings.DRAW,
            paramLabel = "SCORE,PLIES,FROM",
            description = "Drawn once both see SCORE or less for PLIES plies, after ply FROM.")
    private @Nullable String drawScore;

    @Option(
            names = MatchSettings.GRACE,
            paramLabel = "T",
            description = "Lost on time only so long after it is over. Default: 100ms")
    private @Nullable String grace;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Keep the games there, one a line, so that the match can be resumed.")
    private @Nullable Path out;

    @Option(
            names = "--resume",
            paramLabel = "DIR",
            description = "Go on with the match kept there; the other options can be left out.")
    private @Nullable Path resume;

    @Override
    protected int run() throws IOException {
        if (out != null && resume != null) {
            throw new BadInput("--out", "--resume goes on in its own folder");
        }
        try {
            if (resume == null) {
                var settings = new MatchSettings(given());
                return begin(settings, EngineKinds.named(settings.require(MatchSettings.GAME)));
            }
            try (MatchFolder folder = MatchFolder.resume(resume, MatchFolder.Kind.MATCH)) {
                var settings = new MatchSettings(folder.settings()).resumedWith(given());
                EngineKind<?> kind = EngineKinds.named(settings.require(MatchSettings.GAME));
                return goOn(settings, kind, folder);
            }
        } catch (MatchFolder.Unusable e) {
            throw new BadInput(
                    resume == null ? "--out" : "--resume", String.valueOf(e.getMessage()));
        }
    }

    private <P extends Position> int begin(MatchSettings settings, EngineKind<P> kind)
            throws IOException {
        MatchSetup<P> setup = settings.setup(kind, concurrency());
        if (out == null) {
            return new MatchRun<>(setup, Optional.empty(), this, json).run();
        }
        try (MatchFolder folder =
                MatchFolder.create(out, MatchFolder.Kind.MATCH, settings.values())) {
            return new MatchRun<>(setup, Optional.of(folder), this, json).run();
        }
    }

    private <P extends Position> int goOn(
            MatchSettings settings, EngineKind<P> kind, MatchFolder folder) throws IOException {
        MatchSetup<P> setup = settings.setup(kind, concurrency());
        return new MatchRun<>(setup, Optional.of(folder), this, json).run();
    }

    private int concurrency() {
        return (int) LimitOptions.count("--concurrency", concurrency, 1 << 10);
    }

    private Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        put(given, MatchSettings.FIRST, first);
        put(given, MatchSettings.SECOND, second);
        put(given, MatchSettings.GAME, game);
        put(given, MatchSettings.GAMES, games);
        given.putAll(limits.given());
        put(given, MatchSettings.OPENINGS, openings);
        put(given, MatchSettings.SPRT, sprt);
        put(given, MatchSettings.MAX_PLIES, maxPlies);
        put(given, MatchSettings.WIN, winScore);
        put(given, MatchSettings.DRAW, drawScore);
        put(given, MatchSettings.GRACE, grace);
        return given;
    }

    private static void put(Map<String, String> map, String name, @Nullable String value) {
        if (value != null) {
            map.put(name, value);
        }
    }
}
