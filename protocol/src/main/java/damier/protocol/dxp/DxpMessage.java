package damier.protocol.dxp;

import damier.core.NotationException;
import damier.core.Side;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A DamExchange message: a letter, then fields of fixed width. */
public sealed interface DxpMessage {
    /** The maximum length of a message. */
    int MAX_LENGTH = 127;

    int NAME_LENGTH = 32;

    /**
     * Requests a game.
     *
     * @param follower the side of the receiver
     * @param minutes for {@code moves} moves of each side
     * @param moves 0 for the whole game
     * @param position in Hub's notation; empty for the start position
     */
    record Request(String name, Side follower, double minutes, int moves, Optional<String> position)
            implements DxpMessage {
        @Override
        public String text() {
            return "R01%s%s%s%03d%s"
                    .formatted(
                            padded(name),
                            letter(follower),
                            time(minutes),
                            Math.clamp(moves, 0, 999),
                            position.map(hub -> "B" + hub.replace('b', 'z').replace('B', 'Z'))
                                    .orElse("A"));
        }

        /** Three characters; the fraction of a minute is omitted if it does not fit. */
        private static String time(double minutes) {
            return minutes < 10 && minutes != Math.rint(minutes)
                    ? String.format(
                            Locale.ROOT, "%.1f", Math.max(Math.floor(minutes * 10) / 10, 0.1))
                    : String.format(Locale.ROOT, "%03d", (int) Math.min(minutes, 999));
        }
    }

    /**
     * Answers a request.
     *
     * @param code 0 if the game begins
     */
    record Accept(String name, int code) implements DxpMessage {
        static final int YES = 0;
        static final int NO = 2;

        @Override
        public String text() {
            return "A" + padded(name) + code;
        }
    }

    /**
     * A move, by its ends and captured squares, in square numbers.
     *
     * @param seconds its time
     */
    record Move(int seconds, int from, int to, List<Integer> captured) implements DxpMessage {
        @Override
        public String text() {
            StringBuilder text =
                    new StringBuilder(
                            "M%04d%02d%02d%02d"
                                    .formatted(
                                            Math.clamp(seconds, 0, 9999),
                                            from,
                                            to,
                                            captured.size()));
            captured.forEach(square -> text.append("%02d".formatted(square)));
            return text.toString();
        }

        /** {@code 32-28}, {@code 28x19x23}. */
        String hub() {
            StringBuilder text = new StringBuilder().append(from);
            text.append(captured.isEmpty() ? '-' : 'x').append(to);
            captured.forEach(square -> text.append('x').append(square));
            return text.toString();
        }

        static Move ofHub(String move, long nanos) {
            List<Integer> squares = new ArrayList<>();
            for (String square : move.split("[-x]", -1)) {
                squares.add(Integer.valueOf(square));
            }
            int seconds = Math.clamp(nanos / 1_000_000_000, 0, 9999);
            return new Move(
                    seconds,
                    squares.get(0),
                    squares.get(1),
                    List.copyOf(squares.subList(2, squares.size())));
        }
    }

    /**
     * Ends a game.
     *
     * @param all whether no other game follows
     */
    record End(Reason reason, boolean all) implements DxpMessage {
        @Override
        public String text() {
            return "E" + reason.code + (all ? 1 : 0);
        }
    }

    /** The reason from the sender's point of view. */
    enum Reason {
        UNKNOWN(0),
        I_LOSE(1),
        DRAW(2),
        I_WIN(3);

        private final int code;

        Reason(int code) {
            this.code = code;
        }

        /** The reason of a code; unknown codes count as {@link #UNKNOWN}. */
        static Reason of(int code) {
            return Arrays.stream(values())
                    .filter(reason -> reason.code == code)
                    .findAny()
                    .orElse(UNKNOWN);
        }
    }

    record Chat(String words) implements DxpMessage {
        @Override
        public String text() {
            return "C" + words.substring(0, Math.min(words.length(), MAX_LENGTH - 1));
        }
    }

    /**
     * Requests to take moves back, until {@code side} has to make its move of this number again.
     *
     * @param move counted from 1
     */
    record BackRequest(int move, Side side) implements DxpMessage {
        @Override
        public String text() {
            return "B%03d%s".formatted(Math.clamp(move, 0, 999), letter(side));
        }
    }

    /**
     * Answers a request to take moves back.
     *
     * @param code 0 if they are taken back
     */
    record BackAnswer(int code) implements DxpMessage {
        static final int YES = 0;
        static final int NO = 2;

        @Override
        public String text() {
            return "K" + code;
        }
    }

    /** The text of the message, without its terminator. */
    String text();

    /**
     * Parses a message.
     *
     * @throws NotationException if it is malformed
     */
    static DxpMessage parse(String text) {
        return new DxpReader(text).message();
    }

    private static String letter(Side side) {
        return side == Side.WHITE ? "W" : "Z";
    }

    private static String padded(String name) {
        String shown = name.substring(0, Math.min(name.length(), NAME_LENGTH));
        return ("%-" + NAME_LENGTH + "s").formatted(shown);
    }

    /**
     * Converts a position from DamExchange's letters of black men and kings, z and Z, to those of
     * Hub.
     */
    static String hub(String position) {
        return position.replace('z', 'b').replace('Z', 'B');
    }
}
