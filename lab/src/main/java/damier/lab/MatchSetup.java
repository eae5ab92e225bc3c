package damier.lab;

import damier.core.GameDefinition;
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
public record MatchSetup(
        GameDefinition kind,
        Contender first,
        Contender second,
        Openings openings,
        int games,
        int concurrency,
        Adjudication adjudication,
        Timeouts patience,
        Optional<Sprt> sprt) {
    /** Refuses what a tournament refuses. */
    public MatchSetup {
        tournament(kind, first, second, openings, games, concurrency, adjudication, patience);
    }

    /** The same without the test: a tournament of two. */
    public TournamentSetup tournament() {
        return tournament(
                kind, first, second, openings, games, concurrency, adjudication, patience);
    }

    private static TournamentSetup tournament(
            GameDefinition kind,
            Contender first,
            Contender second,
            Openings openings,
            int games,
            int concurrency,
            Adjudication adjudication,
            Timeouts patience) {
        return new TournamentSetup(
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
