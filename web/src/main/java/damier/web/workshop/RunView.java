package damier.web.workshop;

import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * A match, a tournament or an experiment as pages show it.
 *
 * @param state {@code waiting}, {@code running}, {@code stopping}, {@code done}, {@code stopped} or
 *     {@code failed}
 * @param done from 0 to 1; null where it is not known
 * @param report the address of its report
 * @param command what does the same, or goes on, on the command line
 */
record RunView(
        String id,
        String type,
        String title,
        String state,
        String begun,
        @Nullable Double done,
        String progress,
        @Nullable StandingView standing,
        @Nullable TableView table,
        String line,
        @Nullable String report,
        @Nullable String error,
        String command) {
    /**
     * How a match stands for its first player.
     *
     * @param elo low, middle and high of the interval; null while it has none
     */
    record StandingView(
            long games,
            long wins,
            long draws,
            long losses,
            @Nullable List<Double> elo,
            double los,
            double llr,
            List<Double> bounds) {}

    record TableView(List<String> head, List<List<String>> rows) {}

    /** What is left of a run that ended with the program. */
    RunView ended() {
        boolean over = List.of("done", "stopped", "failed").contains(state);
        return over
                ? this
                : new RunView(
                        id, type, title, "stopped", begun, done, progress, standing, table, line,
                        report, error, command);
    }
}
