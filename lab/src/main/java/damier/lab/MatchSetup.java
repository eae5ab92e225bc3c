package damier.lab;

import damier.core.GameKind;
import damier.core.Position;
import damier.lab.stats.Sprt;

import java.util.List;
import java.util.Optional;

/**
 * What is to be played by two players.
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
    /** Refuses what a tournament refuses. */
    public MatchSetup {
        tournament(kind, first, second, openings, games, concurrency, adjudication, patience);
    }

    /** The same without the test: a tournament of two. */
    public TournamentSetup<P> tournament() {
        return tournament(
                kind, first, second, openings, games, concurrency, adjudication, patience);
    }

    private static <P extends Position> TournamentSetup<P> tournament(
            GameKind<P> kind,
            Contender first,
            Contender second,
            Openings<P> openings,
            int games,
            int concurrency,
            Adjudication adjudication,
            Patience patience) {
        return new TournamentSetup<>(
                kind,
                List.of(first, second),
                Schedule.MATCH,
                openings,
                games,
                concurrency,
                adjudication,
                patience);
    }

    /** How many threads are busy at once. */
    public int threads() {
        return tournament().threads();
    }
}
