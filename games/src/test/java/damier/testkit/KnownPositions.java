package damier.testkit;

/** Positions whose legal moves are known, for every generator and notation to agree on. */
public final class KnownPositions {
    /** Of the Italian rule book: a position and its moves on each line. */
    public static final String ITALIAN =
            """
            W:W30:B27                    | 30x23
            W:W31:B12,20,28              | 31x8
            W:WK22:B18,19,27             | 22x13 22x15 22x31
            W:WK21,31:B10,18,27          | 31x6
            W:WK23,31:B19,26,27          | 23x21
            W:WK23:B19,K28               | 23x32
            W:WK30:B10,12,18,K20,K26,27  | 30x5
            W:WK31:B18,20,K27,K28        | 31x13 31x15
            W:W30:BK26                   | 30-27
            W:WK18:B14,15,22,23          | 18x18
            """;

    /** International: two captures share start and end. */
    public static final String TWO_CAPTURES = "W:WK47:B14,19,29,31,42";

    /** Those captures, told apart by their paths. */
    public static final String TWO_CAPTURES_MOVES = "47x38x24x13x36 47x38x20x9x36";

    private KnownPositions() {}
}
