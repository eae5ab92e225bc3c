package damier.bench;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.Contender;
import damier.lab.GameRecord;
import damier.lab.OpeningSpecs;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;
import damier.players.PlayerSpecs;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** How many games a second a match plays at 1,000 nodes a move, with a game for every core. */
public final class MatchSpeed {
    private static final int NODES = 1_000;
    private static final int WARM_UP = 100;
    private static final int GAMES = 600;
    private static final List<String> USUAL_GAMES = List.of("international", "italian", "othello");

    private MatchSpeed() {}

    /** The ids of games may be given. */
    public static void main(String[] args) throws IOException {
        for (String game : args.length == 0 ? USUAL_GAMES : List.of(args)) {
            // A small table: to empty a large one takes longer than such a game.
            for (String player : List.of("damier[table=4]", "damier")) {
                measure(new Engines(new Games()).byId(game), player);
            }
        }
    }

    private static void measure(EngineFactory kind, String player) throws IOException {
        play(kind, player, WARM_UP);
        long start = System.nanoTime();
        Counts counts = play(kind, player, GAMES);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%s, %s, %d nodes a move, %d at once: %.1f games/s, %.0f plies a game, %.2f Mn/s%n",
                kind.game().id(),
                player,
                NODES,
                Runtime.getRuntime().availableProcessors(),
                GAMES / seconds,
                (double) counts.plies / GAMES,
                counts.nodes / seconds / 1e6);
    }

    /** What was played, opening moves not counted. */
    private static final class Counts {
        private long plies;
        private long nodes;
    }

    private static Counts play(EngineFactory kind, String player, int games) throws IOException {
        var contender = new Contender(PlayerSpecs.parse(kind, player), Limits.nodes(NODES));
        var counts = new Counts();
        var setup =
                TournamentSetup.match(
                        kind.game(),
                        contender,
                        contender,
                        OpeningSpecs.parse(kind, "random:8:1:9999"),
                        games,
                        Runtime.getRuntime().availableProcessors());
        TournamentListener listener =
                new TournamentListener() {
                    @Override
                    public void finished(GameRecord game) {
                        counts.plies += game.moves().size();
                        counts.nodes +=
                                game.moves().stream()
                                        .mapToLong(move -> move.choice().nodes())
                                        .sum();
                    }
                };
        new Tournament(setup, listener).run();
        return counts;
    }
}
