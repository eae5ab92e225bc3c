package damier.protocol.dxp;

import damier.core.NotationException;
import damier.core.Quotes;
import damier.core.Side;
import damier.protocol.dxp.DxpMessage.Accept;
import damier.protocol.dxp.DxpMessage.BackAnswer;
import damier.protocol.dxp.DxpMessage.BackRequest;
import damier.protocol.dxp.DxpMessage.Chat;
import damier.protocol.dxp.DxpMessage.End;
import damier.protocol.dxp.DxpMessage.Move;
import damier.protocol.dxp.DxpMessage.Reason;
import damier.protocol.dxp.DxpMessage.Request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses a message field by field. */
final class DxpReader {
    private final String text;
    private int index;

    DxpReader(String text) {
        this.text = text;
    }

    DxpMessage message() {
        if (text.length() > DxpMessage.MAX_LENGTH) {
            throw fault("more than " + DxpMessage.MAX_LENGTH + " characters");
        }
        String kind = field(1, "a letter");
        return switch (kind) {
            case "R" -> request();
            case "A" -> new Accept(name(), number(1, "a code"));
            case "M" -> move();
            case "E" ->
                    new End(
                            Reason.of(number(1, "a reason")),
                            index < text.length() && number(1, "a code") == 1);
            case "C" -> new Chat(text.substring(index));
            case "B" -> new BackRequest(number(3, "a move number"), side());
            case "K" -> new BackAnswer(number(1, "a code"));
            default -> {
                index = 0;
                throw fault("there is no message '" + Quotes.oneLine(kind) + "'");
            }
        };
    }

    private Request request() {
        number(2, "a version");
        String name = name();
        Side follower = side();
        double minutes = minutes();
        int moves = number(3, "a number of moves");
        String how = field(1, "A or B");
        return switch (how) {
            case "A" -> new Request(name, follower, minutes, moves, Optional.empty());
            case "B" ->
                    new Request(
                            name,
                            follower,
                            minutes,
                            moves,
                            Optional.of(DxpMessage.hub(text.substring(index))));
            default -> throw fault("expected A or B, not '" + Quotes.oneLine(how) + "'");
        };
    }

    private Move move() {
        int seconds = number(4, "a time");
        int from = number(2, "a square");
        int to = number(2, "a square");
        int count = number(2, "how many are captured");
        List<Integer> captured = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            captured.add(number(2, "a captured square"));
        }
        return new Move(seconds, from, to, captured);
    }

    private String name() {
        return field(DxpMessage.NAME_LENGTH, "a name").strip();
    }

    private Side side() {
        String letter = field(1, "a side");
        return switch (letter) {
            case "W" -> Side.WHITE;
            case "Z" -> Side.BLACK;
            default -> throw fault("expected W or Z, not '" + Quotes.oneLine(letter) + "'");
        };
    }

    /**
     * Accepts {@code 120}, and from some programs {@code .5}, {@code 0.5}, {@code 5.} and blanks
     * before a digit.
     */
    private double minutes() {
        String field = field(3, "a time").strip();
        if (!field.matches("\\d{1,3}|\\d{1,2}\\.|\\d?\\.\\d{1,2}")) {
            throw fault("'" + Quotes.oneLine(field) + "' is not a time in minutes");
        }
        return Double.parseDouble(field);
    }

    private int number(int length, String what) {
        String field = field(length, what).strip();
        if (!field.matches("\\d+")) {
            throw fault("'" + Quotes.oneLine(field) + "' is not " + what);
        }
        return Integer.parseInt(field);
    }

    private String field(int length, String what) {
        if (index + length > text.length()) {
            throw fault("it ends where " + what + " should be");
        }
        index += length;
        return text.substring(index - length, index);
    }

    private NotationException fault(String fault) {
        return new NotationException("message", fault, index + 1);
    }
}
