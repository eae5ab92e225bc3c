package damier.lab.experiment;

import damier.lab.Resources;
import damier.lab.report.MarkdownPage;

/** The description of the classic players, docs/classics.md, as a page. */
public final class ClassicsGuide {
    public static final String FILE = "classics.html";

    private ClassicsGuide() {}

    public static String html() {
        return MarkdownPage.html(Resources.text(ClassicsGuide.class, "classics.md"));
    }
}
