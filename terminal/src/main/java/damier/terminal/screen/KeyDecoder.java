package damier.terminal.screen;

import java.io.IOException;

/** Decodes the characters of a terminal to keys. */
final class KeyDecoder {
    /** A source of characters. */
    @FunctionalInterface
    interface Letters {
        int END = -1;
        int NONE_YET = -2;

        /**
         * Reads the next character.
         *
         * @param millis the time to wait; 0 for no limit
         */
        int read(long millis) throws IOException;
    }

    /** An Escape without a following character for this time is the Escape key. */
    private static final long ESCAPE_MILLIS = 60;

    private static final int MAX_SEQUENCE_LENGTH = 32;

    private static final int LEFT_BUTTON = 0;
    private static final int WHEEL_UP = 64;
    private static final int WHEEL_DOWN = 65;

    private final Letters letters;

    KeyDecoder(Letters letters) {
        this.letters = letters;
    }

    Key next() throws IOException {
        int letter = letters.read(0);
        return switch (letter) {
            case Letters.END, 3, 4 -> Key.of(Key.Kind.END);
            case '\r', '\n' -> Key.of(Key.Kind.ENTER);
            case '\t' -> Key.of(Key.Kind.TAB);
            case 8, 127 -> Key.of(Key.Kind.BACKSPACE);
            case 27 -> escaped();
            default ->
                    letter >= ' ' && letter < 127
                            ? Key.letter((char) letter)
                            : Key.of(Key.Kind.OTHER);
        };
    }

    private Key escaped() throws IOException {
        int letter = letters.read(ESCAPE_MILLIS);
        if (letter == Letters.NONE_YET || letter == 27) {
            return Key.of(Key.Kind.ESCAPE);
        }
        if (letter != '[' && letter != 'O') {
            return Key.of(Key.Kind.OTHER);
        }
        StringBuilder parameters = new StringBuilder();
        int last = letters.read(ESCAPE_MILLIS);
        while (last >= ' ' && last < '@' && parameters.length() < MAX_SEQUENCE_LENGTH) {
            parameters.append((char) last);
            last = letters.read(ESCAPE_MILLIS);
        }
        return switch (last) {
            case 'A' -> Key.of(Key.Kind.UP);
            case 'B' -> Key.of(Key.Kind.DOWN);
            case 'C' -> Key.of(Key.Kind.RIGHT);
            case 'D' -> Key.of(Key.Kind.LEFT);
            case 'H' -> Key.of(Key.Kind.FIRST);
            case 'F' -> Key.of(Key.Kind.LAST);
            case '~' -> numbered(parameters.toString());
            case 'M' -> mouse(parameters.toString());
            default -> Key.of(Key.Kind.OTHER);
        };
    }

    private static Key numbered(String number) {
        return switch (number) {
            case "1", "7" -> Key.of(Key.Kind.FIRST);
            case "4", "8" -> Key.of(Key.Kind.LAST);
            case "5" -> Key.of(Key.Kind.PAGE_UP);
            case "6" -> Key.of(Key.Kind.PAGE_DOWN);
            default -> Key.of(Key.Kind.OTHER);
        };
    }

    /**
     * Decodes {@code <BUTTON;COLUMN;ROW}, counted from 1: a button press or a turn of the wheel.
     */
    private static Key mouse(String parameters) {
        if (!parameters.matches("<\\d{1,3};\\d{1,4};\\d{1,4}")) {
            return Key.of(Key.Kind.OTHER);
        }
        String[] numbers = parameters.substring(1).split(";", -1);
        return switch (Integer.parseInt(numbers[0])) {
            case LEFT_BUTTON ->
                    Key.click(Integer.parseInt(numbers[2]) - 1, Integer.parseInt(numbers[1]) - 1);
            case WHEEL_UP -> Key.of(Key.Kind.WHEEL_UP);
            case WHEEL_DOWN -> Key.of(Key.Kind.WHEEL_DOWN);
            default -> Key.of(Key.Kind.OTHER);
        };
    }
}
