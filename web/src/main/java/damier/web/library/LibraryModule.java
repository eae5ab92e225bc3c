package damier.web.library;

import damier.archive.GameQuery;
import damier.archive.StoredGame;
import damier.archive.Trash;
import damier.record.WrittenGame;
import damier.web.DocumentReader;
import damier.web.Json;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.DocumentView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;

/** The games of the archive: lists, retrieves and stores them. */
public final class LibraryModule implements ServerModule {
    private final Services services;
    private final StoredGames games;

    public LibraryModule(Services services) {
        this.services = services;
        games = new StoredGames(services);
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/games", this::find, Role.GUEST);
        routes.post("/api/games", this::save, Role.GUEST);
        routes.get("/api/games/{id}", this::show, Role.GUEST);
        routes.get("/api/games/{id}/text", this::text, Role.GUEST);
        routes.put("/api/games/{id}", this::replace);
        routes.delete("/api/games/{id}", this::remove);
    }

    /**
     * A page of a list.
     *
     * @param next the last id of a full page
     * @param total the number of games on all pages
     */
    @ApiType("FoundGames")
    private record Found(
            List<@ApiType("StoredGame") StoredGame> games, @Nullable Long next, long total) {}

    private void find(Context request) {
        GameQuery query = games.query(request);
        List<StoredGame> found = services.archive().find(query);
        Long next = found.size() == query.limit() ? found.getLast().id() : null;
        Json.answer(request, new Found(found, next, services.archive().count(query)));
    }

    private void show(Context request) {
        WrittenGame game = games.game(StoredGames.id(request));
        Json.answer(request, DocumentView.of(game, List.of()));
    }

    private void text(Context request) {
        long id = StoredGames.id(request);
        StoredGame stored = services.archive().game(id).orElseThrow(() -> StoredGames.missing(id));
        String extension =
                games.format(services.kind(stored.kind()).game()).extensions().getFirst();
        request.contentType("text/plain; charset=utf-8")
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"game-%d.%s\"".formatted(id, extension))
                .result(services.archive().text(id).orElse(""));
    }

    private void save(Context request) {
        WrittenGame game = DocumentReader.read(services, Json.body(request, DocumentView.class));
        Json.answer(request, Map.of("id", services.archive().save(game)));
    }

    private void replace(Context request) {
        long id = StoredGames.id(request);
        WrittenGame game = DocumentReader.read(services, Json.body(request, DocumentView.class));
        if (!services.archive().replace(id, game)) {
            throw StoredGames.missing(id);
        }
        Json.answer(request, Map.of("id", id));
    }

    private void remove(Context request) {
        long id = StoredGames.id(request);
        if (!services.archive()
                .trash()
                .delete(Trash.Type.GAME, "" + id, null, Visitor.of(request).owner())) {
            throw StoredGames.missing(id);
        }
        Json.answer(request, Map.of("id", id));
    }
}
