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
 * The state of a game: its moves, what was agreed, its clocks. Whatever changes it, begins to write
 * the change into the archive at once, and returns when that will be done. To be called with the
 * game's lock.
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

    /** A game as it was kept. */
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

    /** To look at; it changes by this class alone, but for declarations that end it. */
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

    /** Who has to move. */
    Seat seat() {
        return settings.seat(game.side());
    }

    boolean isOver() {
        return settings.ended() != null;
    }

    /** Why a program that was asked did not move; null: it did, or will. */
    @Nullable Sentence fault() {
        return fault;
    }

    void setFault(@Nullable Sentence reason) {
        fault = reason;
    }

    /** Clocks begin with the first move, and wait while nobody sits there to move. */
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
     * @param spent how long it took, in milliseconds
     * @param score what its player thinks of it
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
        // An offer that is answered by a move is declined.
        if (settings.draw() == side.opponent()) {
            write = agree(settings.withDraw(null));
        }
        return game.ending().isPresent() ? end() : write;
    }

    /** Ends the game as its board, or a declaration, has it. */
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

    /** Agrees on something new, or writes down what the clocks show. */
    CompletableFuture<?> agree(GameSettings changed) {
        settings = changed.withClocks(clocks.shown());
        return archive.change(id, settingsJson());
    }

    private String settingsJson() {
        return Json.write(settings);
    }

    /**
     * What all may see once it is written.
     *
     * @param thinking of the program that has to move
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
