package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Diagram;
import damier.lab.report.Figure;
import damier.lab.report.Plot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** The absolute against the relative evaluation of Othello, round by round. */
final class OthelloRoundsStudy extends PairingStudy {
    private static final String ABSOLUTE_GREEDY = "absolute - greedy, depth 4";
    private static final String RELATIVE_GREEDY = "relative - greedy, depth 4";
    private static final String DEPTH_3 = "absolute - relative, depth 3";
    private static final String DEPTH_4 = "absolute - relative, depth 4";

    private static final int WIDTH = 2;
    private static final int FIRST_STAGE = 29;
    private static final double EVEN = 0.15;

    /** The number of games whose boards are shown. */
    private static final int SHOWN = 4;

    /** The round of the boards that show who led before the end. */
    private static final int MIDGAME = 41;

    private static final Quoted LESS_IS_MORE =
            new Quoted(
                    Source.EVAPORATION,
                    "fewer owned tiles on the board provides higher chances of success");
    private static final Quoted FINAL_SCORES =
            new Quoted(
                    Source.EVALUATION_TESTS,
                    "The tests above were made with a maximum depth of 4. We can observe that the"
                            + " absolute implementation yields better results when it comes to"
                            + " final scores.");
    private static final Quoted SAME_RESULT =
            new Quoted(
                    Source.EVALUATION_TESTS,
                    "However, at maximum depth 3, both functions seem to compete against each other"
                            + " with almost same result, as we can see in the final number of disks"
                            + " owned by each one.");
    private static final Quoted AGGRESSIVE =
            new Quoted(
                    Source.EVALUATION_TESTS,
                    "However, when we let the algorithm deepen another level of search, the"
                            + " relative implementation of the evaluation function comes out to be"
                            + " really aggressive.");
    private static final Quoted GROWING =
            new Quoted(
                    Source.EVALUATION_TESTS,
                    "the evaluation value for the ABSOLUTE CPU player has maintained its always"
                            + " growing tendency, except from the change in weights that is given"
                            + " from beyond round 30");

    private final Arena arena;

    OthelloRoundsStudy(Arena arena, int games) {
        super(
                "evaluations",
                "Othello: the absolute and the relative evaluation",
                "othello.vieira with either evaluation, depths as in the document, from "
                        + Arenas.OPENINGS_WORDS
                        + ", both colours. The document's human opponent is replaced by greedy."
                        + " Mobility, discs and bonus are the player's own before its move.",
                arena,
                List.of(
                        pairing(ABSOLUTE_GREEDY, "othello.vieira[depth=4]", "greedy"),
                        pairing(
                                RELATIVE_GREEDY,
                                "othello.vieira[depth=4,evaluation=relative]",
                                "greedy"),
                        pairing(
                                DEPTH_3,
                                "othello.vieira[depth=3]",
                                "othello.vieira[depth=3,evaluation=relative]"),
                        pairing(
                                DEPTH_4,
                                "othello.vieira[depth=4]",
                                "othello.vieira[depth=4,evaluation=relative]")),
                games);
        this.arena = arena;
    }

    private static Pairing pairing(String label, String first, String second) {
        return new Pairing(label, first, second, Limits.INFINITE).at(Source.EVALUATION_TESTS);
    }

    /**
     * Measures with the absolute evaluation for either player, since its features are plain counts.
     */
    @Override
    Gauge gauge() {
        ClassicPlayer counter = ClassicPlayers.create("othello.vieira");
        return (before, move, roster) -> {
            Map<String, Double> features = new HashMap<>();
            for (Feature feature : counter.features(before, before.side())) {
                features.put(feature.name(), feature.value());
            }
            return features;
        };
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Figure> figures = new ArrayList<>();
        figures.add(finalBoards(rows));
        figures.addAll(super.findings(rows).figures());
        for (Pairing pairing : pairings()) {
            List<Row> some = of(rows, pairing.label());
            figures.addAll(evaluations(pairing, some));
            figures.add(feature(pairing, some, "moves", "mobility", "legal moves"));
            figures.add(feature(pairing, some, "discs", "discs", "discs"));
            figures.add(feature(pairing, some, "bonus", "positional bonus", "sum of bonuses"));
        }
        return new Findings(
                List.of(
                        new Exhibit(
                                Source.EVALUATION_TESTS, title(), text(), figures, claimsOf(rows)),
                        evaporation(rows)));
    }

    /** The games of a pairing, each as its rows. */
    private static List<List<Row>> games(List<Row> rows, String label) {
        Map<Integer, List<Row>> games = new TreeMap<>();
        of(rows, label)
                .forEach(
                        row ->
                                games.computeIfAbsent(row.place().game(), any -> new ArrayList<>())
                                        .add(row));
        return List.copyOf(games.values());
    }

    private Figure finalBoards(List<Row> rows) {
        List<Diagram> diagrams = new ArrayList<>();
        for (String label : List.of(ABSOLUTE_GREEDY, RELATIVE_GREEDY)) {
            games(rows, label).stream()
                    .limit(SHOWN / 2)
                    .forEach(
                            game -> {
                                Game end = Diagrams.replay(arena, game, Integer.MAX_VALUE);
                                diagrams.add(
                                        Diagrams.of(end, "%s: %s".formatted(label, discs(end))));
                            });
        }
        return Figure.of(
                id() + "-final-boards",
                "Final boards",
                "The last positions of the first two games of each evaluation. The document shows"
                        + " one game each against a human: Black 42, White 22 with the absolute"
                        + " function, Black 38, White 26 with the relative one.",
                new Plot.Boards(diagrams));
    }

    private static String discs(Game game) {
        return "Black %d, White %d"
                .formatted(Observer.pieces(game, Side.BLACK), Observer.pieces(game, Side.WHITE));
    }

    /** The game in which the loser led by most discs twenty moves before the end. */
    private Exhibit evaporation(List<Row> all) {
        List<List<Row>> games = new ArrayList<>();
        pairings().forEach(pairing -> games.addAll(games(all, pairing.label())));
        Optional<List<Row>> clearest =
                games.stream()
                        .filter(game -> led(game).isPresent())
                        .max(Comparator.comparingDouble(OthelloRoundsStudy::loserLed));
        List<Figure> figures = new ArrayList<>();
        clearest.ifPresent(game -> figures.add(evaporated(game)));
        List<Row> leading = games.stream().flatMap(game -> led(game).stream()).toList();
        Mean lost = Mean.ofScores(leading.stream().map(row -> 1 - row.fate().points()).toList());
        Claim claim =
                LESS_IS_MORE.claim(
                        "The side with fewer discs before round %d wins".formatted(MIDGAME),
                        "it scores %s in %d games (held: more than half)"
                                .formatted(lost.percent(), lost.count()),
                        lost.above(0.5));
        return new Exhibit(
                Source.EVAPORATION,
                "Othello: a lead in discs that evaporates",
                "From the games of section 6 below: both sides' discs before round %d, and the result."
                        .formatted(MIDGAME),
                figures,
                List.of(claim));
    }

    private Figure evaporated(List<Row> game) {
        Game midgame = Diagrams.replay(arena, game, MIDGAME);
        Game end = Diagrams.replay(arena, game, Integer.MAX_VALUE);
        return Figure.of(
                id() + "-evaporation",
                "The clearest example of our games",
                "%s, game %d."
                        .formatted(
                                game.getFirst().place().setting(),
                                game.getFirst().place().game() + 1),
                new Plot.Boards(
                        List.of(
                                Diagrams.of(
                                        midgame,
                                        "Before round %d: %s".formatted(MIDGAME, discs(midgame))),
                                Diagrams.of(end, "At the end: " + discs(end)))));
    }

    /** The move of that round seen from the side with more discs; none where they are even. */
    private static Optional<Row> led(List<Row> game) {
        return game.stream()
                .filter(row -> row.place().round() == MIDGAME)
                .filter(row -> row.board().pieces() != row.board().opponentPieces())
                .findFirst()
                .map(
                        row ->
                                row.board().pieces() > row.board().opponentPieces()
                                        ? row
                                        : turned(row));
    }

    private static Row turned(Row row) {
        Row.Fate fate = row.fate();
        Row.Board board = row.board();
        return new Row(
                row.place(),
                new Row.Board(board.moves(), board.opponentPieces(), board.pieces()),
                row.thought(),
                new Row.Fate(1 - fate.points(), fate.opponentLeft(), fate.left(), fate.end()),
                row.features());
    }

    /** How far the loser led; negative where the winner led. */
    private static double loserLed(List<Row> game) {
        return led(game)
                .map(
                        row ->
                                (row.board().pieces() - row.board().opponentPieces())
                                        * (0.5 - row.fate().points()))
                .orElse(0.0);
    }

    /** One figure for each player, since their units differ; the greedy player has none. */
    private List<Figure> evaluations(Pairing pairing, List<Row> rows) {
        return curves(pairing, rows, row -> row.thought().evaluation()).stream()
                .filter(curve -> !curve.name().equals("greedy"))
                .map(
                        curve ->
                                figure(
                                        pairing,
                                        "evaluation of " + curve.name(),
                                        "Its own, before its move.",
                                        "evaluation",
                                        List.of(curve)))
                .toList();
    }

    private Figure feature(
            Pairing pairing, List<Row> rows, String feature, String name, String label) {
        return figure(pairing, name, "", label, curves(pairing, rows, row -> row.feature(feature)));
    }

    private static List<Rounds.Curve> curves(
            Pairing pairing, List<Row> rows, ToDoubleFunction<Row> value) {
        String[] names = pairing.label().split(",", 2)[0].split(" - ", 2);
        return Rounds.byPlayer(rows, names[0], names[1], value);
    }

    private Figure figure(
            Pairing pairing, String name, String caption, String label, List<Rounds.Curve> curves) {
        return new Rounds("round", WIDTH)
                .figure(
                        "%s-%s-%s"
                                .formatted(
                                        id(),
                                        pairing.label().replaceAll("[^a-z0-9]+", "-"),
                                        name.replace(' ', '-')),
                        pairing.label() + ": " + name,
                        "%s Means over %d games, two rounds taken together, with 95 %% intervals."
                                .formatted(caption, Row.games(curves.getFirst().rows()))
                                .strip(),
                        label,
                        false,
                        curves);
    }

    private static List<Claim> claimsOf(List<Row> rows) {
        PairingScores even = PairingScores.of(of(rows, DEPTH_3));
        PairingScores deeper = PairingScores.of(of(rows, DEPTH_4));
        Verdict nearlyEven =
                even.better() != Verdict.NOT_DECIDED
                        ? Verdict.DID_NOT_HOLD
                        : even.score().half() < EVEN ? Verdict.HELD : Verdict.NOT_DECIDED;
        return List.of(
                margin(rows),
                SAME_RESULT.claim(
                        "At depth 3 both evaluations play about equally well",
                        "absolute scores %s, discs %s against %s"
                                .formatted(even.words(), even.left(), even.opponentLeft()),
                        nearlyEven),
                AGGRESSIVE.claim(
                        "At depth 4 the relative evaluation comes out ahead",
                        "absolute scores %s, discs %s against %s"
                                .formatted(deeper.words(), deeper.left(), deeper.opponentLeft()),
                        deeper.score().below(0.5)),
                growth(rows));
    }

    private static Claim margin(List<Row> rows) {
        PairingScores absolute = PairingScores.of(of(rows, ABSOLUTE_GREEDY));
        PairingScores relative = PairingScores.of(of(rows, RELATIVE_GREEDY));
        Mean difference = absolute.left().minus(relative.left());
        return FINAL_SCORES.claim(
                "Against a weaker opponent the absolute evaluation ends with more discs",
                "it ends with %s discs, the relative one with %s, a difference of %s; the opponent is"
                                .formatted(absolute.left(), relative.left(), difference)
                        + " greedy in place of a human",
                difference.above(0));
    }

    private static Claim growth(List<Row> rows) {
        List<Row> absolute = of(rows, DEPTH_3).stream().filter(row -> row.place().first()).toList();
        Mean early = between(absolute, 1, FIRST_STAGE / 3);
        Mean late = between(absolute, FIRST_STAGE * 2 / 3, FIRST_STAGE);
        return GROWING.claim(
                "The evaluation of the absolute player keeps growing in the first stage",
                "from %s in the first third of it to %s in the last".formatted(early, late),
                late.minus(early).above(0));
    }

    private static Mean between(List<Row> rows, int from, int to) {
        return Mean.byGame(
                rows.stream()
                        .filter(row -> row.place().round() >= from && row.place().round() <= to)
                        .toList(),
                row -> row.thought().evaluation());
    }
}
