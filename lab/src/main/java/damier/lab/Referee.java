package damier.lab;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Position;
import damier.core.Result;
import damier.core.Side;

import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Plays one game after another at a board of its own. */
final class Referee<P extends Position> implements AutoCloseable {
    private final MatchSetup<P> setup;
    private final Seat first;
    private final Seat second;

    Referee(MatchSetup<P> setup) {
        this.setup = setup;
        first = new Seat(setup.first(), setup.patience());
        second = new Seat(setup.second(), setup.patience());
    }

    void warmUp() {
        first.warmUp(setup.kind());
        second.warmUp(setup.kind());
    }

    /**
     * Plays the game of this number to its end; which game that is follows from the number alone.
     *
     * @param stop asked before every move; once it says true there is no result
     */
    Optional<GameRecord<P>> play(int number, BooleanSupplier stop) {
        Game<P> game = setup.openings().opening(GameRecord.pair(number));
        int openingPlies = game.ply();
        first.newGame(2L * number);
        second.newGame(2L * number + 1);
        var scores = new ScoreWatch(setup.adjudication());
        while (!stop.getAsBoolean()) {
            Side side = game.side();
            Seat seat = side == GameRecord.firstPlayersSide(number) ? first : second;
            Optional<End> end = end(game).or(() -> move(game, seat, scores));
            if (end.isPresent()) {
                return Optional.of(record(number, end.get(), game, openingPlies));
            }
        }
        return Optional.empty();
    }

    private record End(Result result, Reason reason, String detail) {}

    private GameRecord<P> record(int number, End end, Game<P> game, int openingPlies) {
        return new GameRecord<>(
                number, end.result(), end.reason(), end.detail(), game, openingPlies);
    }

    private Optional<End> end(Game<P> game) {
        Optional<Ending> ending = game.ending();
        if (ending.isPresent()) {
            return Optional.of(
                    new End(ending.get().result(), Reason.of(ending.get().reason()), ""));
        }
        return game.ply() >= setup.adjudication().maxPlies()
                ? Optional.of(new End(Result.DRAW, Reason.LENGTH, ""))
                : Optional.empty();
    }

    private Optional<End> move(Game<P> game, Seat seat, ScoreWatch scores) {
        Side side = game.side();
        return switch (seat.ask(game)) {
            case Answer.Failed(Reason reason, String detail) ->
                    Optional.of(new End(Result.winOf(side.opponent()), reason, detail));
            case Answer.Moved(var choice) -> {
                game.play(choice.move());
                yield scores.after(side, choice.score(), game.ply())
                        .filter(result -> game.ending().isEmpty())
                        .map(result -> new End(result, Reason.SCORE, ""));
            }
        };
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
