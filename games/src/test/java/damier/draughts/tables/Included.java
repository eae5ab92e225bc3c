package damier.draughts.tables;

import static org.assertj.core.api.Assertions.fail;

import damier.draughts.Variant;

/** Opens the built-in tables. A fault in them fails the test. */
final class Included {
    private Included() {}

    static EndgameTables tables(Variant variant) {
        return EndgameTables.included(variant, line -> fail("%s", line));
    }
}
