package damier.testkit;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Moves as text. */
public final class MailboxNotation {
    private final MailboxDraughts rules;

    public MailboxNotation(MailboxDraughts rules) {
        this.rules = rules;
    }

    /** {@code 32-28}, {@code 28x19} or, where another capture shares start and end, the path. */
    public String numbers(MailboxPosition position, MailboxMove move) {
        return numbers(position, move, rules.legalMoves(position));
    }

    /**
     * The same with letters: {@code c3-d4}, {@code c3xe5}, or {@code c3:e5} in Russian draughts.
     */
    public String letters(MailboxPosition position, MailboxMove move) {
        return letters(position, move, rules.legalMoves(position));
    }

    /** The legal moves, by number. */
    public List<String> legalNumbers(MailboxPosition position) {
        List<MailboxMove> legal = rules.legalMoves(position);
        return legal.stream().map(move -> numbers(position, move, legal)).toList();
    }

    /** {@link #numbers(MailboxPosition, MailboxMove)} for those who have the legal moves. */
    public static String numbers(
            MailboxPosition position, MailboxMove move, List<MailboxMove> legal) {
        MailboxBoard board = position.variant().board();
        return text(position, move, legal, "x", square -> Integer.toString(board.number(square)));
    }

    /** {@link #letters(MailboxPosition, MailboxMove)} for those who have the legal moves. */
    public static String letters(
            MailboxPosition position, MailboxMove move, List<MailboxMove> legal) {
        String sign = position.variant() == MailboxVariant.RUSSIAN ? ":" : "x";
        return text(position, move, legal, sign, MailboxSquare::letters);
    }

    private static String text(
            MailboxPosition position,
            MailboxMove move,
            List<MailboxMove> legal,
            String captureSign,
            Function<MailboxSquare, String> name) {
        List<MailboxSquare> squares =
                isAmbiguous(move, legal)
                        ? firstPath(position, move).squares()
                        : List.of(move.start(), move.end());
        String sign = move.isCapture() ? captureSign : "-";
        return squares.stream().map(name).collect(Collectors.joining(sign));
    }

    private static boolean isAmbiguous(MailboxMove move, List<MailboxMove> legal) {
        return legal.stream()
                        .filter(other -> other.start().equals(move.start()))
                        .filter(other -> other.end().equals(move.end()))
                        .count()
                > 1;
    }

    /**
     * Of several paths the one that is written: at the first square where two differ, the greater
     * number. So {@code 47x38x24x13x36} is written, not {@code 47x33x24x13x36}.
     */
    public static MailboxPath firstPath(MailboxPosition position, MailboxMove move) {
        MailboxBoard board = position.variant().board();
        return move.paths().stream()
                .max(
                        (one, other) ->
                                comparePlaceByPlace(
                                        one.squares().stream().map(board::number).toList(),
                                        other.squares().stream().map(board::number).toList()))
                .orElseThrow();
    }

    static int comparePlaceByPlace(List<Integer> one, List<Integer> other) {
        for (int place = 0; place < Math.min(one.size(), other.size()); place++) {
            int order = Integer.compare(one.get(place), other.get(place));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
