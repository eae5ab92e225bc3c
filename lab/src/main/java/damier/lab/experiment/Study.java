package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Figure;

import java.util.List;

/** A question, the trials that answer it, and the evaluation of their rows. */
public abstract class Study {
    private final String id;
    private final String title;
    private final String text;

    /**
     * @param id of its results, and of the experiment that consists of this study alone
     * @param text the method, with its limits, in a few sentences
     */
    Study(String id, String title, String text) {
        this.id = id;
        this.title = title;
        this.text = text;
    }

    public final String id() {
        return id;
    }

    public final String title() {
        return title;
    }

    public final String text() {
        return text;
    }

    public abstract List<? extends Trial> trials();

    /** Whether it measures time, and therefore needs a warm-up. */
    public boolean isTimed() {
        return false;
    }

    /** Evaluates the rows of all trials. */
    public abstract Findings findings(List<Row> rows);

    /** The results of a study, for each place of a document that it repeats. */
    public record Findings(List<Exhibit> exhibits) {
        public Findings {
            exhibits = List.copyOf(exhibits);
        }

        List<Figure> figures() {
            return exhibits.stream().flatMap(exhibit -> exhibit.figures().stream()).toList();
        }

        List<Claim> claims() {
            return exhibits.stream().flatMap(exhibit -> exhibit.claims().stream()).toList();
        }
    }

    /** Results that belong together, under the title of the study. */
    final Findings findings(Source source, List<Figure> figures, List<Claim> claims) {
        return new Findings(List.of(new Exhibit(source, title, text, figures, claims)));
    }

    /** The rows of one setting: a pairing, or a search. */
    static List<Row> of(List<Row> rows, String setting) {
        return rows.stream().filter(row -> row.setting().equals(setting)).toList();
    }
}
