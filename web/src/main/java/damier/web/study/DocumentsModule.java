package damier.web.study;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Sentence;
import damier.core.Side;
import damier.formats.Recognised;
import damier.formats.Recogniser;
import damier.record.GameFormat;
import damier.record.MoveNode;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.web.DocumentReader;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.DocumentView;
import damier.web.view.PositionView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads pasted texts, writes games as text, and validates set-up positions. */
public final class DocumentsModule implements ServerModule {
    private static final int MAX_DOCUMENTS = 100;
    private static final int MAX_PROBLEMS = 100;

    /** The maximum number of moves in all documents of an answer together. */
    private static final int MAX_MOVES = 10_000;

    private final Services services;
    private final Recogniser recogniser;

    public DocumentsModule(Services services) {
        this.services = services;
        recogniser = new Recogniser(services.engines().games());
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/read", this::read, Role.GUEST);
        routes.post("/api/write", this::write, Role.GUEST);
        routes.post("/api/edit", this::edit, Role.GUEST);
    }

    private record Pasted(@Nullable String text, @Nullable String kind) {}

    /**
     * The documents found.
     *
     * @param faults problems, also listed in the first document
     */
    @ApiType("ReadDocuments")
    private record Read(
            String format, List<DocumentView> documents, int more, List<SentenceView> faults) {}

    private void read(Context request) {
        Pasted pasted = Json.body(request, Pasted.class);
        String text = pasted.text();
        String kind = pasted.kind();
        if (text == null || text.isBlank()) {
            throw new Refused(ServerMessages.NOTHING_PASTED);
        }
        GameDefinition expected = kind == null ? null : services.kind(kind).game();
        Recognised found =
                recogniser
                        .recognise(text, expected)
                        .orElseThrow(() -> new Refused(ServerMessages.NOT_RECOGNISED));
        Json.answer(
                request,
                switch (found) {
                    case Recognised.Board board -> board(board);
                    case Recognised.Played played -> played(played);
                });
    }

    private static Read board(Recognised.Board board) {
        WrittenGame game = new WrittenGame(board.kind(), board.position());
        return new Read("FEN", List.of(DocumentView.of(game, List.of())), 0, List.of());
    }

    private static Read played(Recognised.Played played) {
        List<DocumentView> documents = new ArrayList<>();
        int moves = 0;
        List<Sentence> faults =
                played.problems().stream().limit(MAX_PROBLEMS).map(ServerMessages::of).toList();
        for (WrittenGame game : played.games()) {
            moves += game.mainLine().size();
            if (documents.size() == MAX_DOCUMENTS || (moves > MAX_MOVES && !documents.isEmpty())) {
                break;
            }
            documents.add(
                    DocumentView.of(
                            game, documents.isEmpty() ? Sentence.texts(faults) : List.of()));
        }
        return new Read(
                played.format().toUpperCase(Locale.ROOT),
                documents,
                played.games().size() - documents.size(),
                faults.stream().map(SentenceView::of).toList());
    }

    private record Wanted(@Nullable DocumentView document, @Nullable String format) {}

    private void write(Context request) {
        Wanted wanted = Json.body(request, Wanted.class);
        WrittenGame game = DocumentReader.read(services, wanted.document());
        String format = wanted.format() == null ? "" : wanted.format().toLowerCase(Locale.ROOT);
        String text =
                format.equals("fen") ? fen(game) : text(game, services.formats().byName(format));
        request.contentType("text/plain; charset=utf-8").result(text);
    }

    /** The position at the end of the main line. */
    private static String fen(WrittenGame game) {
        List<MoveNode> line = game.mainLine();
        Position at = game.positionAt(line.isEmpty() ? game.root() : line.getLast());
        return game.kind().notation().format(at) + "\n";
    }

    private static String text(WrittenGame game, GameFormat format) {
        if (format.isManyFiles()) {
            throw new Refused(ServerMessages.NO_TEXT_FORMAT.with("format", format.name()));
        }
        try {
            return format.text(List.of(game));
        } catch (UnwritableGame e) {
            String detail = String.valueOf(e.getMessage());
            throw new Refused(ServerMessages.CANNOT_BE_WRITTEN.with("detail", detail));
        }
    }

    private record Setup(
            @Nullable String kind, @Nullable String side, @Nullable Map<String, String> pieces) {}

    private void edit(Context request) {
        Setup setup = Json.body(request, Setup.class);
        String kind = Refused.requirePresent("kind", setup.kind());
        Map<String, String> pieces = Refused.requirePresent("pieces", setup.pieces());
        Side side =
                switch (setup.side()) {
                    case "white" -> Side.WHITE;
                    case "black" -> Side.BLACK;
                    case null, default -> throw new Refused("side: neither white nor black");
                };
        SetUpBoard board = new SetUpBoard(services.kind(kind).game());
        Json.answer(request, PositionView.of(board.game(side, pieces)));
    }
}
