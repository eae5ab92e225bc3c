package damier.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** An Othello position and its rules, written to be read; {@code a1} is the top-left corner. */
public final class MailboxOthello {
    public static final String PASS = "pass";

    private static final int SIZE = 8;
    private static final char BLACK = 'X';
    private static final char WHITE = 'O';
    private static final char EMPTY = '-';
    private static final String START =
            "--------"
                    + "--------"
                    + "--------"
                    + "---OX---"
                    + "---XO---"
                    + "--------"
                    + "--------"
                    + "-------- X";

    private record Square(int row, int column) {
        static Square named(String name) {
            return new Square(name.charAt(1) - '1', name.charAt(0) - 'a');
        }

        String name() {
            return "" + (char) ('a' + column) + (char) ('1' + row);
        }

        Square plus(int rows, int columns) {
            return new Square(row + rows, column + columns);
        }

        boolean isOnBoard() {
            return row >= 0 && row < SIZE && column >= 0 && column < SIZE;
        }
    }

    private final char[][] discs;
    private final char sideToMove;

    private MailboxOthello(char[][] discs, char sideToMove) {
        this.discs = discs;
        this.sideToMove = sideToMove;
    }

    public static MailboxOthello start() {
        return of(START);
    }

    /**
     * Reads the 64 squares a1, b1 … h8 as {@code X}, {@code O} or {@code -}, then the side to move.
     */
    public static MailboxOthello of(String text) {
        char[][] discs = new char[SIZE][SIZE];
        for (int index = 0; index < SIZE * SIZE; index++) {
            discs[index / SIZE][index % SIZE] = text.charAt(index);
        }
        return new MailboxOthello(discs, text.charAt(SIZE * SIZE + 1));
    }

    /** A position out of a random game, perhaps a finished one. */
    public static MailboxOthello random(Random random) {
        List<MailboxOthello> game = new ArrayList<>(List.of(start()));
        while (!game.getLast().isFinished()) {
            List<String> moves = game.getLast().moves();
            game.add(game.getLast().play(moves.get(random.nextInt(moves.size()))));
        }
        return game.get(random.nextInt(game.size()));
    }

    /** What {@link #of} reads. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (char[] row : discs) {
            text.append(row);
        }
        return text.append(' ').append(sideToMove).toString();
    }

    /** The moves by name, row by row: {@code a1}, {@code pass}, or none when the game is over. */
    public List<String> moves() {
        List<String> moves = flippingMoves(sideToMove);
        if (!moves.isEmpty() || flippingMoves(opponent(sideToMove)).isEmpty()) {
            return moves;
        }
        return List.of(PASS);
    }

    public boolean isFinished() {
        return moves().isEmpty();
    }

    /** The names of the discs that turn over when the side to move plays {@code move}. */
    public List<String> flips(String move) {
        return flips(Square.named(move), sideToMove).stream().map(Square::name).toList();
    }

    public MailboxOthello play(String move) {
        char[][] after = new char[SIZE][];
        for (int row = 0; row < SIZE; row++) {
            after[row] = discs[row].clone();
        }
        if (!move.equals(PASS)) {
            Square to = Square.named(move);
            after[to.row()][to.column()] = sideToMove;
            for (Square flipped : flips(to, sideToMove)) {
                after[flipped.row()][flipped.column()] = sideToMove;
            }
        }
        return new MailboxOthello(after, opponent(sideToMove));
    }

    /** Discs of the side to move less those of the other. */
    public int discDifference() {
        return count(sideToMove) - count(opponent(sideToMove));
    }

    /** The disc difference of a finished game as in competition: the empties go to the winner. */
    public int competitionScore() {
        return discDifference() + Integer.signum(discDifference()) * count(EMPTY);
    }

    /** Sequences of {@code depth} moves; a pass is a move, a game that has ended is one leaf. */
    public long perft(int depth) {
        if (depth == 0 || isFinished()) {
            return 1;
        }
        return moves().stream().mapToLong(move -> play(move).perft(depth - 1)).sum();
    }

    private List<String> flippingMoves(char side) {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                Square square = new Square(row, column);
                if (at(square) == EMPTY && !flips(square, side).isEmpty()) {
                    moves.add(square.name());
                }
            }
        }
        return moves;
    }

    private List<Square> flips(Square to, char side) {
        List<Square> flips = new ArrayList<>();
        for (int rows = -1; rows <= 1; rows++) {
            for (int columns = -1; columns <= 1; columns++) {
                if (rows != 0 || columns != 0) {
                    flips.addAll(flipsAlong(to, rows, columns, side));
                }
            }
        }
        return flips;
    }

    /**
     * The opponent's discs in a row next to {@code to}, if a disc of {@code side} closes the row.
     */
    private List<Square> flipsAlong(Square to, int rows, int columns, char side) {
        List<Square> enclosed = new ArrayList<>();
        Square square = to.plus(rows, columns);
        while (square.isOnBoard() && at(square) == opponent(side)) {
            enclosed.add(square);
            square = square.plus(rows, columns);
        }
        boolean isClosed = square.isOnBoard() && at(square) == side;
        return isClosed ? enclosed : List.of();
    }

    private char at(Square square) {
        return discs[square.row()][square.column()];
    }

    private int count(char wanted) {
        return (int)
                toString().substring(0, SIZE * SIZE).chars().filter(disc -> disc == wanted).count();
    }

    private static char opponent(char side) {
        return side == BLACK ? WHITE : BLACK;
    }
}
