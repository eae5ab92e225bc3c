package damier.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pieces on a two-dimensional board, the side to move and, in Frisian, the runs of kings. */
public final class MailboxPosition {
    static final char EMPTY = '.';

    /**
     * Quiet moves in a row with one king while its side has men.
     *
     * @param king where it stands now
     * @param moves at least 1
     */
    public record KingRun(MailboxSquare king, int moves) {
        /** A king that has made so many may not make another. */
        public static final int LIMIT = 3;
    }

    private final MailboxVariant variant;
    private final MailboxSide sideToMove;
    private final char[][] pieces;
    private final Map<MailboxSide, KingRun> kingRuns;

    private MailboxPosition(
            MailboxVariant variant,
            MailboxSide sideToMove,
            char[][] pieces,
            Map<MailboxSide, KingRun> kingRuns) {
        this.variant = variant;
        this.sideToMove = sideToMove;
        this.pieces = pieces;
        this.kingRuns = kingRuns;
    }

    static MailboxPosition empty(MailboxVariant variant, MailboxSide sideToMove) {
        int size = variant.board().size();
        char[][] pieces = new char[size][size];
        for (char[] rank : pieces) {
            Arrays.fill(rank, EMPTY);
        }
        return new MailboxPosition(variant, sideToMove, pieces, Map.of());
    }

    public static MailboxPosition start(MailboxVariant variant) {
        MailboxPosition position = empty(variant, variant.starter());
        for (MailboxSquare square : variant.board().squares()) {
            for (MailboxSide side : MailboxSide.values()) {
                if (variant.board().isHome(square, side)) {
                    position = position.with(square, side.man());
                }
            }
        }
        return position;
    }

    /** Reads {@code W:W31-50,K7:B1-20}: what {@link #fen} writes, and ranges. */
    public static MailboxPosition of(MailboxVariant variant, String fen) {
        List<String> parts = List.of(fen.split(":", -1));
        MailboxPosition position = empty(variant, sideOf(parts.getFirst()));
        for (String part : parts.subList(1, parts.size())) {
            MailboxSide side = sideOf(part.substring(0, 1));
            for (String item : part.substring(1).split(",", -1)) {
                position = item.isEmpty() ? position : position.withItem(side, item);
            }
        }
        return position;
    }

    private static MailboxSide sideOf(String letter) {
        return switch (letter) {
            case "W" -> MailboxSide.WHITE;
            case "B" -> MailboxSide.BLACK;
            default -> throw new IllegalArgumentException("No side: " + letter);
        };
    }

    private MailboxPosition withItem(MailboxSide side, String item) {
        boolean isKing = item.startsWith("K");
        List<String> ends = List.of((isKing ? item.substring(1) : item).split("-", -1));
        MailboxPosition position = this;
        int last = Integer.parseInt(ends.getLast());
        for (int number = Integer.parseInt(ends.getFirst()); number <= last; number++) {
            position =
                    position.with(
                            variant.board().square(number), isKing ? side.king() : side.man());
        }
        return position;
    }

    /** The side to move, then White's pieces, then Black's, by number; king runs are left out. */
    public String fen() {
        return sideToMove.letter() + fenOf(MailboxSide.WHITE) + fenOf(MailboxSide.BLACK);
    }

    private String fenOf(MailboxSide side) {
        List<String> items =
                squaresOf(side).stream()
                        .map(
                                square ->
                                        (at(square) == side.king() ? "K" : "")
                                                + variant.board().number(square))
                        .toList();
        return ":" + side.letter() + String.join(",", items);
    }

    public MailboxVariant variant() {
        return variant;
    }

    public MailboxSide sideToMove() {
        return sideToMove;
    }

    /** {@code w W b B}, capitals for kings, or a dot. */
    public char at(MailboxSquare square) {
        return pieces[square.rank()][square.file()];
    }

    boolean isEmpty(MailboxSquare square) {
        return variant.board().contains(square) && at(square) == EMPTY;
    }

    /** By number. */
    List<MailboxSquare> squaresOf(MailboxSide side) {
        List<MailboxSquare> squares = new ArrayList<>();
        for (MailboxSquare square : variant.board().squares()) {
            if (side.owns(at(square))) {
                squares.add(square);
            }
        }
        return squares;
    }

    boolean hasMan(MailboxSide side) {
        return squaresOf(side).stream().anyMatch(square -> at(square) == side.man());
    }

    boolean hasKing(MailboxSide side) {
        return squaresOf(side).stream().anyMatch(square -> at(square) == side.king());
    }

    public Optional<KingRun> kingRun(MailboxSide side) {
        return Optional.ofNullable(kingRuns.get(side));
    }

    MailboxPosition with(MailboxSquare square, char piece) {
        char[][] changed = new char[pieces.length][];
        for (int rank = 0; rank < pieces.length; rank++) {
            changed[rank] = pieces[rank].clone();
        }
        changed[square.rank()][square.file()] = piece;
        return new MailboxPosition(variant, sideToMove, changed, kingRuns);
    }

    MailboxPosition withSideToMove(MailboxSide side) {
        return new MailboxPosition(variant, side, pieces, kingRuns);
    }

    public MailboxPosition withKingRun(MailboxSide side, Optional<KingRun> run) {
        Map<MailboxSide, KingRun> changed = new EnumMap<>(MailboxSide.class);
        changed.putAll(kingRuns);
        changed.remove(side);
        run.ifPresent(present -> changed.put(side, present));
        return new MailboxPosition(variant, sideToMove, pieces, changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MailboxPosition position && toString().equals(position.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The variant, the FEN and the king runs. */
    @Override
    public String toString() {
        return variant.id() + " " + fen() + (kingRuns.isEmpty() ? "" : " " + kingRuns);
    }
}
