package damier.draughts.text;

import damier.core.Rules;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Writes legal moves. */
final class MoveWriter {
    private final Variant variant;
    private final BoardGeometry board;
    private final SquareNames names;
    private final Rules<DraughtsPosition> rules;

    MoveWriter(Variant variant, SquareNames names, Rules<DraughtsPosition> rules) {
        this.variant = variant;
        this.board = variant.board();
        this.names = names;
        this.rules = rules;
    }

    /** The notation of game records: the ends or, if they are ambiguous, the whole path. */
    String standard(DraughtsPosition at, long move) {
        return variant.style().letters() ? letters(at, move) : numbers(at, move);
    }

    String numbers(DraughtsPosition at, long move) {
        return text(shortest(at, move), move, names::number, 'x');
    }

    String letters(DraughtsPosition at, long move) {
        return text(shortest(at, move), move, names::letters, variant.style().captureSign());
    }

    /** Every landing square, by its name in game records. */
    String fullPath(DraughtsPosition at, long move) {
        return text(canonical(at, move), move, names::name, variant.style().captureSign());
    }

    /** {@code 32-28}; {@code 28x19x23}: the ends, then all captured squares by number. */
    String hub(long move) {
        List<Integer> squares = new ArrayList<>(ends(move));
        for (int number = 1; number <= board.squareCount(); number++) {
            int square = names.ofNumber(number);
            if ((board.captured(move) & board.bitboard(square)) != 0) {
                squares.add(square);
            }
        }
        return text(squares, move, names::number, 'x');
    }

    private List<Integer> shortest(DraughtsPosition at, long move) {
        return isAmbiguous(at, move) ? canonical(at, move) : ends(move);
    }

    private boolean isAmbiguous(DraughtsPosition at, long move) {
        return Moves.isCapture(move)
                && Arrays.stream(rules.moves(at))
                        .anyMatch(other -> other != move && ends(other).equals(ends(move)));
    }

    private List<Integer> canonical(DraughtsPosition at, long move) {
        return new CapturePaths(variant, at, move).canonical().squares();
    }

    private List<Integer> ends(long move) {
        return List.of(board.from(move), board.to(move));
    }

    private static String text(
            List<Integer> squares, long move, IntFunction<String> name, char captureSign) {
        String sign = Moves.isCapture(move) ? Character.toString(captureSign) : "-";
        return squares.stream().map(name::apply).collect(Collectors.joining(sign));
    }
}
