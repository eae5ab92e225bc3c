package damier.terminal.screen;

import java.util.ArrayList;
import java.util.List;

/** Words broken into lines. */
final class Paragraph {
    private Paragraph() {}

    static List<String> of(List<String> words, int width) {
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
}
