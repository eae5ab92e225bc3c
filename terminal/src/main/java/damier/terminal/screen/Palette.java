package damier.terminal.screen;

import damier.core.Side;

/** The colours of a board. */
record Palette(Colour light, Colour dark, Colour name) {
    private static final Palette WOOD =
            new Palette(new Colour(0xdec49e, 7), new Colour(0x7a563a, 2), new Colour(0xb89470, 0));
    private static final Palette FELT =
            new Palette(new Colour(0x238455, 2), new Colour(0x1d7449, 2), new Colour(0x4c9a72, 0));

    static final Colour WHITE = new Colour(0xfaf4e4, 15);
    static final Colour BLACK = new Colour(0x1c1a1a, 0);
    static final Colour GOLD = new Colour(0xd8a020, 3);
    static final Colour GREY = new Colour(0x8a8a8a, 8);

    static Palette of(boolean chequered) {
        return chequered ? WOOD : FELT;
    }

    static Colour piece(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    /** The background colour of a square. */
    Colour paper(Mark mark) {
        return switch (mark) {
            case NONE, POINT -> dark;
            case LAST -> new Colour(0x5a6c8c, 4);
            case MOVABLE -> dark.towards(new Colour(0x4f8a3c, 6), 60);
            case DESTINATION -> new Colour(0x6a9a4a, 6);
            case PATH -> new Colour(0xb8843a, 3);
            case SELECTED -> new Colour(0xc8a83c, 11);
            case CAPTURED -> new Colour(0xa04838, 1);
        };
    }
}
