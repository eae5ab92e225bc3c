package damier.app.analysis;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.app.console.Progress;
import damier.app.console.Terminals;
import damier.classic.search.Counts;
import damier.classic.search.MinimaxCounts;
import damier.classic.search.SearchMethod;
import damier.core.Game;
import damier.core.Position;
import damier.core.Rules;
import damier.lab.LimitSettings;
import damier.players.PlayerInspector;
import damier.players.PlayerSpecs;
import damier.terminal.screen.EventLoop;
import damier.terminal.tree.TreeBrowser;
import damier.tree.DeepeningStep;
import damier.tree.SearchTree;
import damier.tree.TreeJson;

import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
            "",
            "--steps searches to depth 1, 2, 3 … in turn. Each row is a step: its best move, its"
                + " value for the side to move, the nodes of this step and of all so far, the nodes"
                + " with the best moves of the step before searched first, the share that this"
                + " saves, and the share of minimax's nodes that is searched. The engine always"
                + " searches these moves first.",
            "",
            "--methods compares breadth-first search, depth-first search and iterative deepening on"
                + " the same game tree, without any evaluation: each looks for a finished game"
                + " within the depth, and examines the whole tree where there is none. Memory is"
                + " the most positions held at once.",
            ""
        },
        footer = {
            "",
            "Example: damier tree italian --player italian.fiorentino --depth 4",
            "         damier tree othello --player damier[probcut=off,reductions=off] --depth 3",
            "         damier tree international --player international.giordano-lefevre --depth 7"
                    + " --steps",
            "         damier tree italian --depth 5 --methods"
        })
public final class TreeCommand extends DamierCommand {
    private static final int MAX_DEPTH = 100;

    /** The positions that {@code --methods} generates at most; all of them may be in memory. */
    private static final long MAX_GENERATED = 1_000_000;

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

    @Option(names = "--steps", description = "Show iterative deepening step by step instead.")
    private boolean steps;

    @Option(names = "--methods", description = "Compare search methods on the game tree instead.")
    private boolean methods;

    /** The data of {@code --steps} as JSON. */
    private record Steps(List<DeepeningStep> steps) {}

    /** The data of {@code --methods} as JSON. */
    private record Methods(Map<SearchMethod, SearchMethod.Effort> methods) {}

    @Override
    protected int run() throws IOException {
        if (steps && methods) {
            throw new BadInput("--steps", "cannot be combined with --methods");
        }
        Game game = options.openUnfinished(program());
        int plies = LimitSettings.count(LimitSettings.DEPTH, depth, MAX_DEPTH);
        return steps ? steps(game, plies) : methods ? methods(game, plies) : tree(game, plies);
    }

    private int steps(Game game, int plies) {
        try (PlayerInspector insight = program().insight(game, player)) {
            List<DeepeningStep> found =
                    withProgress(
                            plies,
                            () -> BadInput.ifInvalid("player", () -> insight.deepen(game, plies)));
            if (json.isAsked()) {
                json.print(out(), new Steps(found));
            } else {
                new DeepeningText(found, number(insight)).lines().forEach(out()::println);
            }
        }
        return Exit.DONE;
    }

    private int methods(Game game, int plies) {
        Rules<Position> rules = game.kind().rules();
        Map<SearchMethod, SearchMethod.Effort> efforts = new EnumMap<>(SearchMethod.class);
        for (SearchMethod method : SearchMethod.values()) {
            efforts.put(
                    method,
                    withProgress(
                            plies,
                            () -> method.search(rules, game.position(), plies, MAX_GENERATED)));
        }
        if (json.isAsked()) {
            json.print(out(), new Methods(efforts));
        } else {
            new SearchMethodsText(efforts).lines().forEach(out()::println);
        }
        return Exit.DONE;
    }

    private int tree(Game game, int plies) throws IOException {
        String asked = lines;
        int rows =
                LimitSettings.count(
                        "--lines", asked == null ? DEFAULT_ROWS : asked, Integer.MAX_VALUE);
        int kept = LimitSettings.count("--max-nodes", maxNodes, Integer.MAX_VALUE);
        String folded = fold;
        int shown = folded == null ? MAX_DEPTH : LimitSettings.count("--fold", folded, MAX_DEPTH);
        try (PlayerInspector insight = program().insight(game, player)) {
            SearchTree tree =
                    withProgress(
                            plies,
                            () ->
                                    BadInput.ifInvalid(
                                            "player", () -> insight.tree(game, plies, kept)));
            if (json.isAsked()) {
                out().println(TreeJson.write(tree));
                return Exit.DONE;
            }
            DoubleFunction<String> number = number(insight);
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

    private static DoubleFunction<String> number(PlayerInspector insight) {
        return insight.hasOwnUnit() ? ScoreFormat::value : value -> ScoreFormat.score((int) value);
    }

    private <T> T withProgress(int plies, Supplier<T> search) {
        long begun = System.nanoTime();
        Supplier<String> soFar =
                () ->
                        "searching %d plies, %d s so far"
                                .formatted(plies, (System.nanoTime() - begun) / 1_000_000_000);
        try (var _ = Progress.onTerminal(err(), soFar)) {
            return search.get();
        }
    }
}
