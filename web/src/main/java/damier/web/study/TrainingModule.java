package damier.web.study;

import damier.analysis.GameReview;
import damier.analysis.ReviewedMove;
import damier.archive.Card;
import damier.archive.Repetition;
import damier.archive.TrainingCards;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Sentence;
import damier.core.Side;
import damier.players.Player;
import damier.players.PlayerSpecs;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.search.SearchInfo;
import damier.web.DocumentReader;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.api.ApiType.OneOf;
import damier.web.library.StoredGames;
import damier.web.view.DocumentView;
import damier.web.view.MoveView;
import damier.web.view.ScoreView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Training with spaced repetition: mistakes in games, and opening lines. */
public final class TrainingModule implements ServerModule {
    private static final String MISTAKE = "mistake";
    private static final String OPENING = "opening";
    private static final int MAX_GAME_PLIES = 400;
    private static final int MAX_OPENING_PLIES = 60;

    /** The time for each position of a game, and for an answer. */
    private static final Limits LIMITS = Limits.time(100_000_000);

    private static final Limits DEEPER_LIMITS = Limits.time(400_000_000);

    private final Services services;
    private final StoredGames games;
    private final TrainingCards training;

    public TrainingModule(Services services) {
        this.services = services;
        games = new StoredGames(services);
        training = services.archive().training();
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/api/training", this::next, Role.GUEST);
        routes.post("/api/training", this::make, Role.GUEST);
        routes.post("/api/training/{id}", this::answer, Role.GUEST);
    }

    private static long today() {
        return LocalDate.now(ZoneId.systemDefault()).toEpochDay();
    }

    @ApiType("Card")
    private record CardView(
            @Nullable Long card,
            @Nullable String kind,
            @Nullable String fen,
            @Nullable @OneOf({MISTAKE, OPENING}) String question,
            @Nullable String source,
            long due,
            long left) {}

    private void next(Context request) {
        String owner = Visitor.of(request).owner();
        String kind = StoredGames.parameter(request, "kind").orElse(null);
        TrainingCards.Counts counts = training.counts(owner, kind, today());
        Optional<Card> card = training.next(owner, kind, today());
        Json.answer(
                request,
                new CardView(
                        card.map(Card::id).orElse(null),
                        card.map(Card::kind).orElse(null),
                        card.map(Card::fen).orElse(null),
                        card.map(Card::question).orElse(null),
                        card.map(Card::source).orElse(null),
                        counts.due(),
                        counts.all()));
    }

    @ApiType(value = "NewCards", request = true)
    private record Wanted(
            @Nullable Long game, @Nullable DocumentView document, @Nullable String side) {}

    private void make(Context request) {
        Wanted wanted = Json.body(request, Wanted.class);
        String owner = Visitor.of(request).owner();
        Long id = wanted.game();
        WrittenGame game =
                id != null ? games.game(id) : DocumentReader.read(services, wanted.document());
        Set<Side> sides = sides(wanted.side(), game);
        List<Card> cards = id != null ? mistakes(game, owner, sides) : opening(game, owner, sides);
        Json.answer(request, Map.of("cards", training.add(cards), "found", cards.size()));
    }

    private static Set<Side> sides(@Nullable String text, WrittenGame game) {
        return switch (text == null ? "people" : text) {
            case "people" -> Persons.of(game);
            case "both" -> EnumSet.allOf(Side.class);
            case "white" -> EnumSet.of(Side.WHITE);
            case "black" -> EnumSet.of(Side.BLACK);
            default -> throw new Refused("side: none of people, white, black, both");
        };
    }

    private List<Card> mistakes(WrittenGame game, String owner, Set<Side> sides) {
        if (game.mainLine().size() > MAX_GAME_PLIES) {
            throw new Refused(ServerMessages.GAME_TOO_LONG.with("count", MAX_GAME_PLIES));
        }
        List<Card> cards = new ArrayList<>();
        List<MoveNode> line = game.mainLine().stream().filter(MoveNode::isMove).toList();
        for (ReviewedMove move : review(game, LIMITS)) {
            if (move.judgement().isMistake() && sides.contains(move.side())) {
                MoveNode before = line.get(move.ply()).parent();
                Position at = game.positionAt(before == null ? game.root() : before);
                cards.add(card(game, owner, at, MISTAKE, move.best(), Json.write(Why.of(move))));
            }
        }
        return cards;
    }

    private List<ReviewedMove> review(WrittenGame game, Limits limits) {
        try (Player player =
                new QueuedPlayer(
                        PlayerSpecs.parse(services.engines().of(game.kind()), "damier[table=16]")
                                .create(),
                        services.analyses())) {
            return new GameReview(game, player, limits).run((_, _) -> {});
        }
    }

    /** A card for every move of these sides in the line and its variations. */
    private static List<Card> opening(WrittenGame game, String owner, Set<Side> sides) {
        List<Card> cards = new ArrayList<>();
        List<MoveNode> open = new ArrayList<>(List.of(game.root()));
        while (!open.isEmpty()) {
            MoveNode node = open.removeLast();
            MoveNode next = node.next();
            if (next == null || node.ply() >= MAX_OPENING_PLIES) {
                continue;
            }
            Position at = game.positionAt(node);
            if (next.isMove() && sides.contains(at.side())) {
                String best = game.kind().notation().format(at, next.move());
                String comment = next.remarks().after();
                cards.add(card(game, owner, at, OPENING, best, comment));
            }
            open.addAll(node.children());
        }
        return cards;
    }

    private static Card card(
            WrittenGame game, String owner, Position at, String question, String best, String why) {
        String players =
                (game.tag(Tags.WHITE) + " – " + game.tag(Tags.BLACK)).replaceAll("^[ –?]+$", "");
        return new Card(
                0,
                owner,
                game.kind().id(),
                game.kind().notation().format(at),
                question,
                best,
                why,
                (players + " " + game.tag(Tags.DATE).replaceAll("^[?.]+$", "")).strip(),
                Repetition.first(today()));
    }

    /**
     * A move as the answer to a card.
     *
     * @param tries 1 for a first try, after which a wrong move may be replaced; 2 for the second;
     *     null for the only one
     */
    private record Answered(@Nullable String move, @Nullable Integer tries) {}

    /**
     * The verdict on an answer.
     *
     * @param again whether a wrong first try may be replaced; nothing is revealed or stored then
     * @param best null if it may be tried again
     */
    @ApiType("Verdict")
    private record Verdict(
            boolean right,
            boolean again,
            @Nullable MoveView best,
            @Nullable ScoreView score,
            @Nullable ScoreView played,
            List<Why> why,
            String next,
            long days) {}

    /**
     * A sentence of an explanation.
     *
     * @param move the move that it explains, if the sentence does not name it
     */
    @ApiType("Reason")
    private record Why(@Nullable String move, SentenceView sentence) {
        static Why of(Sentence sentence) {
            return new Why(null, SentenceView.of(sentence));
        }

        /** Explains the fault of a move. */
        static Why of(ReviewedMove move) {
            Sentence fault = Objects.requireNonNull(move.why());
            return new Why(move.move(), SentenceView.of(fault));
        }

        /** Explains the best move of a card. */
        static Why of(Card card) {
            if (card.question().equals(MISTAKE) && card.why().startsWith("{")) {
                return Json.read(card.why(), Why.class, "card");
            }
            return card.why().isEmpty()
                    ? of(ServerMessages.LINE_GOES_ON.with("best", card.best()))
                    : new Why(null, SentenceView.written(card.why()));
        }
    }

    private void answer(Context request) {
        String owner = Visitor.of(request).owner();
        String id = request.pathParam("id");
        Card card =
                Optional.of(id)
                        .filter(text -> text.matches("[0-9]{1,18}"))
                        .flatMap(text -> training.card(owner, Long.parseLong(text)))
                        .orElseThrow(() -> new Refused(ServerMessages.NO_SUCH_CARD.with("id", id)));
        Answered answered = Json.body(request, Answered.class);
        String move = Refused.requirePresent("move", answered.move());
        Integer asked = answered.tries();
        int tries = asked == null ? 0 : (int) Refused.requireWithin("tries", asked, 1, 2);
        Json.answer(request, verdict(services.kind(card.kind()).game(), card, move, tries));
    }

    private Verdict verdict(GameDefinition kind, Card card, String typed, int tries) {
        Position at = kind.notation().position(card.fen());
        long move = kind.notation().move(at, typed);
        long best = kind.notation().move(at, card.best());
        WrittenGame played = new WrittenGame(kind, at);
        played.root().add(move);
        ReviewedMove reviewed = review(played, DEEPER_LIMITS).getFirst();
        // For a mistake any sound move is right; for an opening only the move of the line.
        boolean right = move == best || (card.question().equals(MISTAKE) && isSound(reviewed));
        if (!right && tries == 1) {
            Repetition same = card.repetition();
            return new Verdict(
                    false, true, null, null, null, List.of(), day(same), same.due() - today());
        }
        // A card that needs a second try is not known.
        Repetition next = card.repetition().answered(right && tries != 2, today());
        training.answered(card.id(), next, System.currentTimeMillis());
        return new Verdict(
                right,
                false,
                MoveView.of(kind, at, best),
                ScoreView.of(kind, at, reviewed.bestScore(), SearchInfo.ESTIMATED),
                ScoreView.of(kind, at, reviewed.score(), SearchInfo.ESTIMATED),
                why(card, reviewed, right, move == best),
                day(next),
                next.due() - today());
    }

    private static String day(Repetition repetition) {
        return LocalDate.ofEpochDay(repetition.due()).toString();
    }

    private static boolean isSound(ReviewedMove move) {
        return !move.judgement().isMistake();
    }

    private static List<Why> why(Card card, ReviewedMove move, boolean right, boolean same) {
        if (same) {
            return List.of(Why.of(card));
        }
        if (right) {
            return List.of(
                    Why.of(
                            ServerMessages.AS_GOOD_AS
                                    .with("move", move.move())
                                    .with("best", card.best())));
        }
        return isSound(move)
                ? List.of(Why.of(ServerMessages.SOUND_BUT.with("move", move.move())), Why.of(card))
                : List.of(Why.of(move));
    }
}
