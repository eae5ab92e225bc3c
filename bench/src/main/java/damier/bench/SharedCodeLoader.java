package damier.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Loads the program once more, with one class that all games share instead of a specialised copy
 * for each.
 *
 * <p>The static fields of the shared class are no constants, and its initialiser is a method,
 * {@link #RESET}, which runs whenever a game asks for a copy. So the class serves the game that
 * asked last, with the code and the profile of all that asked before.
 */
public final class SharedCodeLoader extends ClassLoader {
    private static final String SPECIALISED = "damier.core.Specialised";
    private static final String RESET = "reset";

    private final String shared;
    private Object sharedData = "none";

    /**
     * @param shared the simple name of the class that games share, or another word for none
     */
    SharedCodeLoader(String shared) {
        super(SharedCodeLoader.class.getClassLoader());
        this.shared = shared;
    }

    public static SharedCodeLoader of(Class<?> loaded) {
        return (SharedCodeLoader) loaded.getClassLoader();
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            boolean ours = name.startsWith("damier.") && !name.startsWith("damier.bench.Shared");
            return ours ? define(name) : super.loadClass(name, resolve);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        byte[] bytes = name.equals(SPECIALISED) ? replacement() : bytes(name);
        if (name.endsWith("." + shared)) {
            bytes = withoutConstants(bytes);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    private static byte[] replacement() {
        ClassFile format = ClassFile.of();
        ClassModel model = format.parse(bytes(SharedCode.class.getName()));
        return format.transformClass(model, ClassDesc.of(SPECIALISED), ClassTransform.ACCEPT_ALL);
    }

    private static byte[] withoutConstants(byte[] bytes) {
        ClassFile format = ClassFile.of();
        return format.transformClass(
                format.parse(bytes),
                (builder, element) -> {
                    switch (element) {
                        case FieldModel field when field.flags().has(AccessFlag.STATIC) ->
                                builder.withField(
                                        field.fieldName(),
                                        field.fieldType(),
                                        field.flags().flagsMask() & ~ClassFile.ACC_FINAL);
                        case MethodModel method
                                when method.methodName()
                                        .equalsString(ConstantDescs.CLASS_INIT_NAME) ->
                                builder.withMethod(
                                        RESET,
                                        ConstantDescs.MTD_void,
                                        ClassFile.ACC_STATIC,
                                        copy -> method.code().ifPresent(copy::with));
                        default -> builder.with(element);
                    }
                });
    }

    private static byte[] bytes(String name) {
        String resource = "/" + name.replace('.', '/') + ".class";
        try (InputStream in = SharedCodeLoader.class.getResourceAsStream(resource)) {
            return Objects.requireNonNull(in, resource).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public <T> Supplier<T> maker(
            MethodHandles.Lookup lookup, Class<? extends T> source, Class<T> as, Object data) {
        try {
            Class<?> copy = source;
            if (source.getSimpleName().equals(shared)) {
                sharedData = data;
                Method reset = source.getDeclaredMethod(RESET);
                reset.setAccessible(true);
                reset.invoke(null);
            } else {
                byte[] bytes = bytes(source.getName());
                copy = lookup.defineHiddenClassWithClassData(bytes, data, true).lookupClass();
            }
            Constructor<?> constructor = copy.getDeclaredConstructor();
            constructor.setAccessible(true);
            return () -> as.cast(instance(constructor));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot copy " + source.getName(), e);
        }
    }

    private static Object instance(Constructor<?> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot make a " + constructor.getName(), e);
        }
    }

    public <D> D data(MethodHandles.Lookup lookup, Class<D> type) {
        if (lookup.lookupClass().getSimpleName().equals(shared)) {
            return type.cast(sharedData);
        }
        try {
            return Objects.requireNonNull(MethodHandles.classData(lookup, "_", type));
        } catch (IllegalAccessException e) {
            throw new LinkageError("no class data", e);
        }
    }
}
