package damier.lab;

import damier.core.GameDefinition;
import damier.lab.stats.Sprt;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.session.Adjudication;

import java.util.List;
import java.util.Optional;

/**
 * The setup of a tournament; a match is a tournament of two.
 *
 * @param gamesEach the number of games of a pairing; they come in pairs from the same opening with
 *     colours reversed
 * @param concurrency the number of concurrent games
 * @param sprt ends a match as soon as it is decided
 */
public record TournamentSetup(
        GameDefinition kind,
        List<Contender> contenders,
        Schedule schedule,
        Openings openings,
        int gamesEach,
        int concurrency,
        Adjudication adjudication,
        Timeouts patience,
        Optional<Sprt> sprt) {
    private static final int MAX_GAMES = 10_000_000;

    public TournamentSetup {
        contenders = List.copyOf(contenders);
        if (contenders.size() != schedule.players()) {
            throw new IllegalArgumentException(
                    contenders.size() + " contenders for a schedule of " + schedule.players());
        }
        if (gamesEach < 2 || gamesEach % 2 != 0) {
            throw new IllegalArgumentException(
                    gamesEach
                            + " games: they come in colour-reversed pairs, so the number is even");
        }
        int pairings = schedule.pairings().size();
        if ((long) gamesEach * pairings > MAX_GAMES) {
            throw new IllegalArgumentException(
                    "%d games for each of %d pairings: at most %d in all"
                            .formatted(gamesEach, pairings, MAX_GAMES));
        }
        if (concurrency < 1) {
            throw new IllegalArgumentException(concurrency + " games at once: at least 1");
        }
    }

    /** A match with the default adjudication and time-outs. */
    public static TournamentSetup match(
            GameDefinition kind,
            Contender first,
            Contender second,
            Openings openings,
            int games,
            int concurrency) {
        return new TournamentSetup(
                kind,
                List.of(first, second),
                Schedule.roundRobin(2),
                openings,
                games,
                concurrency,
                Adjudication.DEFAULT,
                Timeouts.DEFAULT,
                Optional.empty());
    }

    /** The total number of games. */
    public int games() {
        return gamesEach * schedule.pairings().size();
    }

    /**
     * The number of threads that are busy at the same time; only one of two opponents searches at a
     * time.
     */
    public int threads() {
        int most = contenders.stream().mapToInt(who -> who.factory().threads()).max().orElse(1);
        return concurrency * most;
    }

    /**
     * Lets each player begin a game, to find players that cannot play before the tournament starts.
     *
     * @throws damier.players.PlayerFault if one cannot play, such as a missing program
     */
    public void tryOut() {
        for (PlayerFactory factory :
                contenders.stream().map(Contender::factory).distinct().toList()) {
            try (Player player = factory.create()) {
                player.newGame(0);
            }
        }
    }

    /** The names of the players in records. */
    public List<String> names() {
        return contenders.stream().map(who -> who.factory().name()).toList();
    }
}
