package damier.classic;

import damier.tree.TreeRecorder;

import java.util.function.BooleanSupplier;

/**
 * Observes a player while it searches.
 *
 * @param stop polled often by the searching thread; once it returns true, the player moves at once
 * @param recorder receives every node
 */
public record Watch(BooleanSupplier stop, TreeRecorder recorder) {
    public static final Watch NONE = new Watch(() -> false, TreeRecorder.NONE);

    public Watch withStop(BooleanSupplier newStop) {
        return new Watch(newStop, recorder);
    }

    public Watch withRecorder(TreeRecorder newRecorder) {
        return new Watch(stop, newRecorder);
    }
}
