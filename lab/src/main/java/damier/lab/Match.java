package damier.lab;

import damier.core.Ending.Reason;
import damier.core.Result;

import java.io.IOException;

/**
 * A match of two players, in pairs of games from one opening with colours reversed: a tournament of
 * two that ends as soon as a sequential test is decided.
 */
public final class Match {
    private final MatchSetup setup;
    private final MatchListener listener;
    private final Tournament games;

    public Match(MatchSetup setup, MatchListener listener) {
        this.setup = setup;
        this.listener = listener;
        games =
                new Tournament(
                        setup.tournament(),
                        new TournamentListener() {
                            @Override
                            public void finished(GameRecord game) throws IOException {
                                listener.finished(game);
                            }

                            @Override
                            public void standing(int pairing, Standing standing) {
                                counted(standing);
                            }
                        });
    }

    private void counted(Standing standing) {
        listener.standing(standing);
        if (setup.sprt().isPresent() && setup.sprt().get().isDecided(standing.pairs())) {
            stop();
        }
    }

    /** Adds a game that was played before; games beyond the last one of the match are ignored. */
    public void resume(int number, Result result, Reason reason) {
        games.resume(number, result, reason);
    }

    /** Ends the match and aborts running games. Any thread may call it. */
    public void stop() {
        games.stop();
    }

    /** Ends the match after the running games. Any thread may call it. */
    public void finish() {
        games.finish();
    }

    public Standing standing() {
        return games.standings().getFirst();
    }

    /** The match as a tournament of two. */
    public Tournament tournament() {
        return games;
    }

    /** Plays until all games are over, the test is decided, or the match is stopped. */
    public Standing run() {
        games.run();
        return standing();
    }

    /** Whether games remain to be played; none remain once the test is decided. */
    public boolean isOpen() {
        return games.isOpen();
    }
}
