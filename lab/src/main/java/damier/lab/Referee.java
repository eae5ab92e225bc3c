package damier.lab;

import damier.core.Ending;
import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Side;
import damier.players.PlayerFault;
import damier.session.Forfeits;
import damier.session.GameClocks;
import damier.session.GameSession;
import damier.session.SessionListener;
import damier.session.SessionRules;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;

/** Plays games one after another, with its own players. */
final class Referee implements AutoCloseable {
    /** The maximum number of players kept for their next game; each holds memory or a process. */
    private static final int MAX_PLAYERS = 8;

    private final TournamentSetup setup;

    /** The players by index, least recently used first. */
    private final SequencedMap<Integer, MatchPlayer> players = new LinkedHashMap<>();

    Referee(TournamentSetup setup) {
        this.setup = setup;
    }

    /** Creates and warms up the players of a game, so that it can start at once. */
    void prepare(Fixture fixture) {
        player(fixture.first());
        player(fixture.second());
    }

    /**
     * Plays a game to its end.
     *
     * @param stop polled before every move; true aborts the game without a result
     */
    Optional<GameRecord> play(Fixture fixture, BooleanSupplier stop) {
        MatchPlayer first = player(fixture.first());
        MatchPlayer second = player(fixture.second());
        Game game = setup.openings().opening(fixture.opening());
        int openingPlies = game.ply();
        first.newGame(2L * fixture.number());
        second.newGame(2L * fixture.number() + 1);
        Side side = fixture.firstPlayersSide();
        GameSession<MatchPlayer> session =
                side == Side.WHITE ? session(game, first, second) : session(game, second, first);
        String detail = "";
        while (!session.isOver()) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            detail = move(session);
        }
        Ending ending = session.ending().orElseThrow();
        return Optional.of(
                new GameRecord(
                        fixture,
                        ending.result(),
                        ending.reason(),
                        detail,
                        game,
                        openingPlies,
                        session.moves().subList(openingPlies, game.ply())));
    }

    private GameSession<MatchPlayer> session(Game game, MatchPlayer white, MatchPlayer black) {
        return new GameSession<>(
                game,
                white,
                black,
                new GameClocks(white.limits(), black.limits(), System::nanoTime),
                SessionRules.match(setup.adjudication()),
                new SessionListener() {});
    }

    /**
     * Asks for a move and plays it.
     *
     * @return the description of the player's fault; empty if there is none
     * @throws PlayerFault if the player refuses the game
     */
    private String move(GameSession<MatchPlayer> session) {
        MatchPlayer player = session.seatToMove();
        String late = "";
        try {
            MatchPlayer.Answer answer = player.ask(session.game(), session.limits());
            session.play(answer.choice(), answer.nanos(), setup.patience().grace());
            late = String.format(Locale.ROOT, "took %.3f s", answer.nanos() / 1e9);
        } catch (PlayerFault fault) {
            if (fault.kind() == PlayerFault.Kind.START) {
                throw fault;
            }
            session.fail(fault);
        } catch (RuntimeException fault) {
            session.fail(fault);
        }
        Optional<Reason> reason = session.ending().map(Ending::reason);
        if (reason.filter(Reason::isFault).isPresent()) {
            player.retire();
        }
        return session.fault()
                .map(Forfeits::detail)
                .orElse(reason.equals(Optional.of(Reason.TIME)) ? late : "");
    }

    /** A player; it is created and warmed up before its first game. */
    private MatchPlayer player(int index) {
        MatchPlayer player = players.remove(index);
        if (player == null) {
            if (players.size() == MAX_PLAYERS) {
                players.pollFirstEntry().getValue().close();
            }
            player = new MatchPlayer(setup.contenders().get(index), setup.patience());
            player.warmUp(setup.kind());
        }
        players.put(index, player);
        return player;
    }

    @Override
    public void close() {
        players.values().forEach(MatchPlayer::close);
    }
}
