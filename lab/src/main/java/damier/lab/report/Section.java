package damier.lab.report;

import java.util.List;

/**
 * One question of a report.
 *
 * @param command what repeats this part; empty where nothing repeats it alone
 */
public record Section(String id, String title, String text, String command, List<Figure> figures) {
    public Section {
        figures = List.copyOf(figures);
    }
}
