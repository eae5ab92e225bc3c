package damier.core;

import java.lang.invoke.MethodHandles;

/** Counts the paths of legal moves to a depth: the proof of a move generator, and its speed. */
public abstract class Perft {
    /** How the last ply is counted. */
    public enum Leaves {
        /** By {@link Rules#count}. */
        COUNTED,
        /** Each is played. */
        PLAYED
    }

    /** A counter with compiled code of its own. */
    public static Perft of(GameDefinition game, Leaves leaves) {
        PathCounter.Spec spec = new PathCounter.Spec(game.rules(), game.endedGamesCount(), leaves);
        return Specialised.copy(MethodHandles.lookup(), PathCounter.class, Perft.class, spec);
    }

    public abstract long count(Position at, int depth);
}
