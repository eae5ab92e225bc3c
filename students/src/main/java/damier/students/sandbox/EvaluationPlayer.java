package damier.students.sandbox;

import damier.classic.ClassicPlayer;
import damier.classic.Decision;
import damier.classic.FeaturePlayer;
import damier.classic.Watch;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;
import damier.players.PlayerFault.Kind;
import damier.students.sandbox.StudentCode.FeatureCode;
import damier.students.sandbox.StudentEvaluation.Interrupted;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A student's evaluation with Damier's search. */
final class EvaluationPlayer implements SandboxPlayer {
    /** The reserve for sending the answer. */
    private static final long MARGIN = 20_000_000;

    private static final long WARM_UP = 300_000_000;

    private final Map<String, Double> weights = new LinkedHashMap<>();
    private final ClassicPlayer player;
    private Optional<StudentEvaluation> evaluation = Optional.empty();

    EvaluationPlayer(
            GameDefinition kind,
            BoardView.Maker boards,
            List<FeatureCode> features,
            Words words,
            String name,
            Map<String, String> options) {
        features.forEach(feature -> weights.put(feature.name(), feature.weight()));
        player =
                FeaturePlayer.create(
                        name,
                        kind.id(),
                        weights,
                        options,
                        weighted -> {
                            var made = new StudentEvaluation(boards, features, weighted, words);
                            evaluation = Optional.of(made);
                            return made;
                        });
    }

    @Override
    public Map<String, Double> weights() {
        return weights;
    }

    @Override
    public void warmUp(Game game) {
        player.choose(game, Limits.depth(3).withTime(WARM_UP), Watch.NONE);
    }

    @Override
    public Decision decide(Game game, Limits limits, Watched watched, long untimed) {
        long time = FeaturePlayer.nanos(limits);
        boolean timed = time != Long.MAX_VALUE;
        Limits own = timed ? limits.withTime(time - Math.min(MARGIN, time / 10)) : limits;
        evaluation.ifPresent(ours -> ours.begin(own.nanos()));
        Optional<Decision> decision =
                watched.run(
                        () -> player.choose(game, own, Watch.NONE),
                        timed ? time + MARGIN : untimed);
        long allowed = timed ? time : untimed;
        Optional<Interrupted> slow =
                evaluation
                        .flatMap(StudentEvaluation::interrupted)
                        .filter(interrupted -> interrupted.nanos() > allowed / 2);
        if (decision.isEmpty() || (decision.get().depth() == 0 && slow.isPresent())) {
            String where = slow.map(Interrupted::where).orElseGet(watched::slow);
            throw new StudentFault(
                    Kind.LATE, where + ": no move after " + Watched.seconds(allowed));
        }
        return decision.get();
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        evaluation.ifPresent(ours -> ours.begin(Long.MAX_VALUE));
        List<Feature> features = player.features(game, side);
        evaluation
                .flatMap(StudentEvaluation::interrupted)
                .ifPresent(
                        slow -> {
                            throw new StudentFault(Kind.LATE, slow.where());
                        });
        return features;
    }
}
