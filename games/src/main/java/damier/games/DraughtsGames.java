package damier.games;

import damier.core.Evaluator;
import damier.core.EvaluatorSource;
import damier.core.GameDefinition;
import damier.core.GameParts;
import damier.core.Learnable;
import damier.core.ProbCutErrors;
import damier.core.Rules;
import damier.core.SearchParameter;
import damier.core.SearchParameters;
import damier.core.WinningChances;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.eval.DraughtsEvaluator;
import damier.draughts.eval.LearnableDraughts;
import damier.draughts.tables.DraughtsEndgames;
import damier.draughts.tables.TableFolder;
import damier.draughts.text.DraughtsExplainer;
import damier.draughts.text.DraughtsGameBoard;
import damier.draughts.text.DraughtsNotation;
import damier.draughts.text.HubForm;

import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Optional;

/** The game definitions of the draughts variants. */
public final class DraughtsGames {
    /** The search parameters of games with compulsory captures. */
    static final SearchParameters SEARCH =
            SearchParameters.PLAIN_WITH_WINDOWS
                    .with(SearchParameter.PROBCUT, 100)
                    .with(SearchParameter.PROBCUT_DEPTH, 3)
                    .with(SearchParameter.PROBCUT_SHARE, 4)
                    .with(SearchParameter.PROBCUT_SLOPE, 10)
                    .with(SearchParameter.PROBCUT_SLACK, 20)
                    .with(SearchParameter.REDUCE_FROM, 1)
                    .with(SearchParameter.REDUCE_MORE, 4)
                    .with(SearchParameter.REDUCE_DEEP, 150)
                    .with(SearchParameter.FORCED_DEPTH, 99)
                    .with(SearchParameter.THREAT_PLIES, 1)
                    .with(SearchParameter.ENDGAMES, 1);

    private DraughtsGames() {}

    /** The game of a variant with the built-in endgame tables. */
    public static GameDefinition of(Variant variant) {
        return of(variant, TableFolder.NONE);
    }

    /** The game of a variant, registered or with other draw rules. */
    public static GameDefinition of(Variant variant, TableFolder folder) {
        return GameDefinition.of(variant.id(), variant.name(), () -> parts(variant, folder))
                .firstSide(variant.firstSide())
                .search(SEARCH, () -> errors(variant))
                .chances(() -> chances(variant))
                .protocolName("pdn", variant.style().gameType())
                .protocolName("hub", hubName(variant))
                .build();
    }

    private static String hubName(Variant variant) {
        String name = variant.style().hubName();
        return name.isEmpty() ? variant.id() : name;
    }

    private static ProbCutErrors errors(Variant variant) {
        return ProbCutErrors.resource(DraughtsGames.class, variant.id() + ".probcut");
    }

    private static WinningChances chances(Variant variant) {
        return WinningChances.resource(DraughtsGames.class, variant.id() + ".chances");
    }

    private static GameParts<DraughtsPosition> parts(Variant variant, TableFolder folder) {
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        DraughtsNotation notation = new DraughtsNotation(variant, rules);
        return new GameParts<>(
                rules,
                notation,
                new DraughtsGameBoard(variant, notation),
                new DraughtsExplainer(variant, rules),
                new Evaluators(variant),
                new DraughtsEndgames(variant, rules, folder),
                Map.of("hub", new HubForm(notation)));
    }

    private static final class Evaluators implements EvaluatorSource<DraughtsPosition> {
        private final Variant variant;
        private @Nullable Evaluator<DraughtsPosition> standard;

        Evaluators(Variant variant) {
            this.variant = variant;
        }

        @Override
        public synchronized Evaluator<DraughtsPosition> standard() {
            Evaluator<DraughtsPosition> made = standard;
            if (made == null) {
                made = DraughtsEvaluator.of(variant);
                standard = made;
            }
            return made;
        }

        @Override
        public Evaluator<DraughtsPosition> withWeights(String file, byte[] content) {
            return DraughtsEvaluator.of(variant, file, content);
        }

        @Override
        public Optional<Learnable<DraughtsPosition>> learnable() {
            return Optional.of(LearnableDraughts.of(variant));
        }

        @Override
        public Optional<Learnable<DraughtsPosition>> learnable(String file, byte[] content) {
            return Optional.of(LearnableDraughts.of(variant, file, content));
        }
    }
}
