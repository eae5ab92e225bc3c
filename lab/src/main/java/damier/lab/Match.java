package damier.lab;

import damier.core.Result;

import java.io.IOException;

/**
 * Games between two players, in pairs from one opening with colours reversed: a tournament of two,
 * which ends as soon as a test of their strengths is decided.
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

    /**
     * Takes in a game that was played before; games beyond the last one of the match are ignored.
     */
    public void resume(int number, Result result, Reason reason) {
        games.resume(number, result, reason);
    }

    /** Ends the match; games under way are broken off. May be called by any thread. */
    public void stop() {
        games.stop();
    }

    /** Ends the match once the games under way are over. May be called by any thread. */
    public void finish() {
        games.finish();
    }

    public Standing standing() {
        return games.standings().getFirst();
    }

    /** The same as a tournament of two. */
    public Tournament tournament() {
        return games;
    }

    /** Plays until all games are over, the test is decided, or it is told to end. */
    public Standing run() {
        games.run();
        return standing();
    }

    /** Whether there are games to be played yet; a test that is decided needs no more. */
    public boolean isOpen() {
        return games.isOpen();
    }
}
