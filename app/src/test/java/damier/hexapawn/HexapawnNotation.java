package damier.hexapawn;

import damier.core.MoveList;
import damier.core.Notation;
import damier.core.NotationException;

import java.util.Locale;

/** Moves such as {@code a1-a2}; positions such as {@code bbb/---/www w}. */
final class HexapawnNotation implements Notation<HexapawnPosition> {
    private final HexapawnRules rules = new HexapawnRules();

    @Override
    public HexapawnPosition position(String text) {
        String all = text.strip().replace("/", "");
        if (!all.matches("[wb-]{9} [wb]")) {
            throw new NotationException("position", "expected such as bbb/---/www w", 0);
        }
        var position = new HexapawnPosition();
        position.white = set(all, 'w');
        position.black = set(all, 'b');
        position.whiteToMove = all.endsWith("w");
        return position;
    }

    private static int set(String text, char letter) {
        int set = 0;
        for (int square = 0; square < HexapawnRules.SQUARES; square++) {
            set |= text.charAt(square) == letter ? 1 << square : 0;
        }
        return set;
    }

    @Override
    public String format(HexapawnPosition position) {
        StringBuilder text = new StringBuilder();
        for (int square = 0; square < HexapawnRules.SQUARES; square++) {
            boolean startsRank = square > 0 && square % HexapawnRules.SIZE == 0;
            boolean white = (position.white >> square & 1) == 1;
            boolean black = (position.black >> square & 1) == 1;
            text.append(startsRank ? "/" : "").append(white ? 'w' : black ? 'b' : '-');
        }
        return text.append(position.whiteToMove ? " w" : " b").toString();
    }

    @Override
    public long move(HexapawnPosition at, String text) {
        long[] found = candidates(at, text);
        if (found.length == 0) {
            throw new NotationException("move", text + " is not legal", 0);
        }
        return found[0];
    }

    @Override
    public long[] candidates(HexapawnPosition at, String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT).replaceAll("[-x]", "");
        if (!plain.matches("[a-c][1-3][a-c][1-3]")) {
            throw new NotationException("move", "expected such as a1-a2, not " + text, 0);
        }
        long move =
                (long) square(plain.substring(0, 2)) * HexapawnRules.SQUARES
                        + square(plain.substring(2));
        MoveList legal = new MoveList();
        rules.generate(at, legal);
        return legal.contains(move) ? new long[] {move} : new long[0];
    }

    @Override
    public String format(HexapawnPosition at, long move) {
        int from = HexapawnRules.from(move);
        int to = HexapawnRules.to(move);
        boolean captures = (from - to) % HexapawnRules.SIZE != 0;
        return square(from) + (captures ? "x" : "-") + square(to);
    }

    @Override
    public String square(int square) {
        int size = HexapawnRules.SIZE;
        return (char) ('a' + square % size) + Integer.toString(size - square / size);
    }

    @Override
    public int square(String text) {
        if (!text.matches("[a-c][1-3]")) {
            throw new NotationException("square", "the board has no square " + text, 0);
        }
        return (HexapawnRules.SIZE - (text.charAt(1) - '0')) * HexapawnRules.SIZE
                + (text.charAt(0) - 'a');
    }
}
