package damier.bench;

import java.lang.invoke.MethodHandles;
import java.util.function.Supplier;

/**
 * What {@link SharedCodeLoader} loads in place of {@code damier.core.Specialised}: the same
 * methods, which leave it to the loader whether a class is copied for each game.
 */
public final class SharedCode {
    private SharedCode() {}

    public static <T> T copy(
            MethodHandles.Lookup lookup, Class<? extends T> source, Class<T> as, Object data) {
        return SharedCodeLoader.of(source).maker(lookup, source, as, data).get();
    }

    public static <T> Supplier<T> maker(
            MethodHandles.Lookup lookup, Class<? extends T> source, Class<T> as, Object data) {
        return SharedCodeLoader.of(source).maker(lookup, source, as, data);
    }

    public static <D> D data(MethodHandles.Lookup lookup, Class<D> type) {
        return SharedCodeLoader.of(lookup.lookupClass()).data(lookup, type);
    }
}
