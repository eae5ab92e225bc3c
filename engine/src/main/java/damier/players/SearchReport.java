package damier.players;

import damier.classic.Decision;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a program tells people of the search for its move.
 *
 * @param depth as the player counts it
 * @param value for the side that moved, in the unit of the player's own evaluation; empty for a
 *     player with a {@link Choice#score}
 */
public record SearchReport(int depth, long nodes, long nanos, OptionalDouble value) {
    /** Empty for a move that was not searched, or of whose search nothing is known. */
    public static Optional<SearchReport> of(Choice choice) {
        if (choice.nodes() == 0) {
            return Optional.empty();
        }
        Optional<Decision> decision = choice.decision();
        return Optional.of(
                new SearchReport(
                        decision.map(Decision::ownDepth).orElse(choice.depth()),
                        choice.nodes(),
                        choice.nanos(),
                        decision.map(Decision::value).orElse(OptionalDouble.empty())));
    }

    /** The value as text: {@code 1.82}, {@code win}, {@code loss}. */
    public Optional<String> valueText() {
        return value.isEmpty() ? Optional.empty() : Optional.of(text(value.getAsDouble()));
    }

    private static String text(double value) {
        if (Double.isInfinite(value)) {
            return value > 0 ? "win" : "loss";
        }
        // Adding 0 removes the sign of a negative zero.
        return String.format(Locale.ROOT, "%.2f", Math.round(value * 100) / 100.0 + 0.0);
    }
}
