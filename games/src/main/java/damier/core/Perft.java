package damier.core;

import java.lang.invoke.MethodHandles;

/** Counts the paths of legal moves to a depth: the proof of a move generator, and its speed. */
public abstract class Perft<P extends Position> {
    /** How the last ply is counted. */
    public enum Leaves {
        /** By {@link Rules#count}. */
        COUNTED,
        /** Each is played. */
        PLAYED
    }

    /** A counter with compiled code of its own. */
    @SuppressWarnings("unchecked")
    public static <P extends Position> Perft<P> of(GameKind<P> game, Leaves leaves) {
        PathCounter.Made made = new PathCounter.Made(game.rules(), game.endedGamesCount(), leaves);
        return Specialised.copy(MethodHandles.lookup(), PathCounter.class, Perft.class, made);
    }

    public abstract long count(P at, int depth);
}
