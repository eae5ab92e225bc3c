package damier.web;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

/**
 * What came by a socket.
 *
 * @param ask what the answer repeats; null where nothing was asked
 */
public record Message(String type, @Nullable Long ask, JsonNode body) {
    /**
     * @throws Refused if it is no message
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

    /** The message as what it must be made of. */
    public <T> T as(Class<T> content) {
        return Json.convert(body, content, type);
    }
}
