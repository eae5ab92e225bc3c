package damier.web;

import damier.core.Sentence;
import damier.web.view.ProblemView;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;

/**
 * A message from a browser window.
 *
 * @param ask the id that the answer repeats; null if no answer is expected
 */
public record Message(Socket socket, String type, @Nullable Long ask, JsonNode body) {
    /**
     * @throws Refused if the text is not a message
     */
    static Message read(Socket socket, String text) {
        JsonNode body = Json.read(text, "message");
        JsonNode type = body.get("type");
        if (type == null || !type.isString()) {
            throw new Refused(Refused.BAD_REQUEST, "message: has no type");
        }
        JsonNode ask = body.get("ask");
        return new Message(
                socket,
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

    /** The sender. */
    public Visitor visitor() {
        return socket.visitor();
    }

    public void answer(String answerType, Object content) {
        socket.send(answerType, content, ask);
    }

    /** Refuses the message, with the reason. */
    public void refuse(Throwable fault) {
        refuse(Refused.of(fault).why());
    }

    public void refuse(Sentence why) {
        socket.send("error", ProblemView.of(why), ask);
    }
}
