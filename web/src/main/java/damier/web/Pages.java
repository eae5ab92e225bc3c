package damier.web;

import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** The static files of the pages, kept in memory and compressed once. */
final class Pages {
    private static final String FOLDER = "/damier/web/ui/";
    private static final String INDEX = "index.html";
    private static final String HASHED = "assets/";

    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml",
                    "json", "application/json",
                    "webmanifest", "application/manifest+json",
                    "png", "image/png",
                    "ico", "image/x-icon",
                    "woff2", "font/woff2",
                    "txt", "text/plain; charset=utf-8");

    private static final String NOT_BUILT =
            page("en", "The pages have not been built; the server is well.");

    private static final class StoredFile {
        private final byte[] plain;
        private final byte[] zipped;
        private final String tag;

        StoredFile(byte[] plain) throws IOException {
            this.plain = plain;
            zipped = zipped(plain);
            tag = tag(plain);
        }
    }

    private final Map<String, StoredFile> files = new ConcurrentHashMap<>();

    static String page(String language, String body) {
        return "<!doctype html><html lang=\"%s\"><meta charset=\"utf-8\">".formatted(language)
                + "<title>Damier</title>"
                + "<meta name=\"viewport\" content=\"width=device-width\">"
                + "<body style=\"font: 1.1rem/1.6 system-ui, sans-serif; margin: 15vh auto;"
                + " max-width: 24rem; padding: 0 1rem\"><main>"
                + body
                + "</main></body></html>\n";
    }

    /** Whether a path is a page: any path that does not look like a file. */
    static boolean isPage(String path) {
        return path.indexOf('.') < 0;
    }

    void show(Context request) {
        String path = request.path().substring(1);
        if (isPage(path)) {
            Optional<StoredFile> index = find(INDEX);
            request.header("Cache-Control", "no-cache");
            if (index.isPresent()) {
                answer(request, index.get(), INDEX);
            } else {
                request.html(NOT_BUILT);
            }
            return;
        }
        StoredFile file =
                find(path)
                        .orElseThrow(
                                () -> new Refused(Refused.NOT_FOUND, "file: there is no " + path));
        boolean hashed = path.startsWith(HASHED);
        request.header(
                "Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        answer(request, file, path);
    }

    void askForPassword(Context request) {
        request.header("Cache-Control", "no-store");
        request.status(Refused.NO_SESSION).html(LoginPage.html(request, null));
    }

    private static void answer(Context request, StoredFile file, String name) {
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        request.contentType(type == null ? "application/octet-stream" : type);
        request.header("ETag", file.tag);
        request.header("Vary", "Accept-Encoding");
        if (file.tag.equals(request.header("If-None-Match"))) {
            request.status(304);
            return;
        }
        request.disableCompression();
        String accepted = Optional.ofNullable(request.header("Accept-Encoding")).orElse("");
        if (accepted.contains("gzip") && file.zipped.length < file.plain.length) {
            request.header("Content-Encoding", "gzip").result(file.zipped);
        } else {
            request.result(file.plain);
        }
    }

    private Optional<StoredFile> find(String path) {
        if (!path.matches("[A-Za-z0-9_-][A-Za-z0-9_./-]*") || path.contains("..")) {
            return Optional.empty();
        }
        @Nullable StoredFile known = files.get(path);
        if (known == null) {
            known = load(path);
            if (known != null) {
                files.put(path, known);
            }
        }
        return Optional.ofNullable(known);
    }

    private static @Nullable StoredFile load(String path) {
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + path)) {
            if (in == null) {
                return null;
            }
            byte[] plain = in.readAllBytes();
            return new StoredFile(plain);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] zipped(byte[] plain) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(out)) {
            zip.write(plain);
        }
        return out.toByteArray();
    }

    private static String tag(byte[] content) {
        CRC32 sum = new CRC32();
        sum.update(content);
        byte[] text = (content.length + "." + sum.getValue()).getBytes(StandardCharsets.US_ASCII);
        return '"' + Base64.getUrlEncoder().withoutPadding().encodeToString(text) + '"';
    }
}
