package damier.draughts.tables;

import damier.draughts.Variant;

/**
 * Encodes the rules of a variant that affect results as one number. Every table stores it, so that
 * tables generated before the correction of a rule are rejected afterwards. The encoding is part of
 * the file format and must not change.
 */
final class RuleFlags {
    private RuleFlags() {}

    static int of(Variant variant) {
        int flags = variant.board().squareCount();
        flags = add(flags, variant.board().mirrored());
        flags = add(flags, variant.flyingKings());
        flags = add(flags, variant.menCaptureBackward());
        flags = add(flags, variant.menCaptureKings());
        flags = add(flags, variant.orthogonalCaptures());
        flags = add(flags, variant.stopsBehindLastKing());
        flags = add(flags, variant.landsWhereItCanGoOn());
        flags = flags << 3 | number(variant.choice());
        flags = flags << 2 | number(variant.promotion());
        return flags << 2 | number(variant.end());
    }

    private static int add(int flags, boolean flag) {
        return flags << 1 | (flag ? 1 : 0);
    }

    private static int number(Variant.Choice choice) {
        return switch (choice) {
            case ANY -> 0;
            case MOST_PIECES -> 1;
            case MOST_PIECES_THEN_KINGS -> 2;
            case ITALIAN -> 3;
            case HIGHEST_VALUE -> 4;
            case KING_BEFORE_MAN -> 5;
        };
    }

    private static int number(Variant.Promotion promotion) {
        return switch (promotion) {
            case IF_IT_ENDS_THERE -> 0;
            case ENDS_THE_MOVE -> 1;
            case IN_PASSING -> 2;
        };
    }

    private static int number(Variant.End end) {
        return switch (end) {
            case NO_MOVE_LOSES -> 0;
            case NO_MOVE_WINS -> 1;
            case FIRST_KING_WINS -> 2;
        };
    }
}
