package damier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkdownPageTest {
    private static String body(String markdown) {
        String html = MarkdownPage.html(markdown);
        return html.substring(html.indexOf("<body>") + 7, html.indexOf("</body>"));
    }

    @Test
    void elementsBecomeHtml() {
        assertThat(body("# A *title*\n\nOne `a < b`\nline, [there](x.md#y).\n"))
                .isEqualTo(
                        """
                        <h1>A <em>title</em></h1>
                        <p>One <code>a &lt; b</code>
                        line, there.
                        </p>
                        """);
        assertThat(body("    one\n    two\n\n- x\n  y\n- z\n"))
                .isEqualTo("<pre>one\ntwo\n</pre>\n<ul><li>x\ny\n<li>z\n</ul>\n");
    }

    @Test
    void aTableHasAHeader() {
        assertThat(body("| a | b |\n| --- | --- |\n| 1 | `2` |\n"))
                .isEqualTo(
                        """
                        <table><tr><th>a</th><th>b</th></tr>
                        <tr><td>1</td><td><code>2</code></td></tr>
                        </table>
                        """);
    }

    @Test
    void nothingBecomesMarkup() {
        assertThat(MarkdownPage.html("# <script>\n\n| <b> |\n")).doesNotContain("<script", "<b>");
    }
}
