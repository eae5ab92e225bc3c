package damier.bench;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.MoveList;
import damier.core.Perft;
import damier.core.Position;
import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.Variants;
import damier.games.Games;
import damier.search.Search;
import damier.search.SearchListener;
import damier.table.TranspositionTable;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/** One unit of work for {@link SpecialisedSpeed}, after other games have done the same. */
public final class SpecialisedWork implements LongSupplier {
    private static final int POSITIONS = 1_000;
    private static final int LONGEST = 80;
    private static final int EVALUATIONS = 50;
    private static final int PATH_DEPTH = 7;
    private static final int SEARCH_DEPTH = 12;
    private static final int WARM_UPS = 10;
    private static final long TABLE = 4L << 20;
    private static final List<String> OTHERS = List.of("russian", "english", "spanish", "othello");

    private final LongSupplier work;

    /**
     * @param what {@code SEARCH}, {@code PATHS} or {@code EVALUATE}
     */
    public SpecialisedWork(String what, String game) {
        Games games = new Games();
        for (String other : OTHERS) {
            LongSupplier warmUp = of(what, games.byId(other));
            for (int i = 0; i < WARM_UPS; i++) {
                long _ = warmUp.getAsLong();
            }
        }
        work = of(what, games.byId(game));
    }

    @Override
    public long getAsLong() {
        return work.getAsLong();
    }

    private static LongSupplier of(String what, GameDefinition game) {
        Rules<Position> rules = game.rules();
        // A class that games share serves the last one that has asked for it.
        Variants.all().stream()
                .filter(variant -> variant.id().equals(game.id()))
                .forEach(Draughts::rules);
        Position start = rules.newPosition();
        if (what.equals("PATHS")) {
            Perft perft = Perft.of(game, Perft.Leaves.COUNTED);
            return () -> perft.count(start, PATH_DEPTH);
        }
        Evaluator<Position> evaluator = game.evaluators().standard();
        if (what.equals("EVALUATE")) {
            List<Position> positions = positions(rules);
            return () -> evaluate(evaluator, positions);
        }
        Search search =
                new Search.Maker(game, evaluator, game.searchParameters(), false)
                        .make(new TranspositionTable(TABLE), 1);
        return () -> {
            search.clear();
            return search.run(new Game(game), Limits.depth(SEARCH_DEPTH), new SearchListener() {})
                    .nodes();
        };
    }

    private static long evaluate(Evaluator<Position> evaluator, List<Position> positions) {
        long sum = 0;
        for (int i = 0; i < EVALUATIONS; i++) {
            for (Position position : positions) {
                sum += evaluator.evaluate(position);
            }
        }
        return sum;
    }

    /** Quiet positions of random games. */
    private static List<Position> positions(Rules<Position> rules) {
        SplittableRandom random = new SplittableRandom(1);
        MoveList moves = new MoveList();
        List<Position> positions = new ArrayList<>();
        while (positions.size() < POSITIONS) {
            Position at = rules.newPosition();
            for (int ply = 0; ply < LONGEST; ply++) {
                rules.generate(at, moves);
                if (rules.outcome(at, moves.size()) != Rules.ONGOING) {
                    break;
                }
                Position next = rules.newPosition();
                rules.play(at, moves.get(random.nextInt(moves.size())), next);
                at = next;
                if (rules.isQuiet(at) && positions.size() < POSITIONS) {
                    positions.add(at);
                }
            }
        }
        return positions;
    }
}
