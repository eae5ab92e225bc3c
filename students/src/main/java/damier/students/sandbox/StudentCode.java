package damier.students.sandbox;

import damier.classic.FeaturePlayer;
import damier.players.PlayerFault.Kind;
import damier.student.AnytimePlayer;
import damier.student.Board;
import damier.student.Feature;

import java.lang.classfile.ClassFile;
import java.lang.classfile.MethodModel;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Finds the player among a student's classes and creates it; failures are explained in one
 * sentence.
 */
final class StudentCode {
    /** A feature ready to be called. */
    record FeatureCode(String name, double weight, MethodHandle count) {}

    private final String file;
    private final Map<String, byte[]> classes;
    private final StudentLoader loader;
    private final Words words;
    private final Class<? extends Board> boardType;

    /**
     * @param boardType the kind of board of the game
     */
    StudentCode(String file, Map<String, byte[]> classes, Class<? extends Board> boardType) {
        this.file = file;
        this.classes = classes;
        this.boardType = boardType;
        loader = new StudentLoader(classes);
        words = new Words(file, loader.names());
    }

    Words words() {
        return words;
    }

    private StudentFault fault(String what) {
        return new StudentFault(Kind.START, words.of(what));
    }

    /** The class that is the player. */
    Class<?> playerClass() {
        List<Class<?>> all = new ArrayList<>();
        for (String name : classes.keySet()) {
            try {
                all.add(Class.forName(name, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                throw fault("class " + name + " cannot be loaded: " + e.getMessage());
            }
        }
        List<Class<?>> players = all.stream().filter(StudentCode::isPlayer).toList();
        if (players.isEmpty()) {
            throw fault(
                    all.isEmpty()
                            ? "there is no class in it"
                            : "there is neither a class with a @Feature method in it nor one that"
                                    + " implements AnytimePlayer");
        }
        if (players.size() == 1) {
            return players.getFirst();
        }
        String expected = file.replaceFirst("\\.java$", "");
        return players.stream()
                .filter(player -> player.getSimpleName().equals(expected))
                .findFirst()
                .orElseThrow(
                        () ->
                                fault(
                                        "there are several players in it: "
                                                + players.stream()
                                                        .map(Class::getSimpleName)
                                                        .sorted()
                                                        .collect(Collectors.joining(", "))
                                                + "; keep one, or name it "
                                                + expected));
    }

    private static boolean isPlayer(Class<?> type) {
        return !type.isInterface()
                && (AnytimePlayer.class.isAssignableFrom(type) || !featureMethods(type).isEmpty());
    }

    private static List<Method> featureMethods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Feature.class))
                .toList();
    }

    /** An instance of the player. */
    Object make(Class<?> type) {
        String name = type.getSimpleName();
        if (Modifier.isAbstract(type.getModifiers())) {
            throw fault("class " + name + " is abstract, so no player can be made of it");
        }
        if (type.isMemberClass() && !Modifier.isStatic(type.getModifiers())) {
            throw fault("class " + name + " stands inside another: it must be static");
        }
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            if (Modifier.isPrivate(constructor.getModifiers())) {
                throw fault("the constructor of " + name + " is private: remove 'private'");
            }
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (NoSuchMethodException e) {
            throw fault("class " + name + " needs a constructor without parameters");
        } catch (InvocationTargetException e) {
            throw thrown(e.getCause() == null ? e : e.getCause(), "the constructor");
        } catch (ExceptionInInitializerError e) {
            throw thrown(e.getCause() == null ? e : e.getCause(), "a static field or block");
        } catch (ReflectiveOperationException e) {
            throw fault("class " + name + " cannot be made: " + e.getMessage());
        } catch (StackOverflowError | OutOfMemoryError | LinkageError e) {
            throw thrown(e, "the constructor");
        }
    }

    private StudentFault thrown(Throwable fault, String method) {
        return new StudentFault(Kind.START, words.of(fault, method));
    }

    /** Whether it is a complete player and not an evaluation. */
    boolean isAnytime(Class<?> type) {
        boolean anytime = AnytimePlayer.class.isAssignableFrom(type);
        if (anytime && !featureMethods(type).isEmpty()) {
            throw fault(
                    "class "
                            + type.getSimpleName()
                            + " has @Feature methods and implements AnytimePlayer: it can be an"
                            + " evaluation or a player, not both");
        }
        if (anytime) {
            boardOf(type).ifPresent(board -> requireBoard(board, "class " + type.getSimpleName()));
        }
        return anytime;
    }

    /** The B of its {@code AnytimePlayer<B>}, if declared directly. */
    private static Optional<Class<?>> boardOf(Class<?> type) {
        for (Type implemented : type.getGenericInterfaces()) {
            if (implemented instanceof ParameterizedType parameterized
                    && parameterized.getRawType() == AnytimePlayer.class
                    && parameterized.getActualTypeArguments()[0] instanceof Class<?> board) {
                return Optional.of(board);
            }
        }
        return Optional.empty();
    }

    private void requireBoard(Class<?> board, String who) {
        if (!board.isAssignableFrom(boardType)) {
            throw fault(
                    "%s wants an %s, but this game is played on an %s"
                            .formatted(who, board.getSimpleName(), boardType.getSimpleName())
                            .replace("an Draughts", "a Draughts"));
        }
    }

    /** The features, in the order of the file. */
    List<FeatureCode> features(Class<?> type, Object player) {
        List<String> order = order(type);
        List<Method> methods = new ArrayList<>(featureMethods(type));
        methods.sort(Comparator.comparingInt(method -> order.indexOf(method.getName())));
        List<FeatureCode> features = new ArrayList<>();
        for (Method method : methods) {
            if (features.stream().anyMatch(other -> other.name().equals(method.getName()))) {
                throw fault("there are two features called " + method.getName());
            }
            features.add(feature(method, player));
        }
        return features;
    }

    private List<String> order(Class<?> type) {
        byte[] bytes = classes.getOrDefault(type.getName(), new byte[0]);
        return ClassFile.of().parse(bytes).methods().stream()
                .map(MethodModel::methodName)
                .map(Object::toString)
                .toList();
    }

    private FeatureCode feature(Method method, Object player) {
        String name = method.getName();
        String who = "feature " + name;
        if (FeaturePlayer.reservedNames().contains(name)) {
            throw fault(who + " must be renamed: " + name + " is an option of the search");
        }
        Class<?>[] parameters = method.getParameterTypes();
        if (parameters.length != 1 || !Board.class.isAssignableFrom(parameters[0])) {
            throw fault(
                    "%s must take a board and nothing else, as in double %s(%s board)"
                            .formatted(who, name, boardType.getSimpleName()));
        }
        requireBoard(parameters[0], who);
        if (!isNumber(method.getReturnType())) {
            throw fault(
                    "%s must return a number such as int or double, not %s"
                            .formatted(
                                    who,
                                    method.getReturnType() == void.class
                                            ? "nothing"
                                            : method.getReturnType().getSimpleName()));
        }
        double weight = method.getAnnotation(Feature.class).weight();
        if (!Double.isFinite(weight)) {
            throw fault("the weight of " + who + " is not a finite number");
        }
        return new FeatureCode(name, weight, handle(method, player));
    }

    private static boolean isNumber(Class<?> type) {
        return type == double.class
                || type == int.class
                || type == long.class
                || type == float.class
                || type == short.class
                || type == byte.class;
    }

    private MethodHandle handle(Method method, Object player) {
        try {
            method.setAccessible(true);
            MethodHandle handle = MethodHandles.lookup().unreflect(method);
            boolean isStatic = Modifier.isStatic(method.getModifiers());
            return (isStatic ? handle : handle.bindTo(player))
                    .asType(MethodType.methodType(double.class, Board.class));
        } catch (IllegalAccessException e) {
            throw fault("feature " + method.getName() + " cannot be called: " + e.getMessage());
        }
    }
}
