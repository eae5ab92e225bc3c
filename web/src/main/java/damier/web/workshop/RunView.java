package damier.web.workshop;

import com.fasterxml.jackson.annotation.JsonIgnore;

import damier.web.api.ApiType;
import damier.web.api.ApiType.OfLength;
import damier.web.api.ApiType.OneOf;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/**
 * A match, a tournament or an experiment as pages show it.
 *
 * @param state {@code waiting}, {@code running}, {@code stopping}, {@code done}, {@code stopped} or
 *     {@code failed}
 * @param done from 0 to 1; null if unknown
 * @param report the address of its report
 * @param command the equivalent command line, which also resumes the run
 */
@ApiType("Run")
record RunView(
        String id,
        @OneOf({"match", "tournament", "experiment"}) String type,
        String title,
        @OneOf({"waiting", "running", "stopping", "done", "stopped", "failed"}) String state,
        String begun,
        @Nullable Double done,
        String progress,
        @Nullable StandingView standing,
        @Nullable TableView table,
        @Nullable String report,
        @Nullable String error,
        String command) {
    /**
     * The standing of a match for its first player.
     *
     * @param elo low, middle and high of the confidence interval; null if there is none
     * @param llr the log-likelihood ratio of the sequential test; null if there is no test
     * @param bounds of the log-likelihood ratio
     */
    @ApiType("Standing")
    record StandingView(
            long games,
            long wins,
            long draws,
            long losses,
            @Nullable @OfLength(3) List<Double> elo,
            double los,
            @Nullable Double llr,
            @Nullable @OfLength(2) List<Double> bounds) {}

    @ApiType("Table")
    record TableView(List<String> head, List<List<String>> rows) {}

    static final Set<String> OVER = Set.of("done", "stopped", "failed");

    /** A run whose state cannot be read. */
    static RunView unreadable(String id, String why) {
        String type = id.substring(0, Math.max(0, id.indexOf('-')));
        return new RunView(id, type, id, "failed", "", null, "", null, null, null, why, "");
    }

    /** Whether the run has ended. */
    @JsonIgnore
    boolean isOver() {
        return OVER.contains(state);
    }

    /** Whether the run can be resumed. */
    @JsonIgnore
    boolean isResumable() {
        return isOver() && !state.equals("done");
    }

    /** The same run, ended with its server. */
    RunView ended() {
        return isOver()
                ? this
                : new RunView(
                        id, type, title, "stopped", begun, done, progress, standing, table, report,
                        error, command);
    }
}
