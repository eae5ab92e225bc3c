package damier.hexapawn;

import damier.core.MoveList;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;

/** A move is {@code from * 9 + to}. */
final class HexapawnRules implements Rules<HexapawnPosition> {
    static final int SIZE = 3;
    static final int SQUARES = SIZE * SIZE;

    static int from(long move) {
        return (int) move / SQUARES;
    }

    static int to(long move) {
        return (int) move % SQUARES;
    }

    @Override
    public HexapawnPosition newPosition() {
        return new HexapawnPosition();
    }

    @Override
    public void copy(HexapawnPosition from, HexapawnPosition to) {
        to.white = from.white;
        to.black = from.black;
        to.whiteToMove = from.whiteToMove;
    }

    @Override
    public void turn(HexapawnPosition from, HexapawnPosition to) {
        copy(from, to);
        to.whiteToMove = !from.whiteToMove;
    }

    @Override
    public void generate(HexapawnPosition at, MoveList moves) {
        moves.clear();
        if (hasWon(at, at.side().opponent())) {
            return;
        }
        int forward = at.whiteToMove ? -1 : 1;
        for (int square = 0; square < SQUARES; square++) {
            int rank = square / SIZE + forward;
            if ((at.pawns(at.side()) >> square & 1) == 0 || rank < 0 || rank >= SIZE) {
                continue;
            }
            for (int file = square % SIZE - 1; file <= square % SIZE + 1; file++) {
                int to = rank * SIZE + file;
                if (file >= 0 && file < SIZE && mayEnter(at, to, file != square % SIZE)) {
                    moves.add(square * SQUARES + to);
                }
            }
        }
    }

    private static boolean mayEnter(HexapawnPosition at, int to, boolean diagonal) {
        return diagonal
                ? (at.pawns(at.side().opponent()) >> to & 1) == 1
                : ((at.white | at.black) >> to & 1) == 0;
    }

    private static boolean hasWon(HexapawnPosition at, Side side) {
        int lastRank = side == Side.WHITE ? 0b000_000_111 : 0b111_000_000;
        return (at.pawns(side) & lastRank) != 0;
    }

    @Override
    public int count(HexapawnPosition at) {
        MoveList moves = new MoveList();
        generate(at, moves);
        return moves.size();
    }

    @Override
    public boolean canMove(HexapawnPosition at) {
        return count(at) > 0;
    }

    @Override
    public void play(HexapawnPosition from, long move, HexapawnPosition to) {
        int start = 1 << from(move);
        int end = 1 << to(move);
        int white = from.white;
        int black = from.black;
        to.white = from.whiteToMove ? (white & ~start) | end : white & ~end;
        to.black = from.whiteToMove ? black & ~end : (black & ~start) | end;
        to.whiteToMove = !from.whiteToMove;
    }

    @Override
    public int outcome(HexapawnPosition at, int moveCount) {
        return moveCount == 0 ? -Scores.WIN : ONGOING;
    }

    @Override
    public boolean isLegal(HexapawnPosition at, long move) {
        MoveList moves = new MoveList();
        generate(at, moves);
        return moves.contains(move);
    }

    @Override
    public boolean isQuiet(HexapawnPosition at) {
        return true;
    }

    @Override
    public boolean isThreatened(HexapawnPosition at) {
        return false;
    }

    @Override
    public boolean isIrreversible(HexapawnPosition at, long move) {
        return true;
    }

    @Override
    public int repetitionsToDraw() {
        return 0;
    }
}
