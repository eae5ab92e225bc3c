package damier.web.study;

import damier.analysis.Annotations;
import damier.analysis.GameReview;
import damier.analysis.ReviewedMove;
import damier.core.Limits;
import damier.core.Sentence;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.record.WrittenGame;
import damier.search.SearchInfo;
import damier.web.DocumentReader;
import damier.web.Json;
import damier.web.Message;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Socket;
import damier.web.Visitor;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.DocumentView;
import damier.web.view.ScoreView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Reviews games and finds their mistakes, in the background. */
public final class ReviewModule implements ServerModule {
    private static final int MIN_MILLIS = 10;
    private static final int MAX_MILLIS = 30_000;
    private static final long DEFAULT_MILLIS = 300;
    private static final int MAX_PLIES = 1_000;
    private static final int MAX_REVIEWS = 50;
    private static final int MAX_PER_SESSION = 2;
    private static final long NANOS_BETWEEN_NEWS = 250_000_000;

    private final Services services;
    private final SecureRandom random = new SecureRandom();

    /** The reviews by id, oldest first. */
    private final LinkedHashMap<String, Review> reviews = new LinkedHashMap<>();

    public ReviewModule(Services services) {
        this.services = services;
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/review", this::begin, Role.GUEST);
    }

    @Override
    public Map<String, Consumer<Message>> messages() {
        return Map.of("review", this::watch);
    }

    private record Asked(
            @Nullable DocumentView document, @Nullable Long millis, @Nullable String player) {}

    @ApiType("BegunReview")
    private record Begun(String review) {}

    private record Watched(@Nullable String review) {}

    /**
     * The review of a move.
     *
     * @param ply the number of moves, including this one
     * @param score of the best move
     * @param played the score of the move played
     * @param loss the loss of expected result, from 0 to 1
     */
    @ApiType("ReviewedMove")
    private record MoveView(
            int ply,
            String move,
            String best,
            ScoreView score,
            ScoreView played,
            double loss,
            String kind,
            String reason,
            String text,
            @Nullable SentenceView why,
            List<String> line,
            List<String> betterLine) {
        static MoveView of(ReviewedMove move) {
            Sentence why = move.why();
            return new MoveView(
                    move.ply() + 1,
                    move.move(),
                    move.best(),
                    ScoreView.of(move.bestScore(), move.side(), SearchInfo.ESTIMATED),
                    ScoreView.of(move.score(), move.side(), SearchInfo.ESTIMATED),
                    move.loss(),
                    move.judgement().toString(),
                    move.fault().toString(),
                    move.text(),
                    why == null ? null : SentenceView.of(why),
                    move.line(),
                    move.betterLine());
        }
    }

    @ApiType("ReviewProgress")
    private record Progress(
            String review,
            double done,
            List<MoveView> moves,
            @Nullable DocumentView document,
            @Nullable String error,
            @Nullable SentenceView why) {}

    private void begin(Context request) {
        Asked asked = Json.body(request, Asked.class);
        long millis = asked.millis() == null ? DEFAULT_MILLIS : asked.millis();
        Refused.requireWithin("millis", millis, MIN_MILLIS, MAX_MILLIS);
        WrittenGame game = DocumentReader.read(services, asked.document());
        if (game.mainLine().size() > MAX_PLIES) {
            throw new Refused(ServerMessages.GAME_TOO_LONG.with("count", MAX_PLIES));
        }
        Visitor visitor = Visitor.of(request);
        String player = asked.player() == null ? PlayerSpecs.ENGINE : asked.player();
        Review review = new Review(id(), visitor.session());
        Runnable work = work(review, game, player, millis, visitor);
        add(review);
        var _ = services.analyses().submit(work);
        Json.answer(request, new Begun(review.id));
    }

    private String id() {
        byte[] bytes = new byte[12];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private void add(Review review) {
        synchronized (reviews) {
            long own =
                    reviews.values().stream()
                            .filter(other -> other.session.equals(review.session))
                            .filter(other -> !other.isOver())
                            .count();
            if (own >= MAX_PER_SESSION) {
                throw new Refused(ServerMessages.REVIEWS_RUNNING.with("count", MAX_PER_SESSION));
            }
            reviews.put(review.id, review);
            if (reviews.size() > MAX_REVIEWS) {
                reviews.pollFirstEntry().getValue().wanted = false;
            }
        }
    }

    private Runnable work(
            Review review, WrittenGame game, String player, long millis, Visitor visitor) {
        PlayerFactory factory =
                services.player(services.engines().of(game.kind()), player, visitor);
        Limits limits = Limits.time(TimeUnit.MILLISECONDS.toNanos(millis));
        return () -> {
            try (Player thinker = new QueuedPlayer(factory.create(), services.analyses())) {
                List<ReviewedMove> moves = new GameReview(game, thinker, limits).run(review);
                Annotations.add(game, moves);
                review.finish(DocumentView.of(game, List.of()), null);
            } catch (RuntimeException e) {
                review.finish(
                        null, ServerMessages.REVIEW_FAILED.with("fault", Refused.of(e).why()));
            }
        };
    }

    private void watch(Message message) {
        String id = message.as(Watched.class).review();
        Review review;
        synchronized (reviews) {
            review = id == null ? null : reviews.get(id);
        }
        if (review == null) {
            throw new Refused(ServerMessages.NO_SUCH_REVIEW);
        }
        Socket socket = message.socket();
        review.watchers.add(socket);
        socket.subscribe(review.id, () -> review.watchers.remove(socket));
        message.answer("review", review.progress());
    }

    @Override
    public void close() {
        synchronized (reviews) {
            reviews.values().forEach(review -> review.wanted = false);
        }
    }

    private static final class Review implements GameReview.Listener {
        private final String id;
        private final String session;
        private final Set<Socket> watchers = ConcurrentHashMap.newKeySet();
        private final Map<Integer, MoveView> moves = new TreeMap<>();
        private volatile boolean wanted = true;
        private double done;
        private boolean over;
        private @Nullable DocumentView document;
        private @Nullable Sentence fault;
        private long toldAt;

        Review(String id, String session) {
            this.id = id;
            this.session = session;
        }

        @Override
        public boolean isWanted() {
            return wanted;
        }

        @Override
        public synchronized void reviewed(ReviewedMove move, double part) {
            moves.put(move.ply(), MoveView.of(move));
            // The last step is reported with the whole document.
            done = Math.min(part, 0.999);
            long now = System.nanoTime();
            if (now - toldAt > NANOS_BETWEEN_NEWS) {
                toldAt = now;
                broadcast();
            }
        }

        synchronized void finish(@Nullable DocumentView annotated, @Nullable Sentence reason) {
            done = 1;
            over = true;
            document = annotated;
            fault = reason;
            broadcast();
        }

        synchronized boolean isOver() {
            return over;
        }

        synchronized Progress progress() {
            return new Progress(
                    id,
                    done,
                    List.copyOf(moves.values()),
                    document,
                    fault == null ? null : fault.text(),
                    fault == null ? null : SentenceView.of(fault));
        }

        private void broadcast() {
            Progress progress = progress();
            watchers.forEach(socket -> socket.send("review", progress));
        }
    }
}
