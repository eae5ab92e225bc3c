package damier.formats.pdn;

/**
 * A token of a PDN file.
 *
 * @param name of a tag; otherwise empty
 * @param text the content without delimiters: a comment without braces
 */
record PdnToken(Kind kind, String name, String text, long line, int column) {
    /** The kind of a token. */
    enum Kind {
        TAG,
        COMMENT,
        OPEN,
        CLOSE,
        NAG,
        /** {@code !}, {@code ?!} and similar. */
        STRENGTH,
        /** A result, or the mark of a forced move; the next token decides. */
        STAR,
        SETUP,
        /** A move number. */
        NUMBER,
        MOVE,
        /** Stands for an omitted move. */
        NOTHING,
        RESULT,
        /** A word that is not PDN. */
        UNKNOWN,
        /** An unclosed or overlong token; the text names the fault. */
        FAULT,
        END
    }
}
