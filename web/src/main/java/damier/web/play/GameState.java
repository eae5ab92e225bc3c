package damier.web.play;

import damier.archive.Archive;
import damier.archive.UnfinishedGame;
import damier.core.Ending;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Side;
import damier.players.Choice;
import damier.session.GameClocks;
import damier.session.GameClocks.Times;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.session.SessionListener;
import damier.session.SessionRules;
import damier.web.Json;
import damier.web.play.ClockSetting.State;
import damier.web.view.EndingView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * A game in progress and its settings. Every event is written to the archive at once. The caller
 * must hold the lock of the game.
 */
final class GameState implements SessionListener {
    private static final long NANOS = 1_000_000;

    /** The time that a restart of the server leaves at least, in milliseconds. */
    private static final long MIN_LEFT = 1_000;

    private final String id;
    private final GameSession<SeatSettings> session;
    private final Archive archive;
    private final LongSupplier now;
    private GameSettings settings;

    /** When the current turn began or the clocks were stored, in milliseconds since 1970. */
    private final long storedSince;

    /** The writes since they were last taken. */
    private final List<CompletableFuture<?>> writes = new ArrayList<>();

    /** The number of moves that all watchers know. */
    private int knownMoves;

    private volatile @Nullable Long archived;

    /**
     * Restores a stored game.
     *
     * @param now the time in milliseconds since 1970
     */
    GameState(
            GameDefinition kind,
            UnfinishedGame stored,
            GameSettings settings,
            Archive archive,
            LongSupplier now) {
        this.id = stored.id();
        this.settings = settings;
        this.archive = archive;
        this.now = now;
        archived = stored.archived();
        String fen = settings.fen();
        Game game = fen == null ? new Game(kind) : new Game(kind, kind.notation().position(fen));
        session =
                new GameSession<>(
                        game,
                        settings.white(),
                        settings.black(),
                        new GameClocks(
                                ClockSetting.limits(settings.clock()),
                                () -> now.getAsLong() * NANOS),
                        SessionRules.ONLINE,
                        this);
        stored.moves().forEach(this::restore);
        session.restore(
                Optional.ofNullable(settings.draw()),
                settings.paused() || settings.ended() != null);
        State shown = settings.clocks();
        if (shown != null && shown.ply() == game.ply()) {
            session.clocks().set(times(shown.white(), shown.black()));
            storedSince = shown.since();
        } else {
            storedSince =
                    stored.moves().isEmpty() ? now.getAsLong() : stored.moves().getLast().made();
        }
        knownMoves = game.ply();
    }

    private void restore(UnfinishedGame.Move stored) {
        Game game = session.game();
        long move = game.kind().notation().move(game.position(), stored.text());
        Integer score = stored.score();
        OptionalInt known = score == null ? OptionalInt.empty() : OptionalInt.of(score);
        session.restore(
                new Choice(move, known, 0, 0, 0),
                stored.spent() * NANOS,
                times(stored.whiteLeft(), stored.blackLeft()));
    }

    private static Times times(long white, long black) {
        return new Times(nanos(white), nanos(black));
    }

    private static long nanos(long millis) {
        return millis == UnfinishedGame.NO_CLOCK ? GameClocks.UNLIMITED : millis * NANOS;
    }

    private static long millis(long nanos) {
        return nanos == GameClocks.UNLIMITED ? UnfinishedGame.NO_CLOCK : nanos / NANOS;
    }

    String id() {
        return id;
    }

    GameSession<SeatSettings> session() {
        return session;
    }

    GameSettings settings() {
        return settings;
    }

    boolean isOver() {
        return settings.ended() != null;
    }

    /** Its id in the archive, once the end of the game is written. */
    @Nullable Long archived() {
        return archived;
    }

    boolean hasRunningClock() {
        return settings.clock() != null && session.clocks().running().isPresent();
    }

    /** The current clocks. */
    State shownClocks() {
        Times times = session.clocks().times();
        return new State(
                session.game().ply(),
                millis(times.white()),
                millis(times.black()),
                now.getAsLong());
    }

    /**
     * Continues after a downtime of the server, which no clock counts. No side loses on time
     * because of it. A game whose last move was written but not its end, ends now.
     *
     * @param lastBeat when the server was last known to run
     */
    void resume(long lastBeat) {
        GameClocks clocks = session.clocks();
        if (session.isOver() && !isOver()) {
            ended(session.ending().orElseThrow());
        } else if (hasRunningClock()) {
            Side side = clocks.running().orElseThrow();
            long had = millis(clocks.timesAt(session.game().ply()).of(side));
            long used = Math.max(0, lastBeat - storedSince);
            long left = Math.max(Math.min(MIN_LEFT, had), had - used);
            clocks.set(clocks.times().with(side, left * NANOS));
            save();
        }
    }

    @Override
    public void played(PlayedMove move) {
        int ply = session.game().ply();
        Times after = session.clocks().timesAt(ply);
        OptionalInt score = move.choice().score();
        write(
                archive.unfinished()
                        .append(
                                id,
                                ply - 1,
                                new UnfinishedGame.Move(
                                        move.text(),
                                        now.getAsLong(),
                                        millis(after.white()),
                                        millis(after.black()),
                                        move.nanos() / NANOS,
                                        score.isPresent() ? score.getAsInt() : null)));
    }

    @Override
    public void travelled(int ply) {
        knownMoves = Math.min(knownMoves, ply);
        write(archive.unfinished().takeBack(id, ply));
        save();
    }

    @Override
    public void changed() {
        save();
    }

    @Override
    public void ended(Ending ending) {
        settings = settings.in(session, shownClocks(), EndingView.of(session.game(), ending));
        write(
                archive.unfinished()
                        .end(id, Json.write(settings), ArchiveRecord.of(session, settings))
                        .thenAccept(
                                found -> archived = found.isPresent() ? found.getAsLong() : null));
    }

    void setRematch(String game) {
        settings = settings.withRematch(game);
        save();
    }

    private void save() {
        settings = settings.in(session, shownClocks(), settings.ended());
        write(archive.unfinished().change(id, Json.write(settings)));
    }

    private void write(CompletableFuture<?> write) {
        writes.add(write);
    }

    /** Completes when all events since the last call are on disk. */
    CompletableFuture<?> takeWrites() {
        CompletableFuture<?> all =
                CompletableFuture.allOf(writes.toArray(CompletableFuture[]::new));
        writes.clear();
        return all;
    }

    /** The number of moves that all watchers know; from now on they know all. */
    int takeKnownMoves() {
        int known = knownMoves;
        knownMoves = session.game().ply();
        return known;
    }
}
