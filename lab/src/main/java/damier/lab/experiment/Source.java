package damier.lab.experiment;

import static damier.lab.experiment.Document.FIORENTINO;
import static damier.lab.experiment.Document.GIORDANO_LEFEVRE;
import static damier.lab.experiment.Document.GOSGENS_SOMMERS;
import static damier.lab.experiment.Document.LE_MINH;
import static damier.lab.experiment.Document.VIEIRA;

/** The places of the documents that experiments repeat, in the documents' own order. */
enum Source {
    SEARCH_METHODS(GIORDANO_LEFEVRE, "Figure 2"),
    DEEPENING(GIORDANO_LEFEVRE, "Figure 3"),
    GIVEN_PLAYERS(GIORDANO_LEFEVRE, "Section 5"),
    ADDED_FEATURES(GIORDANO_LEFEVRE, "Figure 4"),
    REMOVED_FEATURES(GIORDANO_LEFEVRE, "After figure 4"),
    BEST_MOVES(GIORDANO_LEFEVRE, "Figure 5"),

    TREE_DEPTH(LE_MINH, "Minimax algorithm"),
    PRUNED_TREE(LE_MINH, "Alpha-beta pruning"),
    HORIZON(LE_MINH, "Horizon effect"),

    RATIO(GOSGENS_SOMMERS, "Section 1.3"),
    DEPTH_REACHED(GOSGENS_SOMMERS, "Section 2"),
    DEFAULT_PLAYERS(GOSGENS_SOMMERS, "Section 2"),

    EVAPORATION(VIEIRA, "Figure 5"),
    RELATIVE_TIME(VIEIRA, "Section 4"),
    EVALUATION_TESTS(VIEIRA, "Section 6"),
    TIME_PER_TURN(VIEIRA, "Figure 7"),
    THRESHOLDS(VIEIRA, "Figure 8"),
    BRANCHING(VIEIRA, "Figure 9"),
    TIME_BY_BRANCHING(VIEIRA, "Figure 10"),
    HARDNESS(VIEIRA, "Effect of the probability as a function of round"),

    RANDOM_ORDER(FIORENTINO, "Section III.D"),
    DEPTH_BY_MOVES(FIORENTINO, "Section III.F"),
    TUNING(FIORENTINO, "Section V.A"),
    ABLATION(FIORENTINO, "After section V.A"),

    NONE(Document.NONE, "");

    private final Document document;
    private final String label;

    Source(Document document, String label) {
        this.document = document;
        this.label = label;
    }

    Document document() {
        return document;
    }

    /** The title of something that repeats this place. */
    String titled(String title) {
        return label.isEmpty() ? title : label + ". " + title;
    }
}
