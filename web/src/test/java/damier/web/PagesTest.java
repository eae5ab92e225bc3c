package damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;

class PagesTest extends BoardTestCase {
    private static final String FILE = "/pages-test.txt";

    @Test
    void aFileThatTheBrowserHasIsNotSentAgain() throws Exception {
        HttpResponse<String> first = browser.get(FILE);
        assertThat(first.body()).startsWith("A file that PagesTest requests.");
        String tag = first.headers().firstValue("ETag").orElseThrow();
        assertThat(tag).matches("\"[^\"]+\"");
        HttpResponse<String> again = browser.get(FILE, "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(browser.get(FILE, "If-None-Match", "\"other\"").body()).isEqualTo(first.body());
    }

    @Test
    void aFileIsCompressedIfTheBrowserAcceptsThat() throws Exception {
        String plain = browser.get(FILE).body();
        HttpResponse<String> compressed = browser.get(FILE, "Accept-Encoding", "gzip, br");
        assertThat(compressed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(compressed.body().length()).isLessThan(plain.length() / 2);
    }

    @Test
    void answersOfTheApiHaveNoTag() throws Exception {
        assertThat(browser.get("/api/kinds").headers().firstValue("ETag")).isEmpty();
        assertThat(browser.get("/none.txt").headers().firstValue("ETag")).isEmpty();
    }
}
