package damier.terminal.screen;

import java.util.ArrayList;
import java.util.List;

/** Wraps words into lines. */
public final class Paragraph {
    private Paragraph() {}

    public static List<String> of(List<String> words, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The leading parts that fit; two spaces separate the parts. */
    public static String beginning(String parts, int width) {
        String shown = parts;
        while (shown.length() > width) {
            int end = shown.lastIndexOf("  ");
            shown = end < 0 ? "" : shown.substring(0, end);
        }
        return shown;
    }
}
