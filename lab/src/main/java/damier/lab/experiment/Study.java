package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Figure;

import java.util.List;

/** A question, the trials that answer it, and the evaluation of their rows. */
public interface Study {
    /** The id of its results, and of the experiment that consists of this study alone. */
    String id();

    String title();

    /** The method, with its limits, in a few sentences. */
    String text();

    List<? extends Trial> trials();

    /** Whether it measures time, and therefore needs a warm-up. */
    default boolean isTimed() {
        return false;
    }

    /** Evaluates the rows of all trials. */
    Findings findings(List<Row> rows);

    /** The results of a study. */
    record Findings(List<Figure> figures, List<Claim> claims) {
        public Findings {
            figures = List.copyOf(figures);
            claims = List.copyOf(claims);
        }
    }
}
