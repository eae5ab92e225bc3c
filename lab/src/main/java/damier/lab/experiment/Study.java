package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Figure;

import java.util.List;

/** A question, the trials that are to answer it, and what their rows show. */
public interface Study {
    /** Names its results, and the experiment that consists of it alone. */
    String id();

    String title();

    /** What is done, with its limits, in a few sentences. */
    String text();

    List<? extends Trial> trials();

    /** Whether it measures time, and so must not begin before all is compiled. */
    default boolean isTimed() {
        return false;
    }

    /** What the rows of all trials show. */
    Findings findings(List<Row> rows);

    /** What a study shows. */
    record Findings(List<Figure> figures, List<Claim> claims) {
        public Findings {
            figures = List.copyOf(figures);
            claims = List.copyOf(claims);
        }
    }
}
