package damier.core;

import java.lang.invoke.MethodHandles;

/** Counts the paths of legal moves to a depth: tests a move generator, and measures its speed. */
public abstract class Perft {
    /** How the last ply is counted. */
    public enum Leaves {
        /** By {@link Rules#count}. */
        COUNTED,
        /** By playing each move. */
        PLAYED
    }

    /** A counter with separately compiled code. */
    public static Perft of(GameDefinition game, Leaves leaves) {
        PathCounter.Spec spec = new PathCounter.Spec(game.rules(), game.endedGamesCount(), leaves);
        return Specialised.copy(MethodHandles.lookup(), PathCounter.class, Perft.class, spec);
    }

    public abstract long count(Position at, int depth);
}
