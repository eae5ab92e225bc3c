package damier.classic;

import damier.tree.TreeRecorder;

import java.util.function.BooleanSupplier;

/**
 * Who looks on while a player thinks.
 *
 * @param stop asked often, from the thinking thread; once it says true the player moves at once
 * @param recorder hears of every node
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
