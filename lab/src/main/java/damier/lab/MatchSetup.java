package damier.lab;

import damier.core.GameDefinition;
import damier.lab.stats.Sprt;
import damier.session.Adjudication;

import java.util.List;
import java.util.Optional;

/**
 * The setup of a match: a tournament of two players, in pairs of games from one opening with
 * colours reversed.
 *
 * @param sprt ends the match as soon as it is decided
 */
public record MatchSetup(TournamentSetup tournament, Optional<Sprt> sprt) {
    /**
     * @param games the maximum number of games
     * @param concurrency the number of concurrent games
     */
    public MatchSetup(
            GameDefinition kind,
            Contender first,
            Contender second,
            Openings openings,
            int games,
            int concurrency,
            Adjudication adjudication,
            Timeouts patience,
            Optional<Sprt> sprt) {
        this(
                new TournamentSetup(
                        kind,
                        List.of(first, second),
                        Schedule.roundRobin(2),
                        openings,
                        games,
                        concurrency,
                        adjudication,
                        patience),
                sprt);
    }
}
