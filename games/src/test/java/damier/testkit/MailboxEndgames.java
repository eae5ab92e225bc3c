package damier.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Solves endgames in the plainest way: every position with its moves, gone through again and again.
 * The runs of Frisian kings are forgotten after each move.
 */
public final class MailboxEndgames {
    private static final int UNDECIDED = -1;

    private final MailboxDraughts rules;
    private final Map<String, Integer> ids = new HashMap<>();
    private final List<int[]> successors = new ArrayList<>();
    private final List<MailboxDraughts.Outcome> outcomes = new ArrayList<>();
    private int[] levels = {};

    /** All positions of exactly {@code pieces} pieces, and what they lead to. */
    public MailboxEndgames(MailboxVariant variant, int pieces) {
        rules = new MailboxDraughts(variant);
        forEach(variant, pieces, this::meet);
        solve();
    }

    /** 1 if the side to move wins, -1 if it loses, 0 for a draw. */
    public int value(MailboxPosition position) {
        return switch (outcomes.get(known(position))) {
            case WIN -> 1;
            case LOSS -> -1;
            case ONGOING -> 0;
        };
    }

    /** After how many plies the game is over; negative for a draw. */
    public int plies(MailboxPosition position) {
        return levels[known(position)];
    }

    private int known(MailboxPosition position) {
        return Optional.ofNullable(ids.get(position.fen())).orElseThrow();
    }

    /** Finds a position's moves, and in turn those of what they lead to. */
    private void meet(MailboxPosition position) {
        List<MailboxPosition> left = new ArrayList<>();
        number(position, left);
        while (!left.isEmpty()) {
            MailboxPosition at = left.removeLast();
            List<MailboxMove> moves = rules.legalMoves(at);
            int[] next = new int[moves.size()];
            for (int i = 0; i < next.length; i++) {
                next[i] = number(withoutRuns(rules.play(at, moves.get(i))), left);
            }
            successors.set(known(at), next);
            if (next.length == 0) {
                outcomes.set(known(at), rules.outcome(at));
            }
        }
    }

    private int number(MailboxPosition position, List<MailboxPosition> left) {
        Integer known = ids.putIfAbsent(position.fen(), ids.size());
        if (known != null) {
            return known;
        }
        successors.add(new int[0]);
        outcomes.add(MailboxDraughts.Outcome.ONGOING);
        left.add(position);
        return ids.size() - 1;
    }

    private static MailboxPosition withoutRuns(MailboxPosition position) {
        return position.withKingRun(MailboxSide.WHITE, Optional.empty())
                .withKingRun(MailboxSide.BLACK, Optional.empty());
    }

    private void solve() {
        levels = new int[successors.size()];
        for (int id = 0; id < levels.length; id++) {
            boolean over = outcomes.get(id) != MailboxDraughts.Outcome.ONGOING;
            levels[id] = over ? 0 : UNDECIDED;
        }
        for (int level = 1; decide(level); level++) {
            // Each pass decides what is decided within one ply more.
        }
    }

    private boolean decide(int level) {
        boolean any = false;
        for (int id = 0; id < levels.length; id++) {
            if (levels[id] == UNDECIDED) {
                MailboxDraughts.Outcome outcome = outcome(successors.get(id), level);
                if (outcome != MailboxDraughts.Outcome.ONGOING) {
                    outcomes.set(id, outcome);
                    levels[id] = level;
                    any = true;
                }
            }
        }
        return any;
    }

    /** What the moves say, as far as it was known in the pass before. */
    private MailboxDraughts.Outcome outcome(int[] next, int level) {
        boolean allLose = true;
        for (int id : next) {
            boolean known = levels[id] != UNDECIDED && levels[id] < level;
            if (known && outcomes.get(id) == MailboxDraughts.Outcome.LOSS) {
                return MailboxDraughts.Outcome.WIN;
            }
            allLose &= known && outcomes.get(id) == MailboxDraughts.Outcome.WIN;
        }
        return allLose ? MailboxDraughts.Outcome.LOSS : MailboxDraughts.Outcome.ONGOING;
    }

    /**
     * Goes through every placement with both sides present, either side to move: no man on its last
     * rank, no king where the first one wins.
     */
    public static void forEach(
            MailboxVariant variant, int pieces, Consumer<MailboxPosition> action) {
        for (MailboxSide side : MailboxSide.values()) {
            place(MailboxPosition.empty(variant, side), 1, pieces, action);
        }
    }

    private static void place(
            MailboxPosition position, int first, int left, Consumer<MailboxPosition> action) {
        if (left == 0) {
            boolean both =
                    !position.squaresOf(MailboxSide.WHITE).isEmpty()
                            && !position.squaresOf(MailboxSide.BLACK).isEmpty();
            if (both) {
                action.accept(position);
            }
            return;
        }
        MailboxVariant variant = position.variant();
        boolean kings = !variant.has(MailboxTrait.FIRST_KING_WINS);
        for (int number = first; number <= variant.board().squares().size(); number++) {
            MailboxSquare square = variant.board().square(number);
            for (MailboxSide side : MailboxSide.values()) {
                if (!variant.board().isLastRank(square, side)) {
                    place(position.with(square, side.man()), number + 1, left - 1, action);
                }
                if (kings) {
                    place(position.with(square, side.king()), number + 1, left - 1, action);
                }
            }
        }
    }

    /** How many positions were met. */
    public int size() {
        return levels.length;
    }
}
