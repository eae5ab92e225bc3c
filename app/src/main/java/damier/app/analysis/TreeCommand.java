package damier.app.analysis;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.app.console.Progress;
import damier.app.console.Terminals;
import damier.classic.search.Counts;
import damier.core.Game;
import damier.lab.LimitSettings;
import damier.players.PlayerInspector;
import damier.players.PlayerSpecs;
import damier.terminal.screen.EventLoop;
import damier.terminal.tree.TreeBrowser;
import damier.tree.SearchTree;
import damier.tree.TreeJson;

import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;

/** Shows the tree of a search. */
@Command(
        name = "tree",
        header = "Show the tree of a search, with windows, values and cutoffs.",
        description = {
            "",
            "Each row is a searched position: the move that leads to it, the remaining depth, the"
                + " window on entry, the value, why the search left it, the static evaluation, its"
                + " place in the move order, the number of moves searched and of legal moves (more"
                + " are searched if some are searched again), and the number of positions below it"
                + " that are not shown. The best line is marked. Values are for the side that the"
                + " first row names, in the format of bestmove.",
            "",
            "On a terminal, the tree is browsed on the full screen; ? shows the keys. --plain,"
                    + " --lines and --fold print rows instead.",
            ""
        },
        footer = {
            "",
            "Example: damier tree italian --player italian.fiorentino --depth 4",
            "         damier tree othello --player damier[probcut=off,reductions=off] --depth 3"
        })
public final class TreeCommand extends DamierCommand {
    private static final int MAX_DEPTH = 100;
    private static final String DEFAULT_ROWS = "30";

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = PlayerSpecs.ENGINE,
            description =
                    "Player that searches; its own limits are ignored. Default: ${DEFAULT-VALUE}")
    private String player;

    @Option(
            names = LimitSettings.DEPTH,
            paramLabel = "N",
            required = true,
            description = "Search depth in plies.")
    private String depth;

    @Option(
            names = "--lines",
            paramLabel = "N",
            description = "Number of rows to print, the best line first. Default: " + DEFAULT_ROWS)
    private @Nullable String lines;

    @Option(
            names = "--fold",
            paramLabel = "DEPTH",
            description = "Print no rows below this ply, regardless of --lines.")
    private @Nullable String fold;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            defaultValue = "100000",
            description =
                    "Number of positions to record, nearest to the root first; all are counted."
                            + " Default: ${DEFAULT-VALUE}")
    private String maxNodes;

    @Option(names = "--plain", description = "Print rows on a terminal too.")
    private boolean plain;

    @Override
    protected int run() throws IOException {
        Game game = options.openUnfinished(program());
        int plies = LimitSettings.count(LimitSettings.DEPTH, depth, MAX_DEPTH);
        String asked = lines;
        int rows =
                LimitSettings.count(
                        "--lines", asked == null ? DEFAULT_ROWS : asked, Integer.MAX_VALUE);
        int kept = LimitSettings.count("--max-nodes", maxNodes, Integer.MAX_VALUE);
        String folded = fold;
        int shown = folded == null ? MAX_DEPTH : LimitSettings.count("--fold", folded, MAX_DEPTH);
        try (PlayerInspector insight = program().insight(game, player)) {
            SearchTree tree = treeWithProgress(insight, game, plies, kept);
            if (json.isAsked()) {
                out().println(TreeJson.write(tree));
                return Exit.DONE;
            }
            DoubleFunction<String> number =
                    insight.hasOwnUnit()
                            ? ScoreFormat::value
                            : value -> ScoreFormat.score((int) value);
            boolean interrupted = false;
            if (plain || asked != null || folded != null || !Terminals.isPresent()) {
                new TreeText(tree, number, rows, shown).lines().forEach(out()::println);
            } else {
                interrupted = browse(game, tree, number, rows);
            }
            Optional<Counts> minimax = MinimaxCounts.of(game, tree.root().depth());
            new TreeCountsText(tree.counts(), minimax).lines().forEach(out()::println);
            return interrupted ? Exit.INTERRUPTED : Exit.DONE;
        }
    }

    /** Returns whether Ctrl-C ended it. A terminal without cursor control gets plain rows. */
    private boolean browse(Game game, SearchTree tree, DoubleFunction<String> number, int rows)
            throws IOException {
        String title = "%s, %s, depth %s".formatted(game.kind().name(), player, depth);
        try (Terminal terminal = Terminals.open()) {
            if (EventLoop.suits(terminal)) {
                EventLoop loop = new EventLoop(terminal);
                return loop.run(new TreeBrowser(tree, title, number, loop.signs()));
            }
        }
        new TreeText(tree, number, rows, MAX_DEPTH).lines().forEach(out()::println);
        return false;
    }

    private SearchTree treeWithProgress(PlayerInspector insight, Game game, int plies, int kept) {
        long begun = System.nanoTime();
        Supplier<String> soFar =
                () ->
                        "searching %d plies, %d s so far"
                                .formatted(plies, (System.nanoTime() - begun) / 1_000_000_000);
        try (var _ = Progress.onTerminal(err(), soFar)) {
            return BadInput.ifInvalid("player", () -> insight.tree(game, plies, kept));
        }
    }
}
