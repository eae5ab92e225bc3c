package damier.protocol.nboard;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.NotationException;
import damier.core.Side;
import damier.formats.othello.GgfMove;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A game of NBoard, with the clocks that follow from its times and {@code TI}. */
final class NBoardGame {
    private final Game game;

    /** The main time of the game; null if there is no limit. */
    private final @Nullable Duration main;

    private final Duration increment;
    private final Map<Side, Duration> spent = new EnumMap<>(Side.class);

    private NBoardGame(Game game, @Nullable Duration main, @Nullable Duration increment) {
        this.game = game;
        this.main = main;
        this.increment = increment == null ? Duration.ZERO : increment;
    }

    static NBoardGame fresh(GameDefinition kind) {
        return new NBoardGame(new Game(kind), null, null);
    }

    /** A game that was read: all of its moves are legal. */
    static NBoardGame of(WrittenGame written) {
        String[] times = written.tag(Tags.TIME_CONTROL).split("/", -1);
        NBoardGame game =
                new NBoardGame(
                        new Game(written.kind(), written.start()),
                        GgfMove.time(times[0]),
                        times.length > 1 ? GgfMove.time(times[1]) : null);
        for (MoveNode move : written.mainLine()) {
            game.play(move.move(), move.remarks().elapsed());
        }
        return game;
    }

    Game game() {
        return game;
    }

    /**
     * Plays a move, after a compulsory pass if necessary. A pass in a finished game is ignored.
     *
     * @throws IllegalArgumentException if it is not legal
     */
    void play(GgfMove written) {
        boolean pass = written.isPass();
        if (pass && game.ending().isPresent()) {
            return;
        }
        OptionalLong due = pass ? OptionalLong.empty() : game.pass();
        due.ifPresent(game::play);
        try {
            play(game.kind().notation().move(game.position(), written.square()), written.elapsed());
        } catch (NotationException illegal) {
            if (due.isPresent()) {
                game.undo();
            }
            throw illegal;
        }
    }

    private void play(long move, @Nullable Duration elapsed) {
        if (elapsed != null) {
            spent.merge(game.side(), elapsed.minus(increment), Duration::plus);
        }
        game.play(move);
    }

    /** The clock of the side to move, if the game has clocks. */
    Optional<Limits.Clock> clock() {
        Duration all = main;
        if (all == null || all.plus(increment).isZero()) {
            return Optional.empty();
        }
        Duration left = all.minus(spent.getOrDefault(game.side(), Duration.ZERO));
        return Optional.of(
                new Limits.Clock(
                        left.isNegative() ? 0 : nanos(left), nanos(increment), /* movesToGo= */ 0));
    }

    private static long nanos(Duration time) {
        Duration day = Duration.ofDays(1);
        return (time.compareTo(day) > 0 ? day : time).toNanos();
    }
}
