package damier.terminal.screen;

/**
 * A colour, converted to the colour depth of the terminal.
 *
 * @param rgb for terminals with more than 16 colours
 * @param ansi for terminals with 16 colours: 0 to 15
 */
public record Colour(int rgb, int ansi) {
    private static final int CUBE = 16;
    private static final int GREYS = 232;

    /** The parameters of the escape sequence that selects this colour. */
    String code(ColourDepth depth, boolean background) {
        int red = (rgb >> 16) & 0xff;
        int green = (rgb >> 8) & 0xff;
        int blue = rgb & 0xff;
        return switch (depth) {
            case NONE -> "";
            case SIXTEEN -> "" + ((ansi < 8 ? 30 + ansi : 82 + ansi) + (background ? 10 : 0));
            case MANY -> (background ? "48;5;" : "38;5;") + indexed(red, green, blue);
            case TRUE -> (background ? "48;2;" : "38;2;") + red + ";" + green + ";" + blue;
        };
    }

    private static int indexed(int red, int green, int blue) {
        if (Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue)) < 12) {
            return GREYS + Math.clamp((red - 8) / 10, 0, 23);
        }
        return CUBE + 36 * step(red) + 6 * step(green) + step(blue);
    }

    /** The steps of the colour cube are 0, 95, 135, 175, 215, 255. */
    private static int step(int value) {
        return value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40;
    }

    /** A mixture with another colour, of which it contains the given percentage. */
    Colour towards(Colour other, int percent) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int from = (rgb >> shift) & 0xff;
            int to = (other.rgb >> shift) & 0xff;
            mixed |= (from + (to - from) * percent / 100) << shift;
        }
        return new Colour(mixed, percent > 50 ? other.ansi : ansi);
    }
}
