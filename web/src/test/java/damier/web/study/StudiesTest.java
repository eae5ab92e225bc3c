package damier.web.study;

import static org.assertj.core.api.Assertions.assertThat;

import damier.web.BoardTestCase;
import damier.web.Json;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import java.net.http.HttpResponse;

/** Analyses that are saved, listed, deleted and restored. */
class StudiesTest extends BoardTestCase {
    private static final String ADDRESS = "/api/studies/1aaaaaaaaaaa";

    private String saved(int version, String writer, String comment) throws Exception {
        String pasted =
                """
                {"text":"[GameType \\"20\\"] 1. 32-28 {%s} 19-23 (1... 18-23) 2. 28x19 *"}\
                """
                        .formatted(comment);
        JsonNode document = browser.json("/api/read", pasted).at("/documents/0");
        return """
        {"name":" Attack ","document":%s,"at":2,"version":%d,"writer":"%s"}\
        """
                .formatted(document, version, writer);
    }

    private HttpResponse<String> save(int version, String writer, String comment) throws Exception {
        return browser.send("PUT", ADDRESS, saved(version, writer, comment));
    }

    private JsonNode get(String path) throws Exception {
        HttpResponse<String> answer = browser.get(path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body(), "answer");
    }

    @Test
    void aStudyKeepsVariationsCommentsAndItsPlace() throws Exception {
        assertThat(save(0, "w1", "strong").body()).isEqualTo("{\"version\":1}");
        JsonNode study = get(ADDRESS);
        assertThat(study.path("name").asString()).isEqualTo("Attack");
        assertThat(study.path("at").asInt()).isEqualTo(2);
        assertThat(study.path("yours").asBoolean()).isTrue();
        assertThat(study.path("document").toString()).contains("strong", "18-23", "28x19");
        JsonNode listed = get("/api/studies").at("/studies/0");
        assertThat(listed.path("line").asString()).isEqualTo("32-28 19-23 28x19");
    }

    @Test
    void twoWindowsDoNotOverwriteEachOther() throws Exception {
        save(0, "w1", "one");
        assertThat(save(1, "w2", "two").statusCode()).isEqualTo(200);
        assertThat(save(1, "w1", "three").statusCode()).isEqualTo(409);
        assertThat(get(ADDRESS).path("document").toString()).contains("two");
    }

    @Test
    void aDeletedStudyIsInTheTrashAndInTheLogUntilItIsRestored() throws Exception {
        save(0, "w1", "one");
        assertThat(browser.send("DELETE", ADDRESS, "").statusCode()).isEqualTo(200);
        assertThat(browser.get(ADDRESS).statusCode()).isEqualTo(404);
        JsonNode trash = get("/api/trash");
        assertThat(trash.at("/studies/0/title").asString()).isEqualTo("Attack");
        assertThat(trash.at("/log/0/act").asString()).isEqualTo("deleted");
        browser.json("/api/trash/studies/1aaaaaaaaaaa", "");
        assertThat(get(ADDRESS).path("name").asString()).isEqualTo("Attack");
        assertThat(get("/api/trash").path("studies").size()).isZero();
    }

    @Test
    void whatIsNoStudyIsRefused() throws Exception {
        String saved = saved(0, "w", "x");
        assertThat(browser.send("PUT", "/api/studies/italian", saved).statusCode()).isEqualTo(404);
        assertThat(browser.send("PUT", ADDRESS, "{}").statusCode()).isEqualTo(422);
        String illegal = saved.replace("32-28", "32-21");
        assertThat(browser.send("PUT", ADDRESS, illegal).statusCode()).isEqualTo(422);
        assertThat(browser.get(ADDRESS).statusCode()).isEqualTo(404);
        assertThat(browser.send("DELETE", ADDRESS, "").statusCode()).isEqualTo(404);
        assertThat(browser.post("/api/trash/studies/x", "").statusCode()).isEqualTo(404);
    }
}
