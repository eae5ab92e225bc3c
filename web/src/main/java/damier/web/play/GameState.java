package damier.web.play;

import damier.archive.Archive;
import damier.archive.UnfinishedGame;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.core.Side;
import damier.web.Json;
import damier.web.Socket;
import damier.web.play.ClockSetting.State;
import damier.web.play.GameView.LineView;
import damier.web.view.EndingView;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * The state of a game: its moves, its settings, its clocks. Every change is written to the archive
 * at once; the returned future completes when it is on disk. The caller must hold the lock of the
 * game.
 */
final class GameState {
    private final String id;
    private final Game game;
    private final MoveLog log;
    private final Archive archive;
    private final LongSupplier now;
    private final Clocks clocks;
    private GameSettings settings;
    private @Nullable Sentence fault;
    private volatile @Nullable Long archived;

    /** Restores a stored game. */
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
        String fen = settings.fen();
        game = fen == null ? new Game(kind) : new Game(kind, kind.notation().position(fen));
        log = new MoveLog(game);
        clocks = new Clocks(settings.clock(), now, this::runningSide);
        for (UnfinishedGame.Move move : stored.moves()) {
            add(kind.notation().move(game.position(), move.text()), move);
        }
        archived = stored.archived();
        State shown = settings.clocks();
        if (shown != null && shown.ply() == game.ply()) {
            clocks.set(shown);
        }
    }

    private void add(long move, UnfinishedGame.Move written) {
        log.add(move, written, settings.seat(game.side()).label());
        clocks.setAfter(written, game.ply());
    }

    String id() {
        return id;
    }

    /** A view of the game; only this class changes it, except for declarations that end it. */
    Game game() {
        return game;
    }

    MoveLog log() {
        return log;
    }

    Clocks clocks() {
        return clocks;
    }

    GameSettings settings() {
        return settings;
    }

    /** The seat of the side to move. */
    Seat seat() {
        return settings.seat(game.side());
    }

    boolean isOver() {
        return settings.ended() != null;
    }

    /** Why a program failed to move; null if it did not fail. */
    @Nullable Sentence fault() {
        return fault;
    }

    void setFault(@Nullable Sentence reason) {
        fault = reason;
    }

    /**
     * The side whose clock runs. Clocks start with the first move, and stop while the seat of the
     * side to move is free.
     */
    private Optional<Side> runningSide() {
        Seat seat = seat();
        boolean present = seat.isHuman() ? !seat.isFree() : fault == null;
        boolean runs =
                settings.clock() != null
                        && game.ply() > 0
                        && !isOver()
                        && !settings.paused()
                        && present;
        return runs ? Optional.of(game.side()) : Optional.empty();
    }

    boolean hasRunningClock() {
        return runningSide().isPresent();
    }

    /**
     * Plays a move.
     *
     * @param spent the time it took, in milliseconds
     * @param score the player's score of it
     */
    CompletableFuture<?> play(long move, long spent, @Nullable Integer score) {
        Side side = game.side();
        String text = game.kind().notation().format(game.position(), move);
        State after = clocks.after(side, clocks.runs(side) ? spent : 0, game.movesOf(side) + 1);
        UnfinishedGame.Move written =
                new UnfinishedGame.Move(
                        text, now.getAsLong(), after.white(), after.black(), spent, score);
        add(move, written);
        CompletableFuture<?> write = archive.append(id, game.ply() - 1, written);
        // A move declines an open draw offer.
        if (settings.draw() == side.opponent()) {
            write = agree(settings.withDraw(null));
        }
        return game.ending().isPresent() ? end() : write;
    }

    /** Ends the game by its position or by a declaration. */
    CompletableFuture<?> end() {
        EndingView ending = EndingView.of(game.ending().orElseThrow());
        clocks.settle();
        settings = settings.withEnded(ending).withClocks(clocks.shown());
        fault = null;
        CompletableFuture<OptionalLong> write =
                archive.end(id, settingsJson(), GameRecord.of(game, log.kept(), settings));
        return write.thenAccept(found -> archived = found.isPresent() ? found.getAsLong() : null);
    }

    CompletableFuture<?> undo(int plies) {
        for (int i = 0; i < plies; i++) {
            log.undo();
        }
        fault = null;
        log.last().ifPresentOrElse(move -> clocks.setAfter(move, game.ply()), clocks::setToStart);
        clocks.beginTurn();
        CompletableFuture<?> back = archive.takeBack(id, game.ply());
        return agree(settings.withDraw(null)).thenCombine(back, (_, _) -> "both");
    }

    /** Changes the settings, or stores the current clocks. */
    CompletableFuture<?> agree(GameSettings changed) {
        settings = changed.withClocks(clocks.shown());
        return archive.change(id, settingsJson());
    }

    private String settingsJson() {
        return Json.write(settings);
    }

    /**
     * The view that is broadcast once it is written.
     *
     * @param thinking the current line of the program to move
     */
    CompletableFuture<GameView> view(
            CompletableFuture<?> write, @Nullable LineView thinking, Collection<Socket> watchers) {
        GameView view =
                Views.of(
                        id,
                        game,
                        settings,
                        log.played(),
                        clocks.shown(),
                        runningSide().orElse(null),
                        thinking,
                        watchers,
                        fault);
        return write.thenApply(_ -> view.withArchived(archived));
    }
}
