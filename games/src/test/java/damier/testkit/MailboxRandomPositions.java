package damier.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Positions for comparisons: the same seed gives the same ones. */
public final class MailboxRandomPositions {
    private static final int LONGEST_GAME = 150;

    private final MailboxVariant variant;
    private final MailboxDraughts rules;
    private final Random random;

    public MailboxRandomPositions(MailboxVariant variant, long seed) {
        this.variant = variant;
        this.rules = new MailboxDraughts(variant);
        this.random = new Random(seed);
    }

    /** All the positions of one random game, the start first; the last may be finished. */
    public List<MailboxPosition> game() {
        List<MailboxPosition> positions = new ArrayList<>();
        MailboxPosition position = rules.start();
        positions.add(position);
        List<MailboxMove> moves = rules.legalMoves(position);
        while (!moves.isEmpty() && positions.size() <= LONGEST_GAME) {
            position = rules.play(position, moves.get(random.nextInt(moves.size())));
            positions.add(position);
            moves = rules.legalMoves(position);
        }
        return positions;
    }

    /** One position out of a random game. */
    public MailboxPosition fromGame() {
        List<MailboxPosition> positions = game();
        return positions.get(random.nextInt(positions.size()));
    }

    /**
     * Pieces anywhere, about half of them kings: at least one a side and at most as many as at the
     * start, no man on its last rank, no king where the first one wins.
     */
    public MailboxPosition placement() {
        int most = MailboxPosition.start(variant).squaresOf(MailboxSide.WHITE).size();
        return placement(most);
    }

    /** The same with at most {@code most} pieces a side. */
    public MailboxPosition placement(int most) {
        MailboxSide sideToMove = random.nextBoolean() ? MailboxSide.WHITE : MailboxSide.BLACK;
        MailboxPosition position = MailboxPosition.empty(variant, sideToMove);
        List<MailboxSquare> free = new ArrayList<>(variant.board().squares());
        Collections.shuffle(free, random);
        for (MailboxSide side : MailboxSide.values()) {
            int pieces = 1 + random.nextInt(most);
            for (int placed = 0; placed < pieces; placed++) {
                position = place(position, side, free);
            }
        }
        for (MailboxSide side : MailboxSide.values()) {
            position = position.withKingRun(side, randomKingRun(position, side));
        }
        return position;
    }

    private MailboxPosition place(
            MailboxPosition position, MailboxSide side, List<MailboxSquare> free) {
        boolean isKing = !variant.has(MailboxTrait.FIRST_KING_WINS) && random.nextBoolean();
        MailboxSquare square =
                free.stream()
                        .filter(at -> isKing || !variant.board().isLastRank(at, side))
                        .findFirst()
                        .orElseThrow();
        free.remove(square);
        return position.with(square, isKing ? side.king() : side.man());
    }

    private Optional<MailboxPosition.KingRun> randomKingRun(
            MailboxPosition position, MailboxSide side) {
        List<MailboxSquare> kings =
                position.squaresOf(side).stream()
                        .filter(square -> position.at(square) == side.king())
                        .toList();
        boolean mayRun =
                variant.has(MailboxTrait.LIMITED_KING_RUNS)
                        && position.hasMan(side)
                        && !kings.isEmpty();
        int moves = random.nextInt(MailboxPosition.KingRun.LIMIT + 1);
        return mayRun && moves > 0
                ? Optional.of(
                        new MailboxPosition.KingRun(kings.get(random.nextInt(kings.size())), moves))
                : Optional.empty();
    }
}
