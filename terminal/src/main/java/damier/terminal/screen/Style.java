package damier.terminal.screen;

import org.jspecify.annotations.Nullable;

/** The style of a character; null is the terminal's default colour. */
public record Style(@Nullable Colour ink, @Nullable Colour paper, boolean bold, boolean reverse) {
    public static final Style PLAIN = new Style(null, null, false, false);

    public static Style of(@Nullable Colour ink, @Nullable Colour paper) {
        return new Style(ink, paper, false, false);
    }

    public Style asBold() {
        return new Style(ink, paper, true, reverse);
    }

    public Style reversed() {
        return new Style(ink, paper, bold, true);
    }

    /** The escape sequence that selects this style, independent of the previous style. */
    String sequence(ColourDepth depth) {
        StringBuilder codes = new StringBuilder("\033[0");
        if (bold) {
            codes.append(";1");
        }
        if (reverse) {
            codes.append(";7");
        }
        append(codes, ink, depth, false);
        append(codes, paper, depth, true);
        return codes.append('m').toString();
    }

    private static void append(
            StringBuilder codes, @Nullable Colour colour, ColourDepth depth, boolean background) {
        if (colour != null && depth != ColourDepth.NONE) {
            codes.append(';').append(colour.code(depth, background));
        }
    }
}
