package damier.formats.pdn;

/**
 * The smallest thing in a PDN file that means something.
 *
 * @param name of a tag; nothing otherwise
 * @param text what is written, without what only marks its kind: a comment without braces
 */
record PdnToken(Kind kind, String name, String text, long line, int column) {
    /** What a token is. */
    enum Kind {
        TAG,
        COMMENT,
        OPEN,
        CLOSE,
        NAG,
        /** {@code !}, {@code ?!} and the like. */
        STRENGTH,
        /** A result, or the mark of a forced move: what follows tells. */
        STAR,
        SETUP,
        /** The number of a move. */
        NUMBER,
        MOVE,
        /** Stands where a move is left out. */
        NOTHING,
        RESULT,
        /** Something that PDN does not have. */
        UNKNOWN,
        /** Something that is not closed or too long; the text says what. */
        FAULT,
        END
    }
}
