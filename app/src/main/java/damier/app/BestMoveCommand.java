package damier.app;

import damier.classic.Decision;
import damier.classic.PlayerText;
import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.engine.Engines;
import damier.lab.LimitSettings;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Searches a position once. */
@Command(
        name = "bestmove",
        header = "Searches a position once and says the best move.",
        description = {
            "",
            "Scores are for the side to move, in men or discs; win:7 is a win in 7 plies, loss:8 a"
                    + " loss in 8. A classic or student's player's scores are in its own unit; in"
                    + " JSON it gives an account of its leaves, evaluations, cutoffs, effective"
                    + " branching factor and features. Times are in seconds.",
            ""
        },
        footer = {
            "",
            "Example: damier bestmove international --after \"32-28 19-23\" --time 2s",
            "         damier bestmove italian --player italian.fiorentino --depth 6",
            "         damier bestmove international --player \"hub:./scan hub\" --json"
        })
final class BestMoveCommand extends DamierCommand {
    /** Of a player that does not tell. */
    private static final String NO_SCORE = "-";

    /** More than any position has moves. */
    private static final int MOST_LINES = 1_000;

    /** An iteration, or one of its best lines. */
    private record Line(
            int line, int depth, String score, long nodes, double time, List<String> moves) {}

    private record Answer(
            String game,
            String position,
            String player,
            String move,
            String score,
            int depth,
            long nodes,
            double time,
            List<Line> lines,
            Optional<Account> account) {}

    /**
     * What a player that shows its thinking has done.
     *
     * @param branching the effective branching factor of the last complete iteration
     * @param features of the position, for the side to move
     */
    private record Account(
            long leaves, long evaluations, long cutoffs, double branching, List<Feature> features) {
        static Account of(Decision decision) {
            Counts counts = decision.counts();
            return new Account(
                    counts.leaves(),
                    counts.evaluations(),
                    counts.cutoffs(),
                    decision.effectiveBranchingFactor(),
                    decision.features());
        }
    }

    @Mixin private PositionOptions options;
    @Mixin private LimitOptions limits;
    @Mixin private JsonOption json;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = PlayerSpecs.ENGINE,
            description = "Who is asked. Default: ${DEFAULT-VALUE}")
    private String player;

    @Option(
            names = "--lines",
            paramLabel = "N",
            defaultValue = "1",
            description = "Show so many of the best moves. Default: ${DEFAULT-VALUE}")
    private String lineCount;

    private int lines;

    @Override
    protected int run() {
        Game<?> game = options.open();
        game.ending()
                .ifPresent(
                        ending -> {
                            throw new BadInput("position", "the game is over: " + ending.rule());
                        });
        lines = (int) LimitSettings.count("--lines", lineCount, MOST_LINES);
        search(game);
        return Exit.DONE;
    }

    private <P extends Position> void search(Game<P> game) {
        PlayerFactory factory =
                Outsiders.player(Engines.of(game.kind()), lines == 1 ? player : withLines());
        Limits otherwise = factory.hasOwnLimit() ? Limits.INFINITE : LimitSettings.DEFAULT;
        Limits wanted = limits.wanted().orElse(otherwise);
        List<Line> found = new ArrayList<>();
        Answer answer;
        try (Player asked = factory.create()) {
            answer = ask(game, asked, wanted, found);
        }
        if (json.isAsked()) {
            json.print(out(), answer);
        } else {
            out().println(
                            String.format(
                                    Locale.ROOT,
                                    "bestmove %s score %s depth %d nodes %d time %.3f",
                                    answer.move(),
                                    answer.score(),
                                    answer.depth(),
                                    answer.nodes(),
                                    answer.time()));
        }
    }

    private String withLines() {
        return PlayerText.parse(player).with("lines", Integer.toString(lines)).toString();
    }

    private <P extends Position> Answer ask(
            Game<P> game, Player asked, Limits wanted, List<Line> found) {
        var listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        add(
                                found,
                                new Line(
                                        info.line(),
                                        info.depth(),
                                        ScoreText.of(info.score()),
                                        info.nodes(),
                                        info.nanos() / 1e9,
                                        moves(game, info.principalVariation())));
                    }
                };
        Choice choice = asked.choose(game, wanted, listener);
        choice.decision().ifPresent(decision -> addAll(game, decision, found));
        return new Answer(
                game.kind().id(),
                game.kind().notation().format(game.position()),
                player,
                game.kind().notation().format(game.position(), choice.move()),
                score(choice),
                choice.depth(),
                choice.nodes(),
                choice.nanos() / 1e9,
                List.copyOf(found),
                choice.decision().map(Account::of));
    }

    private static String score(Choice choice) {
        OptionalDouble own = choice.decision().map(Decision::value).orElse(OptionalDouble.empty());
        if (own.isPresent()) {
            return ScoreText.value(own.getAsDouble());
        }
        return choice.score().isPresent() ? ScoreText.of(choice.score().getAsInt()) : NO_SCORE;
    }

    private <P extends Position> void addAll(Game<P> game, Decision decision, List<Line> found) {
        for (Iteration iteration : decision.iterations()) {
            add(
                    found,
                    new Line(
                            1,
                            iteration.depth(),
                            ScoreText.value(iteration.value()),
                            iteration.counts().nodes(),
                            iteration.nanos() / 1e9,
                            moves(game, iteration.line())));
        }
    }

    /** Shows a line as soon as it is known; keeps those of the deepest iteration. */
    private void add(List<Line> found, Line line) {
        found.removeIf(older -> older.depth() < line.depth());
        found.add(line);
        if (!json.isAsked()) {
            out().println(
                            String.format(
                                    Locale.ROOT,
                                    "depth %d%s score %s nodes %d time %.3f moves %s",
                                    line.depth(),
                                    lines == 1 ? "" : " line " + line.line(),
                                    line.score(),
                                    line.nodes(),
                                    line.time(),
                                    String.join(" ", line.moves())));
        }
    }

    private static <P extends Position> List<String> moves(Game<P> game, List<Long> moves) {
        Game<P> after = game.copy();
        List<String> texts = new ArrayList<>();
        for (long move : moves) {
            texts.add(game.kind().notation().format(after.position(), move));
            after.play(move);
        }
        return texts;
    }
}
