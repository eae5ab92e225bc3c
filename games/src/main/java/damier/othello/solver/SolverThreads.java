package damier.othello.solver;

import damier.core.Threads;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Starts and ends the threads of one solve. The calling thread is one of them; the others are
 * helpers.
 */
final class SolverThreads {
    private final Team team;
    private final TreeSearch search;
    private final List<TreeSearch> helpers = new ArrayList<>();

    SolverThreads(
            SolverTable table, EndgameEvaluator evaluator, ProbCut probCut, SolverRequest request) {
        team = new Team(request.stop());
        search = new TreeSearch(table, evaluator, probCut, team);
        for (int i = 1; i < request.threads(); i++) {
            helpers.add(new TreeSearch(table, evaluator, probCut, team));
        }
    }

    /** The search of the caller's thread. */
    TreeSearch search() {
        return search;
    }

    /** The number of nodes visited by all threads. It is exact only while the helpers are idle. */
    long visited() {
        return search.visited() + helpers.stream().mapToLong(TreeSearch::visited).sum();
    }

    boolean isStopped() {
        return team.isStopped();
    }

    <T> T run(Supplier<T> task) {
        List<Thread> threads =
                helpers.stream()
                        .map(
                                helper ->
                                        Thread.ofPlatform()
                                                .daemon()
                                                .unstarted(() -> team.help(helper)))
                        .toList();
        threads.forEach(Thread::start);
        try {
            T result = task.get();
            team.checkFault();
            return result;
        } finally {
            team.close();
            Threads.join(threads);
        }
    }
}
