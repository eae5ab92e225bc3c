package damier.session;

import damier.core.Ending;
import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;
import damier.players.Choice;
import damier.players.PlayerFault;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * A game in progress: who plays, whose turn it is, the clocks, and how the game ends. It decides
 * everything that matches, the terminal and the web board have to decide alike: whether a move is
 * legal and in time, when a flag falls, what a draw offer leads to, what is undone, and what
 * becomes of a player that fails.
 *
 * <p>The session asks nobody for a move and starts no thread. Its user asks the player of the side
 * to move, and passes on the answer together with the turn for which it asked: an answer to a turn
 * that is over has no effect. A listener stores, draws or broadcasts the events. Not thread-safe.
 *
 * @param <S> the user's description of a player
 */
public final class GameSession<S extends Seat> {
    private final Game game;
    private S white;
    private S black;
    private final GameClocks clocks;
    private final SessionRules rules;
    private final ScoreAgreement agreement;
    private final Optional<TableAdjudicator> tables;
    private final SessionListener listener;
    private final DrawOffers drawOffers = new DrawOffers();

    /** The number of moves before the session, which no clock counts. */
    private final int firstPly;

    /** All moves of the game, including the undone ones, which can be redone. */
    private final List<PlayedMove> moves = new ArrayList<>();

    private long turn;
    private boolean paused;
    private Optional<RuntimeException> fault = Optional.empty();

    /**
     * @param game may have begun; the session changes it
     */
    public GameSession(
            Game game,
            S white,
            S black,
            GameClocks clocks,
            SessionRules rules,
            SessionListener listener) {
        this.game = game;
        this.white = white;
        this.black = black;
        this.clocks = clocks;
        this.rules = rules;
        this.listener = listener;
        agreement = new ScoreAgreement(rules.adjudication());
        tables =
                rules.adjudication().tables()
                        ? Optional.of(new TableAdjudicator(game.kind()))
                        : Optional.empty();
        firstPly = game.ply();
        for (int ply = 0; ply < firstPly; ply++) {
            moves.add(played(ply, new Choice(game.move(ply), OptionalInt.empty(), 0, 0, 0), 0));
        }
        adjudicateLength();
        startTurn();
    }

    /** The game; only the session changes it. */
    public Game game() {
        return game;
    }

    public S seat(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The player of the side to move. */
    public S seatToMove() {
        return seat(game.side());
    }

    public boolean hasPerson() {
        return white.isPerson() || black.isPerson();
    }

    public GameClocks clocks() {
        return clocks;
    }

    /** The moves of the game, without the undone ones. */
    public List<PlayedMove> moves() {
        return List.copyOf(moves.subList(0, game.ply()));
    }

    /** The current turn. It changes with everything that makes a pending answer obsolete. */
    public long turn() {
        return turn;
    }

    public boolean isOver() {
        return game.ending().isPresent();
    }

    public Optional<Ending> ending() {
        return game.ending();
    }

    public boolean isPaused() {
        return paused;
    }

    /** The side that offers a draw. */
    public Optional<Side> drawOffer() {
        return drawOffers.offering();
    }

    /** Why the program to move failed; of a finished game, why its loser did. */
    public Optional<RuntimeException> fault() {
        return fault;
    }

    /** Whether a person may move: for its own side, or for a program that failed. */
    public boolean isPersonsTurn() {
        return !isOver() && (seatToMove().isPerson() || fault.isPresent());
    }

    /** Whether a program has to be asked for a move. */
    public boolean isProgramsTurn() {
        return !isOver() && !paused && fault.isEmpty() && !seatToMove().isPerson();
    }

    /** The limits of the side to move. */
    public Limits limits() {
        Side side = game.side();
        return clocks.limits(side, movesOf(side));
    }

    private int movesOf(Side side) {
        int before = (firstPly + (side == game.start().side() ? 1 : 0)) / 2;
        return Math.max(0, game.movesOf(side) - before);
    }

    /** Starts the clock of the side to move again: its time begins when it is asked for a move. */
    public void restartClock() {
        clocks.restart();
    }

    /**
     * Restores a move and the times after it, as they were stored.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public void restore(Choice choice, long nanos, GameClocks.Times after) {
        append(choice, nanos);
        clocks.backTo(game.ply() - firstPly);
        clocks.set(after);
        startTurn();
    }

    /** Restores a draw offer or a pause, as they were stored. */
    public void restore(Optional<Side> offering, boolean pausedThen) {
        drawOffers.restore(offering);
        paused = pausedThen;
        startTurn();
    }

    /**
     * Plays a move of the side to move. If it is late, its side loses on time; if it is not legal,
     * its player has failed.
     *
     * @param nanos the time it took
     * @param grace the delay that does not count
     * @return whether the move was played
     */
    public boolean play(Choice choice, long nanos, long grace) {
        Side side = game.side();
        if (isOver()) {
            throw new IllegalStateException("the game is over");
        }
        if (!game.kind().rules().isLegal(game.position(), choice.move())) {
            // Notation writes legal moves only, so this one is given by its number.
            String what =
                    "%s chose an illegal move: %d (plies played: %d)"
                            .formatted(seatToMove().label(), choice.move(), game.ply());
            fail(new PlayerFault(PlayerFault.Kind.ILLEGAL_MOVE, what));
            return false;
        }
        boolean isTimed = isClockNeeded();
        if (isTimed && clocks.isLate(side, nanos, grace)) {
            loseOnTime();
            return false;
        }
        PlayedMove move = append(choice, nanos);
        clocks.press(side, isTimed ? nanos : 0, movesOf(side));
        paused = false;
        fault = Optional.empty();
        boolean declined = drawOffers.declineByMove(side);
        startTurn();
        listener.played(move);
        if (isOver()) {
            end();
        } else {
            if (declined) {
                listener.changed();
            }
            adjudicate(side, choice.score());
        }
        return true;
    }

    /** Plays the answer of a program, unless the turn for which it was asked is over. */
    public void answer(long asked, Choice choice, long nanos, long grace) {
        if (asked == turn && !isOver()) {
            play(choice, nanos, grace);
        }
    }

    private PlayedMove append(Choice choice, long nanos) {
        game.play(choice.move());
        int ply = game.ply() - 1;
        moves.subList(ply, moves.size()).clear();
        PlayedMove move = played(ply, choice, nanos);
        moves.add(move);
        return move;
    }

    private PlayedMove played(int ply, Choice choice, long nanos) {
        Position before = game.position(ply);
        String text = game.kind().notation().format(before, choice.move());
        return new PlayedMove(before.side(), text, choice, nanos);
    }

    private void adjudicate(Side side, OptionalInt score) {
        Optional<Result> agreed = agreement.after(side, score, game.ply());
        Optional<Result> stored = tables.flatMap(known -> known.result(game));
        if (stored.isPresent()) {
            game.adjudicate(stored.get(), Reason.TABLES);
            end();
        } else if (agreed.isPresent()) {
            game.adjudicate(agreed.get(), Reason.SCORE);
            end();
        } else if (adjudicateLength()) {
            end();
        }
    }

    private boolean adjudicateLength() {
        boolean isLong = !isOver() && game.ply() >= rules.adjudication().maxPlies();
        if (isLong) {
            game.adjudicate(Result.DRAW, Reason.LENGTH);
        }
        return isLong;
    }

    /**
     * The program to move failed. It resigns, it loses, or the game waits for {@link #resume}. Its
     * clock does not count the failed attempt.
     */
    public void fail(RuntimeException failure) {
        Side side = game.side();
        Optional<PlayerFault.Kind> kind =
                failure instanceof PlayerFault known ? Optional.of(known.kind()) : Optional.empty();
        if (kind.equals(Optional.of(PlayerFault.Kind.RESIGNED))) {
            resign(side);
        } else if (rules.faultsForfeit()) {
            fault = Optional.of(failure);
            Reason reason = kind.map(Forfeits::reason).orElse(Reason.FAULT);
            if (reason == Reason.LENGTH) {
                game.adjudicate(Result.DRAW, reason);
            } else {
                game.forfeit(side, reason, Forfeits.detail(failure));
            }
            end();
        } else {
            clocks.discard();
            fault = Optional.of(failure);
            paused = true;
            turn++;
            listener.failed(failure);
        }
    }

    /** A program failed, unless the turn for which it was asked is over. */
    public void fail(long asked, RuntimeException failure) {
        if (asked == turn && !isOver()) {
            fail(failure);
        }
    }

    /**
     * Ends the game if the time of the side to move is over.
     *
     * @param allowance additional time, such as the network lag of the player
     * @return whether its flag has fallen
     */
    public boolean checkFlag(long allowance) {
        Side side = game.side();
        boolean fallen =
                !isOver()
                        && clocks.running().isPresent()
                        && clocks.left(side) != GameClocks.UNLIMITED
                        && clocks.left(side) + allowance <= 0;
        if (fallen) {
            loseOnTime();
        }
        return fallen;
    }

    private void loseOnTime() {
        Side side = game.side();
        clocks.stop();
        clocks.set(clocks.times().with(side, 0));
        game.loseOnTime(side);
        end();
    }

    public void resign(Side side) {
        game.resign(side);
        end();
    }

    public void agreeDraw() {
        game.agreeDraw();
        end();
    }

    /**
     * Offers a draw, or accepts the offer of the opponent. A program answers at once; a person
     * answers by an offer of its own, or declines.
     *
     * @return whether the offer stands or the draw is agreed; false if a program declines it
     */
    public boolean offerDraw(Side side) {
        DrawOffers.Outcome outcome = drawOffers.offer(side, seat(side.opponent()), moves());
        switch (outcome) {
            case AGREED -> agreeDraw();
            case STANDS -> listener.changed();
            case DECLINED -> {}
        }
        return outcome != DrawOffers.Outcome.DECLINED;
    }

    public void declineDraw() {
        drawOffers.clear();
        listener.changed();
    }

    /** Lets the game wait. A program that is interrupted starts its move again later. */
    public void pause() {
        if (!isOver()) {
            stopClock();
            paused = true;
            turn++;
            listener.changed();
        }
    }

    /** Continues a game that waits; a program that failed is asked again. */
    public void resume() {
        if (!isOver()) {
            fault = Optional.empty();
            paused = false;
            startTurn();
            listener.changed();
        }
    }

    /** Replaces the player of a side; the game continues if it waited for the former one. */
    public void replace(Side side, S seat) {
        boolean isToMove = side == game.side();
        if (isToMove) {
            stopClock();
            fault = Optional.empty();
            paused = false;
        }
        if (side == Side.WHITE) {
            white = seat;
        } else {
            black = seat;
        }
        if (isToMove) {
            startTurn();
        }
        listener.changed();
    }

    /** Stops the clock; an interrupted program has used no time, since it starts again. */
    private void stopClock() {
        if (seatToMove().isPerson()) {
            clocks.stop();
        } else {
            clocks.discard();
        }
    }

    /**
     * The number of plies to undo until it was a person's turn; nothing if there was no such turn.
     */
    public OptionalInt pliesToPersonsTurn() {
        for (int plies = 1; plies <= game.ply(); plies++) {
            if (seat(game.position(game.ply() - plies).side()).isPerson()) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    public void undo(int plies) {
        for (int i = 0; i < plies; i++) {
            game.undo();
        }
        travelled(false);
    }

    /**
     * Undoes the last move or the declared end, and moves before it until it is a person's turn. If
     * no person plays, the game waits.
     *
     * @return whether there was something to undo
     */
    public boolean undo() {
        return travel(game::undo);
    }

    /** Redoes undone moves until it is a person's turn. */
    public boolean redo() {
        return travel(game::redo);
    }

    private boolean travel(BooleanSupplier step) {
        if (!step.getAsBoolean()) {
            return false;
        }
        while (hasPerson() && !isOver() && !seatToMove().isPerson()) {
            if (!step.getAsBoolean()) {
                break;
            }
        }
        travelled(!isOver() && !seatToMove().isPerson());
        return true;
    }

    private void travelled(boolean waits) {
        fault = Optional.empty();
        drawOffers.clear();
        paused = waits;
        clocks.backTo(Math.max(0, game.ply() - firstPly));
        startTurn();
        listener.travelled(game.ply());
    }

    private void end() {
        clocks.stop();
        turn++;
        paused = false;
        drawOffers.clear();
        listener.ended(game.ending().orElseThrow());
    }

    /** Begins a turn; its time is measured, and charged if the clock has to run. */
    private void startTurn() {
        turn++;
        clocks.restart();
        if (isClockNeeded()) {
            clocks.start(game.side());
        }
    }

    private boolean isClockNeeded() {
        return !isOver()
                && !paused
                && fault.isEmpty()
                && seatToMove().isPresent()
                && !(rules.firstMoveUntimed() && game.ply() == 0);
    }
}
