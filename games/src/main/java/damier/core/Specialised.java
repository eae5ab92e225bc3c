package damier.core;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.function.Supplier;

/**
 * Makes copies of a class, one per game, so that the JIT compiler sees only one game in each copy.
 *
 * <p>After a call site has seen three rules classes, the compiler no longer inlines any of them,
 * and a generator for twelve variants tests flags that never change. A <em>hidden class</em> made
 * from the same bytes has separate profiles, and its {@code static final} fields, read from its
 * class data, are constants to the compiler: the source is written once and no flag is tested at
 * run time.
 */
public final class Specialised {
    private Specialised() {}

    /** An instance of a new copy, for copies with a single instance. */
    public static <T> T copy(
            MethodHandles.Lookup lookup, Class<? extends T> source, Class<T> as, Object data) {
        return maker(lookup, source, as, data).get();
    }

    /**
     * A new copy of {@code source}, as a function that calls its only constructor, which has no
     * parameters.
     *
     * @param lookup a full-privilege lookup in the package of {@code source}
     * @param as a type that {@code source} implements or extends
     * @param data the class data, which {@link #data} returns inside the copy
     */
    public static <T> Supplier<T> maker(
            MethodHandles.Lookup lookup, Class<? extends T> source, Class<T> as, Object data) {
        try {
            Class<?> copy =
                    lookup.defineHiddenClassWithClassData(bytes(source), data, true).lookupClass();
            Constructor<?> constructor = copy.getDeclaredConstructor();
            constructor.setAccessible(true);
            return () -> as.cast(instance(constructor));
        } catch (IllegalAccessException | NoSuchMethodException e) {
            throw new LinkageError("cannot specialise " + source.getName(), e);
        }
    }

    private static Object instance(Constructor<?> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot make a specialised " + constructor.getName(), e);
        }
    }

    /** The class data; for use inside a copy. */
    public static <D> D data(MethodHandles.Lookup lookup, Class<D> type) {
        try {
            @Nullable D data = MethodHandles.classData(lookup, "_", type);
            if (data == null) {
                throw new IllegalStateException(
                        lookup.lookupClass() + " exists only in specialised copies");
            }
            return data;
        } catch (IllegalAccessException e) {
            throw new LinkageError("no access to class data", e);
        }
    }

    private static byte[] bytes(Class<?> source) {
        String resource =
                source.getName().substring(source.getPackageName().length() + 1) + ".class";
        try (@Nullable InputStream in = source.getResourceAsStream(resource)) {
            if (in == null) {
                throw new LinkageError("no class file for " + source.getName());
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
