package damier.protocol.dxp;

import damier.core.NotationException;
import damier.core.Side;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What two programs say to each other by DamExchange: a letter, then fields of fixed width. */
public sealed interface DxpMessage {
    /** Longer messages are none. */
    int MAX_LENGTH = 127;

    int NAME_LENGTH = 32;

    /**
     * Asks for a game.
     *
     * @param follower the side that the one who is asked plays
     * @param minutes for {@code moves} moves of each side
     * @param moves 0: for all of them
     * @param position in Hub's form; none: the start position
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
                            position.map(hub -> "B" + swapped(hub, 'b', 'z', 'B', 'Z'))
                                    .orElse("A"));
        }

        /** Three characters; the part of a minute is dropped where there is no room for it. */
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
     * @param code 0: the game begins
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
     * A move, by its ends and what it captures, in square numbers.
     *
     * @param seconds how long it took
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

    /** Why, as the one who says so sees it. */
    enum Reason {
        UNKNOWN(0),
        I_LOSE(1),
        DRAW(2),
        I_WIN(3);

        private final int code;

        Reason(int code) {
            this.code = code;
        }

        /** Codes that nobody has agreed on are as good as none. */
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
     * Asks to take moves back, until {@code side} has to make its move of this number again.
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
     * @param code 0: they are taken back
     */
    record BackAnswer(int code) implements DxpMessage {
        static final int YES = 0;
        static final int NO = 2;

        @Override
        public String text() {
            return "K" + code;
        }
    }

    /** As it is sent, without the byte that ends it. */
    String text();

    /**
     * Reads a message.
     *
     * @throws NotationException if it is none
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

    /** Exchanges the letters of black men and kings: b and B of Hub, z and Z of DamExchange. */
    private static String swapped(String text, char man, char otherMan, char king, char other) {
        return text.replace(man, otherMan).replace(king, other);
    }

    /** A position in DamExchange's letters in those of Hub. */
    static String hub(String position) {
        return swapped(position, 'z', 'b', 'Z', 'B');
    }
}
