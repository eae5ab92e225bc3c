package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Claim.Verdict;
import damier.lab.report.Figure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The F(round) of probabilistic yielding: its factor k, and other functions. */
final class HardnessStudy extends ProbeStudy {
    /** The document's. */
    private static final String THRESHOLD = "0.3";

    private static final List<String> FACTORS = List.of("0.05", "0.1", "0.2", "0.4", "0.7", "1");
    private static final String DOCUMENTS = "k = 0.7";
    private static final String FITTED = "F fitted";
    private static final String CONSTANT = "F constant";
    private static final Quoted OF_K =
            new Quoted(
                    Source.HARDNESS,
                    "As it can be observed, a constant of k=0.7 tends to yield better results for"
                            + " middle stages of the game, but gets worse towards the end of the"
                            + " match.");
    private static final Quoted OF_F =
            new Quoted(
                    Source.HARDNESS,
                    "The inclusion of more complex functions can solve this problem to some"
                            + " extent.");
    private static final int MIDDLE_FROM = 20;
    private static final int MIDDLE_TO = 40;

    HardnessStudy(Arena arena, PositionSource source, Pace pace) {
        super(
                "hardness",
                "Othello: the effect of k and of F",
                "othello.vieira by alpha-beta at depth 4 with yielding at the document's threshold"
                        + " of "
                        + THRESHOLD
                        + "; F(round) = k · round says how hard squares are to get. Only the"
                        + " product of threshold and k matters: a threshold of 0.3 with k = 0.07 is"
                        + " a threshold of 0.03 with k = 0.7. A move is kept back while the product"
                        + " times the round is less than the share of better squares, which is at"
                        + " most 1: up to round 4 for k = 0.7, up to round 33 for k = 0.1, through"
                        + " the whole game for k = 0.05. From k = 0.7 on hardly any move is kept"
                        + " back, and the curves come together.",
                arena,
                source,
                pace.sources(),
                all());
    }

    private static List<Probe> all() {
        List<Probe> probes = new ArrayList<>();
        for (String k : FACTORS) {
            probes.add(probe("k = " + k, "k=" + k));
        }
        probes.add(probe(CONSTANT, "F=constant"));
        probes.add(probe(FITTED, "F=fitted"));
        return probes;
    }

    private static Probe probe(String label, String option) {
        return new Probe(label, "othello.vieira[threshold=" + THRESHOLD + "," + option + "]");
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<String> factors = FACTORS.stream().map(k -> "k = " + k).toList();
        Figure ofK =
                byRound(
                        "k",
                        "Branching factor by k",
                        "Moves searched at a position, on average: the fewer, the better the"
                                + " order.",
                        rows,
                        factors);
        Figure ofF =
                byRound(
                        "F",
                        "Branching factor by F",
                        "F linear with k = 0.7, constant 0.7, and fitted to games.",
                        rows,
                        List.of(DOCUMENTS, CONSTANT, FITTED));
        return findings(
                Source.HARDNESS,
                List.of(ofK, ofF),
                List.of(
                        claim(
                                rows,
                                "k = 0.7 gives lower branching factors than others in the middle",
                                row -> isMiddle(row.place().round()),
                                1),
                        claim(
                                rows,
                                "k = 0.7 gets worse than others towards the end",
                                row -> row.place().round() > MIDDLE_TO,
                                -1),
                        fitted(rows)));
    }

    private Figure byRound(
            String name, String figureTitle, String caption, List<Row> rows, List<String> labels) {
        return byRound(
                name,
                figureTitle,
                caption,
                "branching factor",
                false,
                6,
                Rounds.curves(rows, labels, row -> row.thought().branching()));
    }

    private static boolean isMiddle(int round) {
        return round > MIDDLE_FROM && round <= MIDDLE_TO;
    }

    /**
     * @param sign 1 if the claim says that the others are higher, -1 if lower
     */
    private static Claim claim(List<Row> rows, String text, Predicate<Row> when, int sign) {
        List<Row> some = rows.stream().filter(when).toList();
        List<String> measured = new ArrayList<>();
        List<Verdict> verdicts = new ArrayList<>();
        for (String k : FACTORS) {
            String label = "k = " + k;
            if (!label.equals(DOCUMENTS)) {
                Mean difference =
                        paired(
                                some,
                                label,
                                DOCUMENTS,
                                (a, b) -> a.thought().branching() - b.thought().branching());
                measured.add("%s (%s)".formatted(difference, label));
                verdicts.add(sign > 0 ? difference.above(0) : difference.below(0));
            }
        }
        return OF_K.claim(
                text,
                "difference of the others to it " + String.join(", ", measured),
                Verdicts.all(verdicts));
    }

    private static Claim fitted(List<Row> rows) {
        Mean ratio = ratio(rows, DOCUMENTS, FITTED, Row::nodes);
        return OF_F.claim(
                "A better F than k · round gives a better order",
                "linear visits %s times the nodes of F fitted to games".formatted(ratio),
                ratio.above(1));
    }
}
