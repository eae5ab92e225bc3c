package damier.draughts.tables;

import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Placement;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random positions with few pieces, the same in every run. */
final class TablePositions {
    private TablePositions() {}

    /** Positions with exactly {@code pieces} pieces and White to move. */
    static List<DraughtsPosition> some(Variant variant, int pieces, int count) {
        List<Material> materials = new ArrayList<>();
        for (Material material : Material.inOrder(variant, pieces)) {
            if (material.pieces() == pieces) {
                materials.add(material);
                materials.add(material.turned());
            }
        }
        List<DraughtsPosition> positions = new ArrayList<>();
        for (Material material : materials) {
            positions.addAll(of(variant, material, count / materials.size() + 1));
        }
        return positions;
    }

    static List<DraughtsPosition> of(Variant variant, Material material, int count) {
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        Random random = new Random(material.code());
        SliceIndex index = new SliceIndex(variant.board(), material);
        SliceWalk walk = new SliceWalk(index, index.subsets());
        List<DraughtsPosition> positions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            walk.seek(random.nextLong(index.size()));
            DraughtsPosition position = rules.newPosition();
            Placement.whiteToMove(position, walk.own, walk.opponent, walk.kings);
            positions.add(position);
        }
        return positions;
    }
}
