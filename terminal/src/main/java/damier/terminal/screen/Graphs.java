package damier.terminal.screen;

import java.util.List;
import java.util.stream.Collectors;

/** Draws scores as bars. */
final class Graphs {
    /** The score with an expected result of nearly three quarters. */
    private static final double MEN = 100;

    private static final double DISCS = 600;

    private Graphs() {}

    /**
     * The part of the bar that belongs to White, from 0 to 1.
     *
     * @param score for White, in hundredths
     * @param discs whether the unit is a disc instead of a man
     */
    static double part(int score, boolean discs) {
        return 1 / (1 + Math.exp(-score / (discs ? DISCS : MEN)));
    }

    /** The last scores that fit, one character each. */
    static String sparkline(List<Integer> scores, boolean discs, int width, Signs signs) {
        int levels = signs.bars().length();
        return scores.stream()
                .skip(Math.max(0, scores.size() - width))
                .map(score -> (int) (part(score, discs) * levels))
                .map(level -> "" + signs.bars().charAt(Math.min(level, levels - 1)))
                .collect(Collectors.joining());
    }

    /**
     * Draws the evaluation bar beside the board, with White's part on White's side.
     *
     * @param colours whether the terminal has colours
     */
    static void paintBar(
            Canvas canvas,
            Layout layout,
            double part,
            boolean flipped,
            Signs signs,
            boolean colours) {
        int height = layout.boardHeight();
        int white = (int) Math.round(part * height);
        Style whites = Style.of(Palette.WHITE, Palette.WHITE);
        Style blacks = Style.of(Palette.GREY, new Colour(0x303030, 8));
        for (int line = 0; line < height; line++) {
            boolean isWhite = flipped ? line < white : line >= height - white;
            int row = layout.top() + line;
            if (colours) {
                canvas.put(row, layout.barLeft(), "  ", isWhite ? whites : blacks);
            } else {
                String sign = isWhite ? ("" + signs.full()).repeat(2) : "::";
                canvas.put(row, layout.barLeft(), sign);
            }
        }
    }
}
