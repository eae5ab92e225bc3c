package damier.web.api;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.annotation.JsonIgnore;

import damier.web.api.ApiType.AlwaysSent;
import damier.web.api.ApiType.AnyOf;
import damier.web.api.ApiType.Internal;
import damier.web.api.ApiType.NameOf;
import damier.web.api.ApiType.OfLength;
import damier.web.api.ApiType.OneOf;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Writes the records of the API as TypeScript types, by name. */
final class TypeScriptTypes {
    private final Map<String, String> types = new TreeMap<>();

    /** Adds a record that bears its own name. */
    void add(Class<?> type) {
        ApiType api = type.getAnnotation(ApiType.class);
        if (api == null) {
            throw new IllegalArgumentException(type + " needs @ApiType, since pages see it");
        }
        add(type, api);
    }

    private void add(Class<?> type, ApiType api) {
        if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is no record");
        }
        declare(
                api.value(),
                Stream.of(type.getRecordComponents())
                        .filter(TypeScriptTypes::isSeen)
                        .map(component -> field(component, api.request()))
                        .collect(joining("", "export interface " + api.value() + " {\n", "}\n")));
    }

    /** Records of the same name are the same type, and must look the same. */
    private void declare(String name, String text) {
        String before = types.put(name, text);
        if (before != null && !before.equals(text)) {
            throw new IllegalArgumentException(
                    "%s has two shapes:\n%s%s".formatted(name, before, text));
        }
    }

    private static boolean isSeen(RecordComponent component) {
        return !component.isAnnotationPresent(Internal.class)
                && !component.getAccessor().isAnnotationPresent(JsonIgnore.class);
    }

    private String field(RecordComponent component, boolean request) {
        AnnotatedType type = component.getAnnotatedType();
        boolean nullable =
                type.isAnnotationPresent(Nullable.class)
                        && !component.isAnnotationPresent(AlwaysSent.class);
        return "  readonly %s%s: %s%s\n"
                .formatted(
                        component.getName(),
                        nullable && request ? "?" : "",
                        text(type),
                        nullable ? " | null" : "");
    }

    private String text(AnnotatedType type) {
        if (type.isAnnotationPresent(OneOf.class)) {
            return choice(Stream.of(type.getAnnotation(OneOf.class).value()));
        }
        if (type.isAnnotationPresent(NameOf.class)) {
            return names(type.getAnnotation(NameOf.class).value());
        }
        if (type.isAnnotationPresent(AnyOf.class)) {
            return Stream.of(type.getAnnotation(AnyOf.class).value())
                    .map(this::text)
                    .distinct()
                    .collect(joining(" | "));
        }
        if (type instanceof AnnotatedParameterizedType generic) {
            return text(generic);
        }
        if (type.isAnnotationPresent(ApiType.class)) {
            ApiType api = type.getAnnotation(ApiType.class);
            add((Class<?>) type.getType(), api);
            return api.value();
        }
        return text((Class<?>) type.getType());
    }

    private String text(AnnotatedParameterizedType generic) {
        AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
        Type raw = ((ParameterizedType) generic.getType()).getRawType();
        if (raw == Map.class && arguments[0].getType() == String.class) {
            return "Readonly<Record<string, %s>>".formatted(text(arguments[1]));
        }
        if (!(raw instanceof Class<?> type) || !Collection.class.isAssignableFrom(type)) {
            throw new IllegalArgumentException("no TypeScript for " + generic);
        }
        String element = text(arguments[0]);
        OfLength length = generic.getAnnotation(OfLength.class);
        return length == null
                ? list(element)
                : "readonly [%s]"
                        .formatted(String.join(", ", Collections.nCopies(length.value(), element)));
    }

    private String text(Class<?> type) {
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        if (boxed == String.class || type.isEnum()) {
            return "string";
        }
        if (boxed == Boolean.class) {
            return "boolean";
        }
        if (Number.class.isAssignableFrom(boxed)) {
            return "number";
        }
        if (type.isArray()) {
            return list(text(type.getComponentType()));
        }
        ApiType api = type.getAnnotation(ApiType.class);
        if (api == null) {
            throw new IllegalArgumentException(type + " needs @ApiType, since pages see it");
        }
        return api.value();
    }

    private static String list(String element) {
        return (element.contains(" ") ? "readonly (%s)[]" : "readonly %s[]").formatted(element);
    }

    /** The constants of an enum have a type of their own. */
    private String names(Class<? extends Enum<?>> type) {
        declare(
                type.getSimpleName(),
                "export type %s = %s\n"
                        .formatted(
                                type.getSimpleName(),
                                choice(
                                        Arrays.stream(type.getEnumConstants())
                                                .map(
                                                        value ->
                                                                value.name()
                                                                        .toLowerCase(
                                                                                Locale.ROOT)))));
        return type.getSimpleName();
    }

    private static String choice(Stream<String> texts) {
        return texts.map(text -> "'" + text + "'").collect(joining(" | "));
    }

    @Override
    public String toString() {
        return String.join("\n", types.values());
    }
}
