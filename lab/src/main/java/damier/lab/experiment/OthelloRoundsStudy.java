package damier.lab.experiment;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.core.Evaluator.Feature;
import damier.core.Limits;
import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    }

    private static Pairing pairing(String label, String first, String second) {
        return new Pairing(label, first, second, Limits.INFINITE);
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
        List<Figure> figures = new ArrayList<>(super.findings(rows).figures());
        for (Pairing pairing : pairings()) {
            List<Row> some = of(rows, pairing.label());
            figures.addAll(evaluations(pairing, some));
            figures.add(feature(pairing, some, "moves", "mobility", "legal moves"));
            figures.add(feature(pairing, some, "discs", "discs", "discs"));
            figures.add(feature(pairing, some, "bonus", "positional bonus", "sum of bonuses"));
        }
        return new Findings(figures, claimsOf(rows));
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
                                        "The player's own evaluation before its move.",
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
                new Claim(
                        Documents.VIEIRA,
                        "At depth 3 both evaluations play about equally well",
                        "absolute scores %s, discs %s against %s"
                                .formatted(even.words(), even.left(), even.opponentLeft()),
                        nearlyEven),
                new Claim(
                        Documents.VIEIRA,
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
        return new Claim(
                Documents.VIEIRA,
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
        return new Claim(
                Documents.VIEIRA,
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
