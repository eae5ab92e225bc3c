package damier.web;

import io.javalin.http.ContentType;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The static files of the pages, kept in memory. */
public final class Pages {
    private static final String FOLDER = "/damier/web/ui/";
    private static final String INDEX = "index.html";
    private static final String HASHED = "assets/";

    private static final String NOT_BUILT =
            page("en", "The pages have not been built; the server is well.");

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

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

    /** Answers with the file; the server compresses it and tags it for caches. */
    void show(Context request) {
        String asked = request.path().substring(1);
        boolean page = isPage(asked);
        String path = page ? INDEX : asked;
        byte[] file = find(path);
        if (file == null && !page) {
            throw new Refused(Refused.NOT_FOUND, "file: there is no " + path);
        }
        boolean hashed = path.startsWith(HASHED);
        request.header(
                "Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
        request.header("Vary", "Accept-Encoding");
        if (file == null) {
            request.html(NOT_BUILT);
        } else {
            request.contentType(contentType(path)).result(file);
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

    private byte @Nullable [] find(String path) {
        if (!path.matches("[A-Za-z0-9_-][A-Za-z0-9_./-]*") || path.contains("..")) {
            return null;
        }
        byte[] known = files.get(path);
        if (known == null) {
            known = load(path);
            if (known != null) {
                files.put(path, known);
            }
        }
        return known;
    }

    private static byte @Nullable [] load(String path) {
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + path)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
