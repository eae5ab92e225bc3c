package damier.lab.report;

import java.util.Arrays;
import java.util.List;

/**
 * A document in Markdown as a page. It knows what the documents of this program use: headings,
 * paragraphs, lists, tables, indented code, and inline code and emphasis. Links to other documents
 * become plain text, since these are not beside the page.
 */
public final class MarkdownPage {
    private static final String CODE = "    ";

    private final StringBuilder html = new StringBuilder();

    /** The element that the following lines belong to; empty between elements. */
    private String open = "";

    private MarkdownPage() {}

    public static String html(String markdown) {
        List<String> lines = markdown.lines().toList();
        String title = lines.isEmpty() ? "" : lines.getFirst().replaceFirst("^#+ ", "");
        var page = new MarkdownPage();
        lines.forEach(page::line);
        page.enter("");
        return Page.head(title) + page.html + "</body>\n</html>\n";
    }

    private void line(String line) {
        if (line.isBlank()) {
            enter("");
        } else if (line.startsWith("#")) {
            enter("");
            int level = line.indexOf(' ');
            html.append(
                    "<h%d>%s</h%d>\n".formatted(level, inline(line.substring(level + 1)), level));
        } else if (line.startsWith(CODE)) {
            enter("pre");
            html.append(Page.escaped(line.substring(CODE.length()))).append('\n');
        } else if (line.startsWith("|")) {
            row(line);
        } else if (line.startsWith("- ")) {
            enter("ul");
            html.append("<li>").append(inline(line.substring(2))).append('\n');
        } else if (open.equals("ul")) {
            html.append(inline(line.strip())).append('\n');
        } else {
            enter("p");
            html.append(inline(line)).append('\n');
        }
    }

    /** Ends the open element unless it is this one, and begins this one. */
    private void enter(String element) {
        if (!open.equals(element)) {
            html.append(open.isEmpty() ? "" : "</" + open + ">\n");
            html.append(element.isEmpty() ? "" : "<" + element + ">");
            open = element;
        }
    }

    private void row(String line) {
        if (line.matches("\\|( *-+ *\\|)+")) {
            return;
        }
        String cell = open.equals("table") ? "td" : "th";
        enter("table");
        html.append("<tr>");
        Arrays.stream(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
                .forEach(
                        text ->
                                html.append(
                                        "<%s>%s</%s>".formatted(cell, inline(text.strip()), cell)));
        html.append("</tr>\n");
    }

    private static String inline(String text) {
        StringBuilder html = new StringBuilder();
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            html.append(
                    i % 2 == 1 ? "<code>" + Page.escaped(parts[i]) + "</code>" : words(parts[i]));
        }
        return html.toString();
    }

    private static String words(String text) {
        return Page.escaped(text)
                .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                .replaceAll("\\*([^*]+)\\*", "<em>$1</em>");
    }
}
