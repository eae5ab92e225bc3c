package damier.web.library;

import damier.archive.Trash;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import java.util.List;
import java.util.Map;

/** Deleted games and studies: lists and restores them, and shows the log of deletions. */
public final class TrashModule implements ServerModule {
    private final Trash trash;

    public TrashModule(Services services) {
        trash = services.archive().trash();
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/trash", this::list, Role.GUEST);
        routes.post("/api/trash/games/{id}", this::restoreGame);
        routes.post("/api/trash/studies/{id}", this::restoreStudy, Role.GUEST);
    }

    /**
     * What a visitor can restore.
     *
     * @param days how long it is kept
     * @param log only for the owner of the board
     */
    @ApiType("Trash")
    private record View(
            List<Trash.@ApiType("TrashItem") Item> games,
            List<Trash.@ApiType("TrashItem") Item> studies,
            List<Trash.@ApiType("TrashEntry") Entry> log,
            int days) {}

    private void list(Context request) {
        Visitor visitor = Visitor.of(request);
        boolean all = visitor.isOwner();
        Json.answer(
                request,
                new View(
                        all ? trash.items(Trash.Type.GAME, null) : List.of(),
                        trash.items(Trash.Type.STUDY, visitor.owner()),
                        all ? trash.log() : List.of(),
                        (int) Trash.KEPT.toDays()));
    }

    private void restoreGame(Context request) {
        String id = String.valueOf(StoredGames.id(request));
        if (!trash.restore(Trash.Type.GAME, id, null, Visitor.of(request).owner())) {
            throw StoredGames.missing(id);
        }
        Json.answer(request, Map.of("id", id));
    }

    private void restoreStudy(Context request) {
        String id = request.pathParam("id");
        String owner = Visitor.of(request).owner();
        if (!trash.restore(Trash.Type.STUDY, id, owner, owner)) {
            throw new Refused(ServerMessages.NO_SUCH_STUDY.with("id", id));
        }
        Json.answer(request, Map.of("id", id));
    }
}
