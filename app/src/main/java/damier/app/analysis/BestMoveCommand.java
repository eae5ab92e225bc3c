package damier.app.analysis;

import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.LimitOptions;
import damier.app.command.PositionOptions;
import damier.classic.Decision;
import damier.classic.PlayerText;
import damier.classic.search.Counts;
import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.lab.LimitSettings;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

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
        header = "Search a position and print the best move.",
        description = {
            "",
            "Scores are for the side to move, in men or discs; win:7 is a win in 7 plies, loss:8 a"
                + " loss in 8. Exact scores of endgames have a confidence: 100%% is proven. Classic"
                + " and student players score in their own unit; with --json they also report"
                + " leaves, evaluations, cutoffs, the effective branching factor and features."
                + " Times are in seconds.",
            ""
        },
        footer = {
            "",
            "Example: damier bestmove international --after \"32-28 19-23\" --time 2s",
            "         damier bestmove italian --player italian.fiorentino --depth 6",
            "         damier bestmove international --player \"hub:./scan hub\" --json"
        })
public final class BestMoveCommand extends DamierCommand {
    /** Printed where a player does not report a value. */
    private static final String NO_SCORE = "-";

    /** More than the legal moves of any position. */
    private static final int MAX_LINES = 1_000;

    /**
     * An iteration, or one of its best lines.
     *
     * @param confidence in an exact score, in percent; 0 if the score is an estimate
     */
    private record Line(
            int line,
            int depth,
            String score,
            int confidence,
            long nodes,
            double time,
            List<String> moves) {}

    /**
     * @param lines the best lines; the first is that of the move, whose score and depth are here
     *     too
     */
    private record Answer(
            String game,
            String position,
            String player,
            String move,
            String score,
            int confidence,
            int depth,
            long nodes,
            double time,
            List<Line> lines,
            Optional<Account> account) {}

    /**
     * The search of a player that reports it.
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
            description = "Player to ask. Default: ${DEFAULT-VALUE}")
    private String player;

    @Option(
            names = "--lines",
            paramLabel = "N",
            defaultValue = "1",
            description = "Number of best moves to show. Default: ${DEFAULT-VALUE}")
    private String lineCount;

    private int lines;

    @Override
    protected int run() {
        Game game = options.openUnfinished(program());
        lines = LimitSettings.count("--lines", lineCount, MAX_LINES);
        search(game);
        return Exit.DONE;
    }

    private void search(Game game) {
        PlayerFactory factory =
                program().player(program().engines(game.kind()), lines == 1 ? player : withLines());
        Answer answer;
        try (Player asked = factory.create()) {
            answer = ask(game, asked, limits.of(factory));
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

    private Answer ask(Game game, Player asked, Limits wanted) {
        List<SearchInfo> found = new ArrayList<>();
        var listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        show(line(game, info, info.line()));
                    }

                    @Override
                    public void finished(SearchResult result) {
                        found.addAll(result.lines());
                    }
                };
        Choice choice = asked.choose(game, wanted, listener);
        choice.decision().ifPresent(decision -> showAll(game, decision));
        Line first = first(game, choice, found);
        return new Answer(
                game.kind().id(),
                game.kind().notation().format(game.position()),
                player,
                first.moves().getFirst(),
                first.score(),
                first.confidence(),
                first.depth(),
                choice.nodes(),
                choice.nanos() / 1e9,
                ranked(game, first, choice.move(), found),
                choice.decision().map(Account::of));
    }

    private static Line line(Game game, SearchInfo info, int number) {
        return new Line(
                number,
                info.depth(),
                ScoreFormat.score(info.score()),
                info.confidence(),
                info.nodes(),
                info.nanos() / 1e9,
                game.texts(info.principalVariation()));
    }

    /**
     * The line of the move that was chosen, which need not be the best of those that were found.
     */
    private static Line first(Game game, Choice choice, List<SearchInfo> found) {
        Optional<SearchInfo> searched =
                found.stream().filter(info -> info.move() == choice.move()).findFirst();
        List<Long> expected =
                choice.decision()
                        .map(Decision::line)
                        .or(() -> searched.map(SearchInfo::principalVariation))
                        .filter(line -> !line.isEmpty() && line.getFirst() == choice.move())
                        .orElse(List.of(choice.move()));
        return new Line(
                1,
                choice.depth(),
                score(choice),
                searched.map(SearchInfo::confidence).orElse(SearchInfo.ESTIMATED),
                choice.nodes(),
                choice.nanos() / 1e9,
                game.texts(expected));
    }

    private List<Line> ranked(Game game, Line first, long chosen, List<SearchInfo> found) {
        List<Line> ranked = new ArrayList<>(List.of(first));
        for (SearchInfo info : found) {
            if (info.move() != chosen && ranked.size() < lines) {
                ranked.add(line(game, info, ranked.size() + 1));
            }
        }
        return ranked;
    }

    private static String score(Choice choice) {
        OptionalDouble own = choice.decision().map(Decision::value).orElse(OptionalDouble.empty());
        if (own.isPresent()) {
            return ScoreFormat.value(own.getAsDouble());
        }
        return choice.score().isPresent() ? ScoreFormat.score(choice.score().getAsInt()) : NO_SCORE;
    }

    private void showAll(Game game, Decision decision) {
        for (Iteration iteration : decision.iterations()) {
            show(
                    new Line(
                            1,
                            iteration.depth(),
                            ScoreFormat.value(iteration.value()),
                            SearchInfo.ESTIMATED,
                            iteration.counts().nodes(),
                            iteration.nanos() / 1e9,
                            game.texts(iteration.line())));
        }
    }

    /** Shows a line as soon as it is known. */
    private void show(Line line) {
        if (!json.isAsked()) {
            out().println(
                            String.format(
                                    Locale.ROOT,
                                    "depth %d%s score %s%s nodes %d time %.3f moves %s",
                                    line.depth(),
                                    lines == 1 ? "" : " line " + line.line(),
                                    line.score(),
                                    confidence(line),
                                    line.nodes(),
                                    line.time(),
                                    String.join(" ", line.moves())));
        }
    }

    private static String confidence(Line line) {
        return line.confidence() == SearchInfo.ESTIMATED
                ? ""
                : " confidence " + line.confidence() + "%";
    }
}
