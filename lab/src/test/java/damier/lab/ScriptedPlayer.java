package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;

import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;

/** Plays random moves, but for what a test has it do. */
final class ScriptedPlayer implements Player {
    private final String name;
    private final ToLongFunction<Game> script;
    private final int score;
    private SplittableRandom random = new SplittableRandom(0);

    /** What a script says where the move is to be random. */
    static final long RANDOM = Long.MIN_VALUE;

    private ScriptedPlayer(String name, ToLongFunction<Game> script, int score) {
        this.name = name;
        this.script = script;
        this.score = score;
    }

    static PlayerFactory factory(String name, ToLongFunction<Game> script) {
        return factory(name, script, 0, new AtomicInteger());
    }

    static PlayerFactory factory(
            String name, ToLongFunction<Game> script, int score, AtomicInteger made) {
        return new PlayerFactory(
                name,
                1,
                false,
                () -> {
                    made.incrementAndGet();
                    return new ScriptedPlayer(name, script, score);
                });
    }

    static PlayerFactory random(String name) {
        return factory(name, game -> RANDOM);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void newGame(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public Choice choose(Game game, Limits limits) {
        long scripted = script.applyAsLong(game);
        long[] moves = game.legalMoves();
        long move = scripted == RANDOM ? moves[random.nextInt(moves.length)] : scripted;
        return new Choice(move, OptionalInt.of(score), 1, 1, 1);
    }

    @Override
    public void close() {}
}
