package damier.web;

import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** The static files of the pages, kept in memory and compressed once. */
public final class Pages {
    private static final String FOLDER = "/damier/web/ui/";
    private static final String INDEX = "index.html";
    private static final String HASHED = "assets/";

    private static final String NOT_BUILT =
            page("en", "The pages have not been built; the server is well.");

    private final Map<String, StoredFile> files = new ConcurrentHashMap<>();

    private static final class StoredFile {
        private final byte[] plain;
        private final byte[] compressed;

        /** Identifies the content for caches. */
        private final String tag;

        StoredFile(byte[] plain) throws IOException {
            this.plain = plain;
            var out = new ByteArrayOutputStream();
            try (var gzip = new GZIPOutputStream(out)) {
                gzip.write(plain);
            }
            compressed = out.toByteArray();
            var checksum = new CRC32();
            checksum.update(plain);
            tag = "\"%x-%x\"".formatted(plain.length, checksum.getValue());
        }
    }

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
        String asked = request.path().substring(1);
        boolean page = isPage(asked);
        String path = page ? INDEX : asked;
        StoredFile file = find(path);
        if (file == null && !page) {
            throw new Refused(Refused.NOT_FOUND, "file: there is no " + path);
        }
        boolean hashed = path.startsWith(HASHED);
        request.header(
                "Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        if (file == null) {
            request.html(NOT_BUILT);
        } else {
            answer(request.contentType(contentType(path)), file);
        }
    }

    private static void answer(Context request, StoredFile file) {
        request.header("ETag", file.tag).header("Vary", "Accept-Encoding");
        String accepted = request.header("Accept-Encoding");
        if (file.tag.equals(request.header("If-None-Match"))) {
            request.status(HttpStatus.NOT_MODIFIED);
        } else if (accepted != null && accepted.contains("gzip")) {
            // Javalin would compress the file for each request, at some milliseconds.
            request.disableCompression();
            request.header("Content-Encoding", "gzip").result(file.compressed);
        } else {
            request.result(file.plain);
        }
    }

    /** The content type of a file by its extension; text if it is unknown. */
    public static String contentType(String file) {
        String extension = file.substring(file.lastIndexOf('.') + 1);
        String type =
                Optional.ofNullable(ContentType.mimeTypeByExtension(extension))
                        .orElse(ContentType.PLAIN);
        return type.startsWith("text/") ? type + "; charset=utf-8" : type;
    }

    void askForPassword(Context request) {
        request.header("Cache-Control", "no-store");
        request.status(Refused.NO_SESSION).html(LoginPage.html(request, null));
    }

    private @Nullable StoredFile find(String path) {
        if (!path.matches("[A-Za-z0-9_-][A-Za-z0-9_./-]*") || path.contains("..")) {
            return null;
        }
        StoredFile known = files.get(path);
        if (known == null) {
            known = load(path);
            if (known != null) {
                files.put(path, known);
            }
        }
        return known;
    }

    private static @Nullable StoredFile load(String path) {
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + path)) {
            return in == null ? null : new StoredFile(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
