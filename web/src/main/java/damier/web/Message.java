package damier.web;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

/**
 * A message from a socket.
 *
 * @param ask the id that the answer repeats; null if no answer is expected
 */
public record Message(String type, @Nullable Long ask, JsonNode body) {
    /**
     * @throws Refused if the text is not a message
     */
    static Message read(String text) {
        JsonNode body = Json.read(text, "message");
        JsonNode type = body.get("type");
        if (type == null || !type.isString()) {
            throw new Refused(Refused.BAD_REQUEST, "message: has no type");
        }
        JsonNode ask = body.get("ask");
        return new Message(
                type.asString(),
                ask != null && ask.isIntegralNumber() && ask.canConvertToLong()
                        ? ask.asLong()
                        : null,
                body);
    }

    /** The content of the message as a record. */
    public <T> T as(Class<T> content) {
        return Json.convert(body, content, type);
    }
}
