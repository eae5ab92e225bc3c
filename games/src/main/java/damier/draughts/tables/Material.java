package damier.draughts.tables;

import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The number of men and kings of each side, from the point of view of the side to move. */
public record Material(int ownMen, int ownKings, int opponentMen, int opponentKings) {
    /** The number of codes: each of the four counts takes three bits. */
    static final int CODES = 1 << 12;

    static final int MOST_PIECES = 7;

    public Material {
        if (ownMen + ownKings == 0 || opponentMen + opponentKings == 0) {
            throw new IllegalArgumentException("a side without pieces");
        }
        if (ownMen + ownKings + opponentMen + opponentKings > MOST_PIECES) {
            throw new IllegalArgumentException("more than " + MOST_PIECES + " pieces");
        }
    }

    static Material ofCode(int code) {
        return new Material(code >> 9 & 7, code >> 6 & 7, code >> 3 & 7, code & 7);
    }

    int code() {
        return code(ownMen, ownKings, opponentMen, opponentKings);
    }

    static int code(int ownMen, int ownKings, int opponentMen, int opponentKings) {
        return ownMen << 9 | ownKings << 6 | opponentMen << 3 | opponentKings;
    }

    public int pieces() {
        return ownMen + ownKings + opponentMen + opponentKings;
    }

    public int men() {
        return ownMen + opponentMen;
    }

    /** The same pieces with the other side to move. */
    public Material turned() {
        return new Material(
                /* ownMen= */ opponentMen,
                /* ownKings= */ opponentKings,
                /* opponentMen= */ ownMen,
                /* opponentKings= */ ownKings);
    }

    /**
     * This material or the turned one, whichever gives the side to move the stronger pieces. A
     * material and its turned one are generated together and stored in a file of this name.
     */
    public Material first() {
        return STRENGTH.compare(this, turned()) >= 0 ? this : turned();
    }

    private static final Comparator<Material> STRENGTH =
            Comparator.comparingInt((Material material) -> material.ownMen + material.ownKings)
                    .thenComparingInt(Material::ownKings)
                    .thenComparingInt(material -> -material.opponentKings);

    /**
     * For example {@code KKM-K}: the side to move has two kings and a man, the opponent one king.
     */
    @Override
    public String toString() {
        return "K".repeat(ownKings)
                + "M".repeat(ownMen)
                + "-"
                + "K".repeat(opponentKings)
                + "M".repeat(opponentMen);
    }

    /**
     * The materials of a variant with up to {@code pieces} pieces, in generation order: fewer
     * pieces first, then fewer men. Every capture and promotion leads to an earlier material. Each
     * element stands for a material and its turned one.
     */
    static List<Material> inOrder(Variant variant, int pieces) {
        Set<Material> all = new LinkedHashSet<>();
        for (int code = 0; code < CODES; code++) {
            int own = (code >> 9 & 7) + (code >> 6 & 7);
            int opponent = (code >> 3 & 7) + (code & 7);
            boolean hasKings = (code >> 6 & 7) + (code & 7) > 0;
            boolean isOver = hasKings && variant.end() == Variant.End.FIRST_KING_WINS;
            if (own > 0 && opponent > 0 && own + opponent <= pieces && !isOver) {
                all.add(ofCode(code).first());
            }
        }
        List<Material> sorted = new ArrayList<>(all);
        sorted.sort(
                Comparator.comparingInt(Material::pieces)
                        .thenComparingInt(Material::men)
                        .thenComparingInt(Material::code));
        return sorted;
    }
}
