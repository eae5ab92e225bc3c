package damier.app.files;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.DataOptions;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.console.TextTable;
import damier.archive.Archive;
import damier.archive.ArchiveException;
import damier.archive.GameQuery;
import damier.archive.StoredGame;
import damier.core.GameDefinition;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds games in the archive. */
@Command(
        name = "search",
        header = "Find games by player, date, result, opening or position, newest first.",
        footer = {
            "",
            "Example: damier archive search --player ann --since 2003",
            "         damier archive search --game international --opening \"32-28 19-23\""
        })
final class ArchiveSearchCommand extends DamierCommand {
    private static final String SINCE = "--since";
    private static final String UNTIL = "--until";
    private static final Pattern DAY =
            Pattern.compile("\\d{4}([-.](0[1-9]|1[0-2])([-.](0[1-9]|[12]\\d|3[01]))?)?");
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2", "0-0", "*");

    private record Answer(int count, boolean more, List<StoredGame> games) {}

    @Option(names = "--game", paramLabel = "GAME", description = "Only games of this kind.")
    private @Nullable String game;

    @Option(names = "--player", paramLabel = "NAME", description = "Part of a player's name.")
    private @Nullable String player;

    @Option(
            names = SINCE,
            paramLabel = "DAY",
            description = "Earliest date, such as 2003 or 2003-05-23.")
    private @Nullable String since;

    @Option(names = UNTIL, paramLabel = "DAY", description = "Latest date, in the same form.")
    private @Nullable String until;

    @Option(names = "--result", paramLabel = "R", description = "Result: 1-0, 0-1, 1/2, 0-0 or *.")
    private @Nullable String result;

    @Option(
            names = "--opening",
            paramLabel = "MOVES",
            description = "First moves, separated by spaces; requires --game.")
    private @Nullable String opening;

    @Option(
            names = "--position",
            paramLabel = "FEN",
            description = "Position that occurred; requires --game.")
    private @Nullable String position;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "100",
            description = "Maximum number of games, up to 1000. Default: ${DEFAULT-VALUE}")
    private int limit;

    @Mixin private DataOptions options;
    @Mixin private JsonOption json;

    @Override
    protected int run() {
        GameQuery query = query();
        List<StoredGame> found;
        boolean more;
        try (Archive archive = options.open(program().formats())) {
            found = archive.find(query);
            more =
                    found.size() == limit
                            && !archive.find(query.withBefore(found.getLast().id()).withLimit(1))
                                    .isEmpty();
        }
        if (json.isAsked()) {
            json.print(out(), new Answer(found.size(), more, found));
            return Exit.DONE;
        }
        var table = new TextTable("rlllllr");
        if (!found.isEmpty()) {
            table.add("number", "played", "game", "players", "result", "event", "plies");
        }
        for (StoredGame one : found) {
            table.add(
                    Long.toString(one.id()),
                    one.date(),
                    one.kind(),
                    one.white() + " - " + one.black(),
                    one.result(),
                    one.event(),
                    Integer.toString(one.plies()));
        }
        table.lines().forEach(out()::println);
        String count = found.size() == 1 ? "1 game" : found.size() + " games";
        out().println(count + (more ? "; use --limit to show more" : ""));
        return Exit.DONE;
    }

    private GameQuery query() {
        try {
            GameQuery query =
                    GameQuery.ALL.withLimit(limit).withDays(day(SINCE, since), day(UNTIL, until));
            query = player == null ? query : query.withPlayer(player);
            query = result == null ? query : query.withResult(known(result));
            return game == null ? withoutGame(query) : query(query, program().game(game));
        } catch (ArchiveException e) {
            throw new BadInput("--limit", e);
        }
    }

    private static @Nullable String day(String option, @Nullable String text) {
        if (text == null) {
            return null;
        }
        if (!DAY.matcher(text).matches()) {
            throw new BadInput(option, "'%s' is not a date such as 2003-05-23".formatted(text));
        }
        return text.replace('-', '.');
    }

    private static String known(String result) {
        if (!RESULTS.contains(result)) {
            throw new BadInput(
                    "--result", "'%s' is not one of 1-0, 0-1, 1/2, 0-0 and *".formatted(result));
        }
        return result;
    }

    private GameQuery withoutGame(GameQuery query) {
        if (opening != null || position != null) {
            throw new BadInput(opening != null ? "--opening" : "--position", "requires --game");
        }
        return query;
    }

    private GameQuery query(GameQuery before, GameDefinition kind) {
        GameQuery query = before.withKind(kind.id());
        String moves = opening;
        if (moves != null) {
            query = query.withOpening(GameQuery.opening(kind, moves));
        }
        String fen = position;
        return fen == null ? query : query.withPosition(kind.notation().position(fen).key());
    }
}
