package damier.analysis;

import damier.core.Ending;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Rules;
import damier.core.Scores;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.search.SearchInfo;
import damier.search.SearchListener;

import java.util.ArrayList;
import java.util.List;

/**
 * The result of a search of a position.
 *
 * @param score for the side to move, in hundredths
 * @param line the principal variation; empty if the game is over
 */
record Value(int score, int depth, List<Long> line) {
    /** The value of no position. */
    static final Value NONE = new Value(0, 0, List.of());

    /** Searches a position; the value of a finished game follows from the rules. */
    static Value of(Player player, Game game, Limits limits) {
        if (game.ending().isPresent()) {
            return new Value(last(game, game.ending().get()), 0, List.of());
        }
        List<Long> line = new ArrayList<>();
        Choice choice =
                player.choose(
                        game,
                        limits,
                        new SearchListener() {
                            @Override
                            public void iteration(SearchInfo info) {
                                if (info.line() == 1) {
                                    line.clear();
                                    line.addAll(info.principalVariation());
                                }
                            }
                        });
        if (choice.score().isEmpty()) {
            throw new PlayerFault(
                    PlayerFault.Kind.GARBAGE,
                    player.name() + ": gives no score in men or discs, as analysing needs it");
        }
        boolean startsWithMove = !line.isEmpty() && line.getFirst() == choice.move();
        return new Value(
                choice.score().getAsInt(),
                choice.depth(),
                startsWithMove ? List.copyOf(line) : List.of(choice.move()));
    }

    private static int last(Game over, Ending ending) {
        int outcome = over.kind().rules().outcome(over.position(), over.legalMoves().length);
        if (ending.reason() == Ending.Reason.POSITION && outcome != Rules.ONGOING) {
            return outcome;
        }
        if (ending.result() == Result.DRAW) {
            return Scores.DRAW;
        }
        return ending.result() == Result.winOf(over.side()) ? Scores.WIN : Scores.LOSS;
    }

    /** The value of the previous position, from which {@code move} leads to this one. */
    Value before(long move) {
        List<Long> longer = new ArrayList<>(line.size() + 1);
        longer.add(move);
        longer.addAll(line);
        return new Value(Scores.ofMove(score), depth + 1, List.copyOf(longer));
    }
}
