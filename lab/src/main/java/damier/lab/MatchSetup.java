package damier.lab;

import damier.core.GameDefinition;
import damier.lab.stats.Sprt;
import damier.session.Adjudication;

import java.util.List;
import java.util.Optional;

/**
 * The setup of a match of two players.
 *
 * @param games the maximum number of games; they come in pairs from the same opening with colours
 *     reversed
 * @param concurrency the number of concurrent games
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
    /** Validates the setup as a tournament does. */
    public MatchSetup {
        tournament(kind, first, second, openings, games, concurrency, adjudication, patience);
    }

    /** The same match as a tournament of two, without the test. */
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

    /** The number of threads that are busy at the same time. */
    public int threads() {
        return tournament().threads();
    }
}
