package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.engine.EngineKind;
import damier.players.Choice;
import damier.players.DrawOffer;
import damier.players.PlayerFault;
import damier.players.PlayerSpecs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A game that is being played: its moves, its players, its clocks, and an adviser. A face shows it
 * and tells it what people want. Everything happens on the face's thread; programs think on their
 * own threads and hand in what they find through {@code later}.
 */
public final class GameSession<P extends Position> implements AutoCloseable {
    private static final Limits ADVICE = Limits.time(1_000_000_000);

    private final Game<P> game;
    private final EngineKind<P> engines;
    private final Map<Side, Seat> seats;
    private final Map<Side, Mind<P>> minds = new EnumMap<>(Side.class);
    private final Mind<P> adviser;
    private final Clocks clocks;
    private final SessionListener listener;

    /** Those taken back too: they are known again once they are made again. */
    private final List<PlayedMove> played = new ArrayList<>();

    private Optional<Thought> thought = Optional.empty();
    private boolean paused;
    private boolean analysing;

    /**
     * @param later takes tasks to the thread that uses this session
     */
    public GameSession(
            Game<P> game,
            EngineKind<P> engines,
            Map<Side, Seat> seats,
            Optional<Limits.Clock> clock,
            LongSupplier nanoTime,
            Consumer<Runnable> later,
            SessionListener listener) {
        this.game = game;
        this.engines = engines;
        this.seats = new EnumMap<>(seats);
        this.listener = listener;
        clocks = new Clocks(clock, nanoTime);
        seats.forEach(
                (side, seat) ->
                        seat.factory()
                                .ifPresent(factory -> minds.put(side, new Mind<>(factory, later))));
        adviser = new Mind<>(PlayerSpecs.parse(engines, PlayerSpecs.ENGINE), later);
        record();
    }

    /** The moves that a game came with. */
    private void record() {
        Game<P> again = new Game<>(game.kind(), game.start());
        for (int ply = 0; ply < game.ply(); ply++) {
            long move = game.move(ply);
            Side side = again.side();
            String text = game.kind().notation().format(again.position(), move);
            again.play(move);
            played.add(
                    new PlayedMove(
                            text,
                            side,
                            Duration.ZERO,
                            OptionalInt.empty(),
                            atFirstSight(again),
                            0));
        }
        clocks.backTo(game.ply());
    }

    /** The game as it stands; faces only look at it. */
    public Game<P> game() {
        return game;
    }

    public Seat seat(Side side) {
        return seats.getOrDefault(side, Seat.person());
    }

    public Clocks clocks() {
        return clocks;
    }

    /** The moves that stand. */
    public List<PlayedMove> played() {
        return List.copyOf(played.subList(0, game.ply()));
    }

    /** What somebody thought last of the position on the board. */
    public Optional<Thought> thought() {
        return thought.filter(found -> found.ply() == game.ply());
    }

    /** What somebody thought last, of this position or of one before it. */
    public Optional<Thought> lastThought() {
        return thought;
    }

    /** What the position is worth to White, as far as anybody knows. */
    public int score() {
        return thought()
                .map(Thought::score)
                .orElseGet(
                        () ->
                                game.ply() > 0
                                        ? played.get(game.ply() - 1).score()
                                        : atFirstSight(game));
    }

    private int atFirstSight(Game<P> at) {
        return ScoreText.forWhite(engines.evaluator().evaluate(at.position()), at.side());
    }

    public boolean isOver() {
        return game.ending().isPresent();
    }

    public boolean isPersonsTurn() {
        return !isOver() && seat(game.side()).isPerson();
    }

    /** The move that there is no choice about. */
    public Optional<String> onlyMove() {
        long[] legal = game.legalMoves();
        return legal.length == 1
                ? Optional.of(game.kind().notation().format(game.position(), legal[0]))
                : Optional.empty();
    }

    public boolean hasPerson() {
        return seats.values().stream().anyMatch(Seat::isPerson);
    }

    /** Whether the one person who plays has Black. */
    public boolean isForBlack() {
        return !seat(Side.WHITE).isPerson() && seat(Side.BLACK).isPerson();
    }

    public boolean isThinking() {
        return minds.values().stream().anyMatch(Mind::isThinking);
    }

    public boolean isAnalysing() {
        return analysing;
    }

    /** Whether a program was told to wait with its move. */
    public boolean isPaused() {
        return paused;
    }

    /** Lets programs wait with their moves until they are told to go on. */
    public void pause() {
        if (!isOver() && !isPersonsTurn()) {
            minds.values().forEach(Mind::drop);
            clocks.halt();
            paused = true;
        }
    }

    /** Lets the program whose turn it is think, if it is one's turn. */
    public void goOn() {
        if (isOver() || isThinking()) {
            return;
        }
        paused = false;
        Side side = game.side();
        Mind<P> mind = minds.get(side);
        if (mind == null) {
            return;
        }
        Seat seat = seat(side);
        clocks.start();
        mind.ask(game, clocks.limits(seat.limits(), side, game.movesOf(side)), answerOf(side));
    }

    private Mind.Hearer answerOf(Side side) {
        return new Mind.Hearer() {
            @Override
            public void thought(Thought found) {
                hear(found);
            }

            @Override
            public void chosen(Choice choice) {
                accept(side, choice);
            }

            @Override
            public void failed(RuntimeException fault) {
                if (fault instanceof PlayerFault known
                        && known.kind() == PlayerFault.Kind.RESIGNED) {
                    game.resign(side);
                    clocks.halt();
                } else {
                    fail(fault);
                }
            }
        };
    }

    private void accept(Side side, Choice choice) {
        if (hasFlagFallen()) {
            return;
        }
        if (!game.kind().rules().isLegal(game.position(), choice.move())) {
            String name = seat(side).name();
            fail(new PlayerFault(PlayerFault.Kind.ILLEGAL_MOVE, name + " chose an illegal move"));
            return;
        }
        OptionalInt told =
                choice.score().isPresent()
                        ? OptionalInt.of(ScoreText.forWhite(choice.score().getAsInt(), side))
                        : OptionalInt.empty();
        make(choice.move(), told, choice.depth());
    }

    private void fail(RuntimeException fault) {
        paused = true;
        clocks.halt();
        listener.failed(fault);
    }

    private void hear(Thought found) {
        thought = Optional.of(found);
        listener.thought(found);
    }

    /** A person's move; it must be legal, and it must be a person's turn. */
    public void play(long move) {
        if (!isPersonsTurn()) {
            throw new IllegalStateException("it is not a person's turn");
        }
        if (!hasFlagFallen()) {
            make(move, OptionalInt.empty(), 0);
        }
    }

    private void make(long move, OptionalInt told, int depth) {
        dropAdvice();
        Side side = game.side();
        String text = game.kind().notation().format(game.position(), move);
        var spent = clocks.spent();
        played.subList(game.ply(), played.size()).clear();
        game.play(move);
        clocks.moved(side, game.movesOf(side));
        int score = told.isPresent() ? told.getAsInt() : atFirstSight(game);
        PlayedMove made = new PlayedMove(text, side, spent, told, score, depth);
        played.add(made);
        if (isOver()) {
            clocks.halt();
        }
        listener.played(made);
    }

    /** Ends the game if the time of the side to move is over; says whether it is. */
    public boolean hasFlagFallen() {
        Side side = game.side();
        if (clocks.isOn() && !isOver() && clocks.left(side, side) <= 0) {
            dropAll();
            game.loseOnTime(side);
            clocks.halt();
            return true;
        }
        return false;
    }

    /**
     * Takes back the last move, and those before it until it is a person's turn. Where no person
     * plays, the programs wait then.
     */
    public boolean undo() {
        return travel(game::undo);
    }

    /** Makes again what was taken back, until it is a person's turn. */
    public boolean redo() {
        return travel(game::redo);
    }

    private boolean travel(BooleanSupplier step) {
        dropAll();
        thought = Optional.empty();
        if (!step.getAsBoolean()) {
            return false;
        }
        while (hasPerson() && !isOver() && !isPersonsTurn()) {
            if (!step.getAsBoolean()) {
                break;
            }
        }
        paused = !isPersonsTurn();
        clocks.backTo(game.ply());
        return true;
    }

    public void resign() {
        dropAll();
        game.resign(isPersonsTurn() || !hasPerson() ? game.side() : game.side().opponent());
        clocks.halt();
    }

    /**
     * Offers a draw. People who share a keyboard have agreed already; a program agrees where it is
     * not better.
     */
    public boolean offerDraw() {
        if (isOver() || !hasPerson()) {
            return false;
        }
        Optional<Side> program =
                seats.keySet().stream().filter(side -> !seat(side).isPerson()).findFirst();
        if (program.isPresent() && !isWelcome(program.get())) {
            return false;
        }
        dropAll();
        game.agreeDraw();
        clocks.halt();
        return true;
    }

    private boolean isWelcome(Side side) {
        return played().reversed().stream()
                .filter(move -> move.side() == side)
                .findFirst()
                .filter(move -> move.told().isPresent())
                .map(move -> ScoreText.forWhite(move.told().getAsInt(), side))
                .filter(score -> DrawOffer.isWelcome(score, game.ply()))
                .isPresent();
    }

    /** Asks the adviser for a move. */
    public void advise() {
        if (!isOver()) {
            analysing = false;
            adviser.ask(game, ADVICE, advice());
        }
    }

    /** Begins to analyse the position on the board. */
    public void analyse(Limits limits) {
        if (!isOver()) {
            adviser.ask(game, limits, advice());
            analysing = true;
        }
    }

    /** Whether the adviser is at work. */
    public boolean isAdvising() {
        return adviser.isThinking();
    }

    public void dropAdvice() {
        adviser.drop();
        analysing = false;
    }

    private Mind.Hearer advice() {
        return new Mind.Hearer() {
            @Override
            public void thought(Thought found) {
                hear(found);
            }

            @Override
            public void chosen(Choice choice) {
                boolean wasAnalysing = analysing;
                analysing = false;
                if (wasAnalysing) {
                    listener.analysed();
                } else {
                    String move = game.kind().notation().format(game.position(), choice.move());
                    listener.advised(move, asThought(move, choice));
                }
            }

            @Override
            public void failed(RuntimeException fault) {
                analysing = false;
                listener.failed(fault);
            }
        };
    }

    private Thought asThought(String move, Choice choice) {
        int score = ScoreText.forWhite(choice.score().orElse(0), game.side());
        return thought()
                .orElse(
                        new Thought(
                                adviser.name(),
                                game.ply(),
                                score,
                                choice.depth(),
                                choice.nodes(),
                                choice.nanos(),
                                List.of(move)));
    }

    /** Makes the program that is thinking move now. */
    public void hurry() {
        minds.values().forEach(Mind::hurry);
    }

    private void dropAll() {
        minds.values().forEach(Mind::drop);
        dropAdvice();
    }

    @Override
    public void close() {
        minds.values().forEach(Mind::close);
        adviser.close();
    }
}
