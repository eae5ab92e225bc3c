package damier.games;

import damier.core.Evaluator;
import damier.core.EvaluatorSource;
import damier.core.GameDefinition;
import damier.core.GameParts;
import damier.core.Learnable;
import damier.core.Level;
import damier.core.ProbCutErrors;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.core.Side;
import damier.core.Unit;
import damier.core.WinningChances;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.eval.LearnableOthello;
import damier.othello.eval.OthelloEvaluator;
import damier.othello.solver.OthelloEndgames;
import damier.othello.text.OthelloExplainer;
import damier.othello.text.OthelloGameBoard;
import damier.othello.text.OthelloNotation;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game definition of Othello. */
public final class OthelloGame {
    private static final int ON = 1;

    /** The search parameters of a game in which every move changes much of the board. */
    static final SearchParameters SEARCH =
            SearchParameters.PLAIN
                    .with(SearchParameter.NULL_WINDOWS, ON)
                    .with(SearchParameter.HISTORY, ON)
                    .with(SearchParameter.PROBCUT, 150)
                    .with(SearchParameter.PROBCUT_DEPTH, 3)
                    .with(SearchParameter.PROBCUT_SHARE, 5)
                    .with(SearchParameter.PROBCUT_SLACK, 300)
                    .with(SearchParameter.PROBCUT_LOW, ON)
                    .with(SearchParameter.REDUCE_FROM, 1)
                    .with(SearchParameter.REDUCE_MORE, 4)
                    .with(SearchParameter.REDUCE_DEEP, 80)
                    .with(SearchParameter.ENDGAMES, ON);

    private static final List<Level> LEVELS =
            List.of(
                    new Level(1, 4000),
                    new Level(1, 1500),
                    new Level(1, 500),
                    new Level(1, 100),
                    new Level(2, 100),
                    new Level(3, 80),
                    new Level(4, 60),
                    new Level(6, 50),
                    new Level(8, 30),
                    new Level(Integer.MAX_VALUE, 0));

    private OthelloGame() {}

    public static GameDefinition definition() {
        return GameDefinition.of("othello", "Othello", OthelloGame::parts)
                .firstSide(Side.BLACK)
                .unit(Unit.DISC)
                .countingEndedGames()
                .scoredByMargin()
                .search(SEARCH, () -> ProbCutErrors.resource(OthelloGame.class, "othello.probcut"))
                .chances(() -> WinningChances.resource(OthelloGame.class, "othello.chances"))
                .levels(LEVELS)
                .protocolName("nboard", "othello")
                .protocolName("gtp", "othello")
                .build();
    }

    private static GameParts<OthelloPosition> parts() {
        return new GameParts<>(
                new OthelloRules(),
                new OthelloNotation(),
                new OthelloGameBoard(),
                new OthelloExplainer(),
                new Evaluators(),
                new OthelloEndgames(),
                Map.of());
    }

    private static final class Evaluators implements EvaluatorSource<OthelloPosition> {
        private @Nullable Evaluator<OthelloPosition> standard;

        @Override
        public synchronized Evaluator<OthelloPosition> standard() {
            Evaluator<OthelloPosition> made = standard;
            if (made == null) {
                made = new OthelloEvaluator();
                standard = made;
            }
            return made;
        }

        @Override
        public Evaluator<OthelloPosition> withWeights(String file, byte[] content) {
            return new OthelloEvaluator(file, content);
        }

        @Override
        public Optional<Learnable<OthelloPosition>> learnable() {
            return Optional.of(new LearnableOthello());
        }

        @Override
        public Optional<Learnable<OthelloPosition>> learnable(String file, byte[] content) {
            return Optional.of(new LearnableOthello(file, content));
        }
    }
}
