package damier.lab;

import damier.core.GameDefinition;
import damier.players.Player;
import damier.players.PlayerFactory;

import java.util.List;

/**
 * What is to be played by any number of players.
 *
 * @param gamesEach how many games a pairing plays; they come in pairs from the same opening with
 *     colours reversed
 * @param concurrency how many games are played at once
 */
public record TournamentSetup(
        GameDefinition kind,
        List<Contender> contenders,
        Schedule schedule,
        Openings openings,
        int gamesEach,
        int concurrency,
        Adjudication adjudication,
        Timeouts patience) {
    private static final int MOST_GAMES = 10_000_000;

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
        if ((long) gamesEach * pairings > MOST_GAMES) {
            throw new IllegalArgumentException(
                    "%d games for each of %d pairings: at most %d in all"
                            .formatted(gamesEach, pairings, MOST_GAMES));
        }
        if (concurrency < 1) {
            throw new IllegalArgumentException(concurrency + " games at once: at least 1");
        }
    }

    /** How many games there are in all. */
    public int games() {
        return gamesEach * schedule.pairings().size();
    }

    /** How many threads are busy at once: a player does not think while the other does. */
    public int threads() {
        int most = contenders.stream().mapToInt(who -> who.factory().threads()).max().orElse(1);
        return concurrency * most;
    }

    /**
     * Lets each player begin a game, so that none begins that one of them cannot play.
     *
     * @throws damier.players.PlayerFault if one cannot, as a program that is not there
     */
    public void tryOut() {
        for (PlayerFactory factory :
                contenders.stream().map(Contender::factory).distinct().toList()) {
            try (Player player = factory.create()) {
                player.newGame(0);
            }
        }
    }

    /** What records call the players. */
    public List<String> names() {
        return contenders.stream().map(who -> who.factory().name()).toList();
    }
}
