package damier.web.view;

import damier.core.Limits;
import damier.web.api.ApiType;

import org.jspecify.annotations.Nullable;

import java.util.concurrent.TimeUnit;

/** The limit of a search; null for no limit of that kind. */
@ApiType(value = "Limit", request = true)
public record LimitView(@Nullable Integer depth, @Nullable Long nodes, @Nullable Long millis) {
    /** The maximum time of a search, in milliseconds: every search ends. */
    public static final int MAX_MILLIS = 600_000;

    public static final LimitView NONE = new LimitView(null, null, null);

    /** Whether all limits are positive and the time is not too long. */
    public boolean isUsable() {
        return (depth == null || depth > 0)
                && (nodes == null || nodes > 0)
                && (millis == null || (millis > 0 && millis <= MAX_MILLIS));
    }

    /**
     * The limits for a search.
     *
     * @param defaultMillis the time if there is no limit of time
     */
    public Limits limits(long defaultMillis) {
        long time = millis == null ? defaultMillis : millis;
        Limits limits = Limits.time(TimeUnit.MILLISECONDS.toNanos(Math.min(time, MAX_MILLIS)));
        limits = depth == null || depth < 1 ? limits : limits.withDepth(depth);
        return nodes == null || nodes < 1 ? limits : limits.withNodes(nodes);
    }
}
