package damier.web;

import io.javalin.http.Context;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Records as JSON, both ways. What comes in is limited, and its faults are named in a line. */
public final class Json {
    private static final int DEEPEST = 64;

    private static final JsonMapper MAPPER =
            JsonMapper.builder(
                            JsonFactory.builder()
                                    .streamReadConstraints(
                                            StreamReadConstraints.builder()
                                                    .maxNestingDepth(DEEPEST)
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

    /** As an object that more can be added to. */
    public static ObjectNode object(Object value) {
        return MAPPER.valueToTree(value);
    }

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /**
     * Reads any JSON.
     *
     * @throws Refused if the text is none
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

    /** The body of a request. */
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
        TokenStreamLocation place = fault.getLocation();
        String where =
                place == null || place.getLineNr() < 1
                        ? ""
                        : " (line %d, column %d)".formatted(place.getLineNr(), place.getColumnNr());
        String reason =
                String.valueOf(fault.getOriginalMessage()).lines().findFirst().orElse("unreadable");
        return new Refused(
                Refused.BAD_REQUEST,
                Says.UNREADABLE_REQUEST.with("what", what).with("detail", reason + where));
    }

    /** Answers a request. */
    public static void answer(Context request, Object value) {
        request.contentType("application/json").result(bytes(value));
    }
}
