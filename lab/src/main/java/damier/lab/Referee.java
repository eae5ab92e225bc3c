package damier.lab;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Result;
import damier.core.Side;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;

/** Plays games one after another, with its own players. */
final class Referee implements AutoCloseable {
    /** The maximum number of players kept for their next game; each holds memory or a process. */
    private static final int MAX_SEATS = 8;

    private final TournamentSetup setup;

    /** The seats by player index, least recently used first. */
    private final SequencedMap<Integer, Seat> seats = new LinkedHashMap<>();

    Referee(TournamentSetup setup) {
        this.setup = setup;
    }

    /** Creates and warms up the players of a game, so that it can start at once. */
    void prepare(Fixture fixture) {
        seat(fixture.first());
        seat(fixture.second());
    }

    /**
     * Plays a game to its end.
     *
     * @param stop polled before every move; true aborts the game without a result
     */
    Optional<GameRecord> play(Fixture fixture, BooleanSupplier stop) {
        Seat first = seat(fixture.first());
        Seat second = seat(fixture.second());
        Game game = setup.openings().opening(fixture.opening());
        int openingPlies = game.ply();
        first.newGame(2L * fixture.number());
        second.newGame(2L * fixture.number() + 1);
        List<PlayedMove> moves = new ArrayList<>();
        var scores = new ScoreWatch(setup.adjudication());
        while (!stop.getAsBoolean()) {
            Seat seat = game.side() == fixture.firstPlayersSide() ? first : second;
            Optional<End> end = end(game).or(() -> move(game, seat, moves, scores));
            if (end.isPresent()) {
                return Optional.of(
                        new GameRecord(
                                fixture,
                                end.get().result(),
                                end.get().reason(),
                                end.get().detail(),
                                game,
                                openingPlies,
                                moves));
            }
        }
        return Optional.empty();
    }

    private record End(Result result, Reason reason, String detail) {
        End(Result result, Reason reason) {
            this(result, reason, "");
        }
    }

    /** The seat of a player; the player is created and warmed up before its first game. */
    private Seat seat(int player) {
        Seat seat = seats.remove(player);
        if (seat == null) {
            if (seats.size() == MAX_SEATS) {
                seats.pollFirstEntry().getValue().close();
            }
            seat = new Seat(setup.contenders().get(player), setup.patience());
            seat.warmUp(setup.kind());
        }
        seats.put(player, seat);
        return seat;
    }

    /** The end of the game by the rules or by adjudication of its length. */
    private Optional<End> end(Game game) {
        Optional<Ending> ending = game.ending();
        if (ending.isPresent()) {
            return Optional.of(new End(ending.get().result(), Reason.of(ending.get().reason())));
        }
        return game.ply() >= setup.adjudication().maxPlies()
                ? Optional.of(new End(Result.DRAW, Reason.LENGTH))
                : Optional.empty();
    }

    private Optional<End> move(Game game, Seat seat, List<PlayedMove> moves, ScoreWatch scores) {
        Side side = game.side();
        return switch (seat.ask(game)) {
            case Answer.Failed(Reason reason, String detail) -> {
                boolean cutOff = reason == Reason.LENGTH;
                Result result = cutOff ? Result.DRAW : Result.winOf(side.opponent());
                yield Optional.of(new End(result, reason, detail));
            }
            case Answer.Moved(PlayedMove move) -> {
                game.play(move.choice().move());
                moves.add(move);
                yield scores.after(side, move.choice().score(), game.ply())
                        .filter(result -> game.ending().isEmpty())
                        .map(result -> new End(result, Reason.SCORE));
            }
        };
    }

    @Override
    public void close() {
        seats.values().forEach(Seat::close);
    }
}
