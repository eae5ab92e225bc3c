package damier.draughts.tables;

import damier.core.Side;
import damier.draughts.BoardGeometry;

/**
 * Maps the positions of one material to consecutive numbers from 0 on, and back. The side to move
 * plays up the board; a position with Black to move must first be rotated with {@link #turned}.
 *
 * <p>A number has three mixed-radix digits: the placement of the men, the placement of the own
 * kings on the remaining squares, and the placement of the opponent's kings on the squares that
 * remain then. The men are the most significant digit. The kings of the side with more kings are
 * the least significant digit, because that gives longer runs of equal results. Own men never stand
 * on the top rank and the opponent's men never on the bottom rank. Own men on the bottom rank
 * therefore take no square from the opponent's men, so placements are numbered separately for each
 * number of own men on the bottom rank.
 */
final class SliceIndex {
    private final Material material;
    private final long board;
    private final long bottom;
    private final long common;
    private final int turn;
    private final int bottomSquares;
    private final int commonSquares;

    /** The first number of men with this number of own men on the bottom rank. */
    private final long[] menBefore;

    private final long[] innerMen;
    private final long[] opponentMen;
    private final long men;
    private final long ownKings;
    private final long opponentKings;
    private final long ownStride;
    private final long opponentStride;

    SliceIndex(BoardGeometry squares, Material material) {
        this.material = material;
        board = squares.mask();
        bottom = squares.promotionRank(Side.BLACK);
        common = board & ~bottom & ~squares.promotionRank(Side.WHITE);
        turn = Long.numberOfTrailingZeros(board) - Long.numberOfLeadingZeros(board);
        bottomSquares = Long.bitCount(bottom);
        commonSquares = Long.bitCount(common);
        int own = material.ownMen();
        menBefore = new long[own + 1];
        innerMen = new long[own + 1];
        opponentMen = new long[own + 1];
        long total = 0;
        for (int atBottom = 0; atBottom <= own; atBottom++) {
            int inner = own - atBottom;
            menBefore[atBottom] = total;
            innerMen[atBottom] = Subsets.count(commonSquares, inner);
            opponentMen[atBottom] =
                    Subsets.count(commonSquares + bottomSquares - inner, material.opponentMen());
            total +=
                    Subsets.count(bottomSquares, atBottom)
                            * innerMen[atBottom]
                            * opponentMen[atBottom];
        }
        men = total;
        int free = squares.squareCount() - material.men();
        ownKings = Subsets.count(free, material.ownKings());
        opponentKings = Subsets.count(free - material.ownKings(), material.opponentKings());
        boolean ownLast = material.ownKings() >= material.opponentKings();
        ownStride = ownLast ? 1 : opponentKings;
        opponentStride = ownLast ? ownKings : 1;
    }

    Material material() {
        return material;
    }

    /** The number of positions. */
    long size() {
        return men * ownKings * opponentKings;
    }

    /** Rotates a bitboard by 180 degrees. */
    long turned(long bits) {
        return Long.rotateLeft(Long.reverse(bits), turn);
    }

    long number(long own, long opponent, long kings) {
        long ownMen = own & ~kings;
        long otherMen = opponent & ~kings;
        return numberWithMen(
                menNumber(ownMen, otherMen), ownMen | otherMen, own & kings, opponent & kings);
    }

    /** The most significant digit. Moves of kings do not change it. */
    long menNumber(long ownMen, long otherMen) {
        if ((ownMen | otherMen) == 0) {
            return 0;
        }
        int atBottom = Long.bitCount(ownMen & bottom);
        long number =
                Subsets.number(Long.compress(ownMen, bottom)) * innerMen[atBottom]
                        + Subsets.number(Long.compress(ownMen, common));
        return menBefore[atBottom]
                + number * opponentMen[atBottom]
                + Subsets.number(Long.compress(otherMen, board & ~bottom & ~ownMen));
    }

    long numberWithMen(long menNumber, long allMen, long kings, long otherKings) {
        long free = board & ~allMen;
        int first = Subsets.number(Long.compress(kings, free));
        int second = Subsets.number(Long.compress(otherKings, free & ~kings));
        return menNumber * kingPlacements() + first * ownStride + second * opponentStride;
    }

    /**
     * Decodes the most significant digit into the men of {@code to}.
     *
     * @param sets all subsets of squares, by size and number
     */
    void placeMen(long menNumber, long[][] sets, SliceWalk to) {
        int atBottom = menBefore.length - 1;
        while (menBefore[atBottom] > menNumber) {
            atBottom--;
        }
        long number = menNumber - menBefore[atBottom];
        int others = (int) (number % opponentMen[atBottom]);
        number /= opponentMen[atBottom];
        int inner = (int) (number % innerMen[atBottom]);
        int first = (int) (number / innerMen[atBottom]);
        to.ownMen =
                Long.expand(sets[atBottom][first], bottom)
                        | Long.expand(sets[material.ownMen() - atBottom][inner], common);
        to.opponentMen =
                Long.expand(sets[material.opponentMen()][others], board & ~bottom & ~to.ownMen);
    }

    /** Decodes the two lower digits into the kings of {@code to}, and completes its bitboards. */
    void placeKings(long kingsNumber, long[][] sets, SliceWalk to) {
        int first = (int) (kingsNumber / ownStride % ownKings);
        int second = (int) (kingsNumber / opponentStride % opponentKings);
        long free = board & ~(to.ownMen | to.opponentMen);
        long own = Long.expand(sets[material.ownKings()][first], free);
        long other = Long.expand(sets[material.opponentKings()][second], free & ~own);
        to.own = to.ownMen | own;
        to.opponent = to.opponentMen | other;
        to.kings = own | other;
    }

    /** The number of positions with the same placement of the men. */
    long kingPlacements() {
        return ownKings * opponentKings;
    }

    /** The subsets that {@link #placeMen} and {@link #placeKings} need. */
    long[][] subsets() {
        int largest = Math.max(material.ownMen(), material.opponentMen());
        largest = Math.max(largest, Math.max(material.ownKings(), material.opponentKings()));
        long[][] sets = new long[largest + 1][];
        for (int size = 0; size <= largest; size++) {
            sets[size] = Subsets.all(Long.bitCount(board), size);
        }
        return sets;
    }
}
