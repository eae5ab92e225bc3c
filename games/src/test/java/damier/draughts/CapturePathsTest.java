package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.core.MovePath;
import damier.core.Rules;
import damier.draughts.text.DraughtsNotation;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class CapturePathsTest {
    /** 436 paths, 14 moves. */
    private static final String MANY_PATHS =
            "B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46";

    /** One king captures all 20 kings, in more ways than anybody could list. */
    private static final String MANY_STAGES =
            "W:WK11:BK4,K8,K9,K10,K18,K20,K21,K22,K24,K29,K33,K35,K36,K37,K38,K39,K40,K42,K44,K48";

    @Test
    void hundredsOfPathsCanBeFewMoves() {
        List<CapturePaths> moves = paths(Variants.INTERNATIONAL, MANY_PATHS);
        assertThat(moves).hasSize(14);
        assertThat(moves.stream().mapToInt(paths -> paths.first(1_000).size()).sum())
                .isEqualTo(436);
    }

    @Test
    void noMorePathsAreMadeThanAskedFor() {
        for (CapturePaths paths : paths(Variants.INTERNATIONAL, MANY_PATHS)) {
            assertThat(paths.first(3))
                    .isEqualTo(paths.first(1_000).subList(0, Math.min(3, paths.first(3).size())));
            assertThat(paths.first(1)).containsExactly(paths.canonical());
        }
    }

    @Test
    void twentyCapturedPiecesAreNoTrap() {
        List<CapturePaths> moves = paths(Variants.FRISIAN, MANY_STAGES);
        assertThat(moves).hasSize(9);
        for (CapturePaths paths : moves) {
            assertThat(paths.canonical().captured()).hasSize(20).doesNotHaveDuplicates();
        }
    }

    @Test
    void italianPathThatMeetsKingsLaterIsNoPathOfTheMove() {
        CapturePaths onlyMove = paths(Variants.ITALIAN_DRAUGHTS, "W:WK18:B14,15,K22,23").getFirst();
        assertThat(onlyMove.first(10)).hasSize(1);
        assertThat(onlyMove.canonical().captured()).containsExactly(21, 22, 14, 13);
    }

    @Test
    void quietMoveHasOnePath() {
        CapturePaths onlyMove = paths(Variants.INTERNATIONAL, "W:W6:B45,5").getFirst();
        assertThat(onlyMove.first(10)).containsExactly(new MovePath(List.of(5, 0), List.of()));
        assertThat(onlyMove.passes(List.of())).isTrue();
        assertThat(onlyMove.passes(List.of(0))).isFalse();
    }

    private static List<CapturePaths> paths(Variant variant, String fen) {
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        DraughtsPosition at = new DraughtsNotation(variant, rules).position(fen);
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        List<CapturePaths> paths = new ArrayList<>();
        for (long move : moves.toArray()) {
            paths.add(new CapturePaths(variant, at, move));
        }
        return paths;
    }
}
