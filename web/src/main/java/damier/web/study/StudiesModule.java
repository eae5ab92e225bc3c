package damier.web.study;

import damier.archive.Studies;
import damier.archive.Study;
import damier.archive.Trash;
import damier.record.WrittenGame;
import damier.web.DocumentReader;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.DocumentView;
import damier.web.view.NodeView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/** Saves, lists and opens analyses. Anyone with the address of a study can read it. */
public final class StudiesModule implements ServerModule {
    /** The form of an id; it begins with a digit, which no game's id does. */
    private static final String ID = "[0-9][0-9a-z]{11}";

    private static final int MAX_STUDIES = 5_000;
    private static final int MAX_NAME_LENGTH = 200;
    private static final int MAX_WRITER_LENGTH = 40;
    private static final int MAX_LINE_LENGTH = 120;

    private final Services services;
    private final Studies studies;

    public StudiesModule(Services services) {
        this.services = services;
        studies = services.archive().studies();
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/studies", this::list, Role.GUEST);
        routes.get("/api/studies/{id}", this::show, Role.GUEST);
        routes.put("/api/studies/{id}", this::save, Role.GUEST);
        routes.delete("/api/studies/{id}", this::delete, Role.GUEST);
    }

    /** The studies of a visitor, the last changed first. */
    @ApiType("OwnStudies")
    private record Listed(List<Study.@ApiType("StudySummary") Summary> studies) {}

    private void list(Context request) {
        Json.answer(request, new Listed(studies.of(Visitor.of(request).owner())));
    }

    /**
     * A study.
     *
     * @param at the id of the current node
     * @param yours whether the visitor may change it
     */
    @ApiType("Study")
    private record View(
            String id,
            String name,
            DocumentView document,
            int at,
            @Nullable Long game,
            long version,
            boolean yours) {}

    private void show(Context request) {
        String id = request.pathParam("id");
        Study study = studies.find(id).orElseThrow(() -> missing(id));
        Json.answer(
                request,
                new View(
                        study.id(),
                        study.name(),
                        Json.read(study.document(), DocumentView.class, "study"),
                        study.at(),
                        study.game(),
                        study.version(),
                        study.owner().equals(Visitor.of(request).owner())));
    }

    /**
     * A study to save.
     *
     * @param at the place of the current node in the document
     * @param version the version that the changes are based on, 0 for a new study
     * @param writer the window, which may repeat a save
     */
    @ApiType(value = "SavedStudy", request = true)
    private record Saved(
            @Nullable String name,
            @Nullable DocumentView document,
            @Nullable Integer at,
            @Nullable Long game,
            @Nullable Long version,
            @Nullable String writer) {}

    private void save(Context request) {
        String id = request.pathParam("id");
        if (!id.matches(ID)) {
            throw missing(id);
        }
        Saved saved = Json.body(request, Saved.class);
        WrittenGame game = DocumentReader.read(services, saved.document());
        // In the order of the document, which numbers the nodes again.
        DocumentView document = DocumentView.of(game, List.of());
        String owner = Visitor.of(request).owner();
        long version = saved.version() == null ? 0 : saved.version();
        if (version == 0 && studies.count(owner) >= MAX_STUDIES) {
            throw new Refused(ServerMessages.TOO_MANY_STUDIES.with("count", MAX_STUDIES));
        }
        Study study =
                new Study(
                        id,
                        owner,
                        game.kind().id(),
                        atMost(MAX_NAME_LENGTH, saved.name()),
                        line(document),
                        Json.write(document),
                        saved.at() == null
                                ? 0
                                : Math.clamp(saved.at(), 0, nodes(document).size() - 1),
                        saved.game(),
                        version,
                        System.currentTimeMillis());
        OptionalLong next = studies.save(study, atMost(MAX_WRITER_LENGTH, saved.writer()));
        Json.answer(
                request,
                Map.of(
                        "version",
                        next.orElseThrow(() -> new Refused(ServerMessages.STUDY_CHANGED))));
    }

    private static List<NodeView> nodes(DocumentView document) {
        return Objects.requireNonNullElse(document.nodes(), List.of());
    }

    private static String atMost(int length, @Nullable String text) {
        String stripped = text == null ? "" : text.strip();
        return stripped.substring(0, Math.min(length, stripped.length()));
    }

    /** The first moves of the main line. */
    private static String line(DocumentView document) {
        StringBuilder line = new StringBuilder();
        int parent = 0;
        for (NodeView node : nodes(document)) {
            boolean goesOn = node.parent() != null && node.parent() == parent;
            if (goesOn && node.move() != null && line.length() < MAX_LINE_LENGTH) {
                line.append(line.isEmpty() ? "" : " ").append(node.move().text());
                parent = node.id();
            }
        }
        return line.toString();
    }

    private void delete(Context request) {
        String id = request.pathParam("id");
        String owner = Visitor.of(request).owner();
        if (!services.archive().trash().delete(Trash.Type.STUDY, id, owner, owner)) {
            throw missing(id);
        }
        Json.answer(request, Map.of("id", id));
    }

    private static Refused missing(String id) {
        return new Refused(ServerMessages.NO_SUCH_STUDY.with("id", id));
    }
}
