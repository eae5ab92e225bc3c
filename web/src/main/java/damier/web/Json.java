package damier.web;

import damier.record.Replacement;

import io.javalin.http.Context;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.invoke.MethodType;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;

/** Converts records to JSON and back. Input is limited, and errors are one-line messages. */
public final class Json {
    private static final int MAX_DEPTH = 64;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(MAX_DEPTH)
                                                    .build())
                                    .build())
                    .build();

    private Json() {}

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /** The JSON object of a record, to which fields can be added. */
    public static ObjectNode object(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Replaces a file by the JSON of a value. */
    public static void store(Path file, Object value) throws IOException {
        try (Replacement replacement = new Replacement(file)) {
            try (OutputStream out = replacement.open()) {
                out.write(bytes(value));
            }
            replacement.commit();
        }
    }

    /**
     * Parses any JSON.
     *
     * @throws Refused if the text is not valid JSON
     */
    public static JsonNode read(String text, String what) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException e) {
            throw refused(what, e);
        }
    }

    public static <T> T read(String text, Class<T> type, String what) {
        try {
            return present(MAPPER.readValue(text, type), what);
        } catch (JacksonException e) {
            throw refused(what, e);
        }
    }

    public static <T> T convert(JsonNode node, Class<T> type, String what) {
        try {
            return present(MAPPER.treeToValue(node, type), what);
        } catch (JacksonException e) {
            throw refused(what, e);
        }
    }

    /** Parses the body of a request. */
    public static <T> T body(Context request, Class<T> type) {
        return read(request.body(), type, "body");
    }

    private static <T> T present(T value, String what) {
        if (value == null) {
            throw new Refused(Refused.BAD_REQUEST, what + ": there is nothing in it");
        }
        return value;
    }

    private static Refused refused(String what, JacksonException fault) {
        if (fault instanceof DatabindException unfit) {
            return new Refused(
                    ServerMessages.UNREADABLE_REQUEST
                            .with("what", what + path(unfit))
                            .with("detail", expected(unfit)));
        }
        TokenStreamLocation place = fault.getLocation();
        String where =
                place == null || place.getLineNr() < 1
                        ? ""
                        : " (line %d, column %d)".formatted(place.getLineNr(), place.getColumnNr());
        String reason =
                String.valueOf(fault.getOriginalMessage())
                        .lines()
                        .findFirst()
                        .orElse("unreadable")
                        .replaceFirst(" \\((start marker at )?\\[Source.*", "");
        return new Refused(
                ServerMessages.UNREADABLE_REQUEST
                        .with("what", what)
                        .with("detail", reason + where));
    }

    /** The location of an error, such as {@code .limit.depth} or {@code .moves[2]}. */
    private static String path(DatabindException unfit) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : unfit.getPath()) {
            if (step.getPropertyName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append('.').append(step.getPropertyName());
            }
        }
        return path.toString();
    }

    /** The expected type, without the names of Java classes. */
    private static String expected(DatabindException unfit) {
        Class<?> type =
                unfit instanceof MismatchedInputException mismatch
                        ? mismatch.getTargetType()
                        : null;
        if (type == null) {
            return "not of the shape that is expected";
        }
        if (type.isRecord() || Map.class.isAssignableFrom(type)) {
            return "expected an object";
        }
        if (Collection.class.isAssignableFrom(type) || type.isArray()) {
            return "expected a list";
        }
        Class<?> boxed = MethodType.methodType(type).wrap().returnType();
        if (boxed == Boolean.class) {
            return "expected true or false";
        }
        return Number.class.isAssignableFrom(boxed) ? "expected a number" : "expected a text";
    }

    /** Answers a request. */
    public static void answer(Context request, Object value) {
        request.contentType("application/json").result(bytes(value));
    }
}
