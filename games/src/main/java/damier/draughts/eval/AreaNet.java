package damier.draughts.eval;

import damier.draughts.BoardGeometry;
import damier.weights.PatternNet;

/**
 * The hidden layer of a draughts evaluation: the parts of the {@link Areas} in four rows and the
 * kings have vectors. A pattern counts for White, and its turned pattern for Black.
 *
 * <p>It is a record because the virtual machine treats the fields of records as constants.
 *
 * @param areas the number of areas
 * @param kings the index of the vector of a white king on the square of each bit
 * @param turnedBits the sum of the bits of a square and of the same square on the rotated board
 * @param starts the initial sums in each phase; see {@link PatternNet#start}
 * @param outputs the weights of the activations in each phase
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record AreaNet(
        int areas,
        long[] lanes,
        int firstPair,
        int secondPair,
        int thirdPair,
        int turn,
        int[] kings,
        int turnedBits,
        long[] vectors,
        long[][] starts,
        int[][] outputs) {

    /**
     * @param phases the last phase, that of the opening; 0 is the endgame
     */
    static AreaNet of(BoardGeometry board, PatternNet layer, int phases) {
        PatternLayout layout = new PatternLayout(board);
        Areas areas = layout.areas();
        int[] kings = new int[Long.SIZE];
        for (int square = 0; square < board.squareCount(); square++) {
            int vector = layout.king(square) - layout.firstVector();
            kings[board.bit(square)] = PatternNet.LONGS * vector;
        }
        long[][] starts = new long[phases + 1][];
        int[][] outputs = new int[phases + 1][];
        for (int phase = 0; phase <= phases; phase++) {
            double late = 1 - phase / (double) phases;
            starts[phase] = layer.start(0, late);
            outputs[phase] = layer.outputs(0, late);
        }
        return new AreaNet(
                areas.count(),
                areas.lanes(),
                areas.shift(0),
                areas.shift(1),
                areas.shift(2),
                areas.turn(),
                kings,
                areas.turn() + Long.SIZE - 1,
                layer.vectors(),
                starts,
                outputs);
    }

    /** The output for White. */
    int output(long white, long black, long allKings, boolean whiteMoves, int phase) {
        long whiteMen = white & ~allKings;
        long blackMen = black & ~allKings;
        long turnedWhite = Areas.turned(blackMen, turn);
        long turnedBlack = Areas.turned(whiteMen, turn);
        long near = near(whiteMen, blackMen);
        long far = far(whiteMen, blackMen);
        long turnedNear = near(turnedWhite, turnedBlack);
        long turnedFar = far(turnedWhite, turnedBlack);
        long[] start = starts[phase];
        int mover = whiteMoves ? 0 : PatternNet.LONGS / 2;
        long white0 = start[mover];
        long white1 = start[mover + 1];
        long black0 = start[2 - mover];
        long black1 = start[3 - mover];
        for (int area = 0; area < areas; area++) {
            int nearRow = area * Areas.PART_PATTERNS;
            int farRow = nearRow + areas * Areas.PART_PATTERNS;
            int a = PatternNet.LONGS * (nearRow + Areas.lane(near, area));
            int b = PatternNet.LONGS * (farRow + Areas.lane(far, area));
            int c = PatternNet.LONGS * (nearRow + Areas.lane(turnedNear, area));
            int d = PatternNet.LONGS * (farRow + Areas.lane(turnedFar, area));
            white0 += vectors[a] + vectors[b] + vectors[c + 2] + vectors[d + 2];
            white1 += vectors[a + 1] + vectors[b + 1] + vectors[c + 3] + vectors[d + 3];
            black0 += vectors[a + 2] + vectors[b + 2] + vectors[c] + vectors[d];
            black1 += vectors[a + 3] + vectors[b + 3] + vectors[c + 1] + vectors[d + 1];
        }
        for (long left = allKings; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            boolean isWhite = (white & left & -left) != 0;
            int king = kings[isWhite ? bit : turnedBits - bit];
            int forWhite = isWhite ? king : king + 2;
            int forBlack = isWhite ? king + 2 : king;
            white0 += vectors[forWhite];
            white1 += vectors[forWhite + 1];
            black0 += vectors[forBlack];
            black1 += vectors[forBlack + 1];
        }
        return PatternNet.output(white0, white1, black0, black1, outputs[phase]);
    }

    /** The lanes of the first four rows. */
    private long near(long white, long black) {
        return Areas.part(
                Areas.pair(lanes, white, black, firstPair),
                Areas.pair(lanes, white, black, secondPair));
    }

    /** The lanes of the last four rows. */
    private long far(long white, long black) {
        return Areas.part(
                Areas.pair(lanes, white, black, secondPair),
                Areas.pair(lanes, white, black, thirdPair));
    }
}
