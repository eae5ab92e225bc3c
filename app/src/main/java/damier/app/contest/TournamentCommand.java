package damier.app.contest;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.JsonOption;
import damier.app.command.LimitOptions;
import damier.lab.LimitSettings;
import damier.lab.MatchFolder.Kind;
import damier.lab.MatchSettings;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Plays a round robin or a gauntlet. */
@Command(
        name = "tournament",
        header = "Play a round robin, or the first player against all others.",
        description = {
            "",
            "In every round each pairing plays two games from one opening, with colours reversed."
                + " Ratings are maximum-likelihood estimates around the mean of all players, with"
                + " their 95 %% intervals; a draw counts as half a win. Ctrl-C finishes the running"
                + " games; a second Ctrl-C stops at once.",
            ""
        },
        footer = {
            "",
            "Example: damier tournament damier[level=3] greedy random --game italian --rounds 10",
            "         damier tournament damier greedy random --gauntlet --game othello --out cup"
        })
public final class TournamentCommand extends DamierCommand {
    @Parameters(arity = "0..*", paramLabel = "PLAYER", description = "Players.")
    private List<String> players = List.of();

    @Option(
            names = MatchSettings.GAMES,
            paramLabel = "N",
            description = "Number of games per pairing. Default: 2")
    private @Nullable String games;

    @Option(
            names = MatchSettings.ROUNDS,
            paramLabel = "N",
            description = "Number of rounds, each of two games per pairing; replaces --games.")
    private @Nullable String rounds;

    @Option(names = MatchSettings.GAUNTLET, description = "Only the first player plays the others.")
    private boolean gauntlet;

    @Option(names = "--anchor", paramLabel = "PLAYER", description = "Player whose rating is zero.")
    private @Nullable String anchor;

    @Mixin private MatchOptions options;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        return options.run(
                program(),
                Kind.TOURNAMENT,
                given(),
                setup -> new TournamentRun(setup, anchor(setup.names()), this, json));
    }

    private Map<String, String> given() {
        Map<String, String> given = new LinkedHashMap<>();
        if (!players.isEmpty()) {
            given.put(MatchSettings.PLAYERS, Integer.toString(players.size()));
        }
        for (int i = 0; i < players.size(); i++) {
            given.put(MatchSettings.player(i), players.get(i));
        }
        if (games != null && rounds != null) {
            throw new BadInput(MatchSettings.ROUNDS, "cannot be combined with --games");
        }
        LimitOptions.put(given, MatchSettings.GAMES, games);
        if (rounds != null) {
            long count = LimitSettings.count(MatchSettings.ROUNDS, rounds, 1 << 27);
            given.put(MatchSettings.GAMES, Long.toString(2 * count));
        }
        LimitOptions.put(given, MatchSettings.GAUNTLET, gauntlet ? "on" : null);
        return given;
    }

    private OptionalInt anchor(List<String> names) {
        if (anchor == null) {
            return OptionalInt.empty();
        }
        int index = names.indexOf(anchor);
        if (index < 0) {
            throw new BadInput("--anchor", "'" + anchor + "' is not one of the players");
        }
        return OptionalInt.of(index);
    }
}
