package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Figure;

import java.util.List;

/**
 * The figures and the verdicts about one place of a document.
 *
 * @param text the method, with its limits, in a few sentences
 */
record Exhibit(Source source, String title, String text, List<Figure> figures, List<Claim> claims) {
    Exhibit {
        figures = List.copyOf(figures);
        claims = List.copyOf(claims);
    }
}
