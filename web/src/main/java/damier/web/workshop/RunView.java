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
 * @param done from 0 to 1; null where it is not known
 * @param report the address of its report
 * @param command what does the same, or goes on, on the command line
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
     * How a match stands for its first player.
     *
     * @param elo low, middle and high of the interval; null while it has none
     * @param llr of the sequential test; null where none was asked for
     * @param bounds between which the test goes on
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

    /** A run of which nothing but its name can be read. */
    static RunView unreadable(String id, String why) {
        String type = id.substring(0, Math.max(0, id.indexOf('-')));
        return new RunView(id, type, id, "failed", "", null, "", null, null, null, why, "");
    }

    /** Whether nobody works on it. */
    @JsonIgnore
    boolean isOver() {
        return OVER.contains(state);
    }

    /** Whether it can go on. */
    @JsonIgnore
    boolean isResumable() {
        return isOver() && !state.equals("done");
    }

    /** What is left of a run that ended with the program. */
    RunView ended() {
        return isOver()
                ? this
                : new RunView(
                        id, type, title, "stopped", begun, done, progress, standing, table, report,
                        error, command);
    }
}
