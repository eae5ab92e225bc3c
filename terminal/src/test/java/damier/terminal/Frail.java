package damier.terminal;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongUnaryOperator;

/** Players of which the first fails and later ones play the first legal move. */
public final class Frail {
    public static final String FAULT = "frail: ended with exit code 7";

    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger closed = new AtomicInteger();

    /** Answers what the first is asked, of the first legal move, or throws. */
    private final LongUnaryOperator failure;

    private Frail(LongUnaryOperator failure) {
        this.failure = failure;
    }

    public static Frail crashing() {
        return new Frail(
                move -> {
                    throw new PlayerFault(PlayerFault.Kind.CRASH, FAULT);
                });
    }

    public static Frail playingNonsense() {
        return new Frail(move -> ~move);
    }

    public int made() {
        return made.get();
    }

    public int closed() {
        return closed.get();
    }

    PlayerSeat seat() {
        return PlayerSeat.program(
                new PlayerFactory("frail", 1, true, this::player), Limits.INFINITE);
    }

    private Player player() {
        boolean fails = made.getAndIncrement() == 0;
        return new Player() {
            @Override
            public String name() {
                return "frail";
            }

            @Override
            public void newGame(long seed) {}

            @Override
            public Choice choose(Game game, Limits limits) {
                long first = game.legalMoves()[0];
                long move = fails ? failure.applyAsLong(first) : first;
                return new Choice(move, OptionalInt.empty(), 0, 0, 0);
            }

            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
    }
}
