package damier.web.play;

import damier.archive.Archive;
import damier.archive.LiveGame;
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
 * The course of a game: its moves, what was agreed, its clocks. Whatever changes it, begins to
 * write the change into the archive at once, and returns when that will be done. To be called with
 * the table's lock.
 */
final class Course {
    private final String id;
    private final Game game;
    private final Sheet sheet;
    private final Archive archive;
    private final LongSupplier now;
    private final Clocks clocks;
    private Agreement agreement;
    private @Nullable Sentence fault;
    private volatile @Nullable Long archived;

    /** A game as it was kept. */
    Course(
            GameDefinition kind,
            LiveGame stored,
            Agreement agreement,
            Archive archive,
            LongSupplier now) {
        this.id = stored.id();
        this.agreement = agreement;
        this.archive = archive;
        this.now = now;
        String fen = agreement.fen();
        game = fen == null ? new Game(kind) : new Game(kind, kind.notation().position(fen));
        sheet = new Sheet(game);
        clocks = new Clocks(agreement.clock(), now, this::runningSide);
        for (LiveGame.Move move : stored.moves()) {
            add(kind.notation().move(game.position(), move.text()), move);
        }
        archived = stored.archived();
        State shown = agreement.clocks();
        if (shown != null && shown.ply() == game.ply()) {
            clocks.set(shown);
        }
    }

    private void add(long move, LiveGame.Move written) {
        sheet.add(move, written, agreement.seat(game.side()).label());
        clocks.setAfter(written, game.ply());
    }

    String id() {
        return id;
    }

    /** To look at; it changes by this class alone, but for declarations that end it. */
    Game game() {
        return game;
    }

    Sheet sheet() {
        return sheet;
    }

    Clocks clocks() {
        return clocks;
    }

    Agreement agreement() {
        return agreement;
    }

    /** Who has to move. */
    Seat seat() {
        return agreement.seat(game.side());
    }

    boolean isOver() {
        return agreement.ended() != null;
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
                agreement.clock() != null
                        && game.ply() > 0
                        && !isOver()
                        && !agreement.paused()
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
        LiveGame.Move written =
                new LiveGame.Move(
                        text, now.getAsLong(), after.white(), after.black(), spent, score);
        add(move, written);
        CompletableFuture<?> write = archive.append(id, game.ply() - 1, written);
        // An offer that is answered by a move is declined.
        if (agreement.draw() == side.opponent()) {
            write = agree(agreement.withDraw(null));
        }
        return game.ending().isPresent() ? end() : write;
    }

    /** Ends the game as its board, or a declaration, has it. */
    CompletableFuture<?> end() {
        EndingView ending = EndingView.of(game.ending().orElseThrow());
        clocks.settle();
        agreement = agreement.withEnded(ending).withClocks(clocks.shown());
        fault = null;
        CompletableFuture<OptionalLong> write =
                archive.end(id, settings(), GameRecord.of(game, sheet.kept(), agreement));
        return write.thenAccept(found -> archived = found.isPresent() ? found.getAsLong() : null);
    }

    CompletableFuture<?> undo(int plies) {
        for (int i = 0; i < plies; i++) {
            sheet.undo();
        }
        fault = null;
        sheet.last().ifPresentOrElse(move -> clocks.setAfter(move, game.ply()), clocks::setToStart);
        clocks.beginTurn();
        CompletableFuture<?> back = archive.takeBack(id, game.ply());
        return agree(agreement.withDraw(null)).thenCombine(back, (_, _) -> "both");
    }

    /** Agrees on something new, or writes down what the clocks show. */
    CompletableFuture<?> agree(Agreement changed) {
        agreement = changed.withClocks(clocks.shown());
        return archive.change(id, settings());
    }

    private String settings() {
        return Json.write(agreement);
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
                        agreement,
                        sheet.played(),
                        clocks.shown(),
                        runningSide().orElse(null),
                        thinking,
                        watchers,
                        fault);
        return write.thenApply(_ -> view.withArchived(archived));
    }
}
