package damier.app;

import damier.classic.search.Counts;
import damier.core.Game;
import damier.core.Position;
import damier.players.Insight;
import damier.players.PlayerSpecs;
import damier.tree.SearchTree;
import damier.tree.TreeJson;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.Optional;
import java.util.function.DoubleFunction;

/** Shows the tree of a search. */
@Command(
        name = "tree",
        header = "Shows the tree that a search walks, with windows, values and cuts.",
        description = {
            "",
            "A row is a position that was searched: the move to it, the depth left, the window on"
                    + " entry, the value found, why the search left it, the static evaluation, the"
                    + " place in the order of moves, how many moves were searched from it of how"
                    + " many that it has (more where some were searched again), and how many"
                    + " positions below it are not shown. The best line is marked. Values are for"
                    + " the side that the first row names, scores as bestmove writes them.",
            ""
        },
        footer = {
            "",
            "Example: damier tree italian --player italian.fiorentino --depth 4",
            "         damier tree othello --player damier[probcut=off,reductions=off] --depth 3"
        })
final class TreeCommand extends DamierCommand {
    private static final int MAX_DEPTH = 100;

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = PlayerSpecs.ENGINE,
            description = "Who searches; its own limits do not hold. Default: ${DEFAULT-VALUE}")
    private String player;

    @Option(
            names = LimitOptions.DEPTH,
            paramLabel = "N",
            required = true,
            description = "Search so many plies.")
    private String depth;

    @Option(
            names = "--lines",
            paramLabel = "N",
            defaultValue = "30",
            description = "Show so many rows, the best line first. Default: ${DEFAULT-VALUE}")
    private String lines;

    @Option(
            names = "--fold",
            paramLabel = "DEPTH",
            description = "Show nothing below so many plies, however many rows there are.")
    private @Nullable String fold;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            defaultValue = "100000",
            description =
                    "Keep so many positions, those near the root first; all are counted. Default:"
                            + " ${DEFAULT-VALUE}")
    private String maxNodes;

    @Override
    protected int run() {
        Game<?> game = options.open();
        game.ending()
                .ifPresent(
                        ending -> {
                            throw new BadInput("position", "the game is over: " + ending.rule());
                        });
        show(game);
        return Exit.DONE;
    }

    private <P extends Position> void show(Game<P> game) {
        int plies = (int) LimitOptions.count(LimitOptions.DEPTH, depth, MAX_DEPTH);
        int rows = (int) LimitOptions.count("--lines", lines, Integer.MAX_VALUE);
        int kept = (int) LimitOptions.count("--max-nodes", maxNodes, Integer.MAX_VALUE);
        String folded = fold;
        int shown =
                folded == null ? MAX_DEPTH : (int) LimitOptions.count("--fold", folded, MAX_DEPTH);
        try (Insight<P> insight = EngineKinds.insight(game, player)) {
            show(game, insight, tree(insight, game, plies, kept), rows, shown);
        }
    }

    private <P extends Position> void show(
            Game<P> game, Insight<P> insight, SearchTree tree, int rows, int shown) {
        if (json.isAsked()) {
            out().println(TreeJson.write(tree));
            return;
        }
        DoubleFunction<String> number =
                insight.hasOwnUnit() ? ScoreText::value : value -> ScoreText.of((int) value);
        new TreeText(tree, number, rows, shown).lines().forEach(out()::println);
        Optional<Counts> minimax = MinimaxCounts.of(game, tree.root().depth());
        new TreeCountsText(tree.counts(), minimax).lines().forEach(out()::println);
    }

    private static <P extends Position> SearchTree tree(
            Insight<P> insight, Game<P> game, int depth, int maxNodes) {
        try {
            return insight.tree(game, depth, maxNodes);
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }
}
