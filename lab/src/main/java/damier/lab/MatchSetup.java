package damier.lab;

import damier.core.GameKind;
import damier.core.Position;
import damier.lab.stats.Sprt;

import java.util.Optional;

/**
 * What is to be played.
 *
 * @param games how many at most; they come in pairs from the same opening with colours reversed
 * @param concurrency how many games are played at once
 * @param sprt ends the match as soon as it is decided
 */
public record MatchSetup<P extends Position>(
        GameKind<P> kind,
        Contender first,
        Contender second,
        Openings<P> openings,
        int games,
        int concurrency,
        Adjudication adjudication,
        Patience patience,
        Optional<Sprt> sprt) {
    public MatchSetup {
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException(
                    games + " games: they come in colour-reversed pairs, so the number is even");
        }
        if (concurrency < 1) {
            throw new IllegalArgumentException(concurrency + " games at once: at least 1");
        }
    }

    /** How many threads are busy at once: a player does not think while the other does. */
    public int threads() {
        return concurrency * Math.max(first.factory().threads(), second.factory().threads());
    }
}
