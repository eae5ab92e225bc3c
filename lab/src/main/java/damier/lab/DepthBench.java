package damier.lab;

import damier.core.Game;
import damier.core.Limits;
import damier.lab.DepthCounts.Reached;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/** Counts the nodes and the CPU time that the engine takes to reach each depth, on one thread. */
public final class DepthBench {
    /** The nodes of the warm-up, shared among its positions. */
    private static final int WARM_UP_NODES = 2_000_000;

    private static final int WARM_UP_POSITIONS = 10;

    private final PlayerFactory engine;
    private final int depth;

    /**
     * @param engine creates players whose search thread reports every iteration
     */
    public DepthBench(PlayerFactory engine, int depth) {
        this.engine = engine;
        this.depth = depth;
    }

    public int depth() {
        return depth;
    }

    /** Searches some of the positions, so that the code is compiled before the measurement. */
    public void warmUp(List<Game> positions) {
        int step = Math.ceilDiv(positions.size(), WARM_UP_POSITIONS);
        for (int i = 0; i < positions.size(); i += step) {
            try (Player player = engine.create()) {
                int nodes = WARM_UP_NODES * step / positions.size();
                player.choose(positions.get(i), Limits.depth(depth).withNodes(nodes));
            }
        }
    }

    /**
     * Searches one position with an empty table. If the search stops early because the position is
     * decided, the counts stay the same for all later depths.
     */
    public DepthCounts count(Game position) {
        var counter = new Counter();
        // A new player has a new thread, whose CPU time begins with this search.
        try (Player player = engine.create()) {
            player.choose(position, Limits.depth(depth), counter);
        }
        List<Reached> reached = new ArrayList<>(counter.reached);
        Reached last = reached.getLast();
        while (reached.size() < depth) {
            reached.add(new Reached(reached.size() + 1, 0, last.nodes(), last.nanos()));
        }
        return new DepthCounts(reached);
    }

    /** Called by the search thread, whose CPU time it reads. */
    private static final class Counter implements SearchListener {
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final List<Reached> reached = new ArrayList<>();

        @Override
        public void iteration(SearchInfo info) {
            if (info.line() == 1) {
                reached.add(
                        new Reached(
                                info.depth(), 1, info.nodes(), threads.getCurrentThreadCpuTime()));
            }
        }
    }
}
