package damier.students.sandbox;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/** The player of a student's file: an evaluation with Damier's search, or a complete player. */
interface SandboxPlayer {
    /** The weights of an evaluation's features by name; empty for a complete player. */
    Map<String, Double> weights();

    /** Warms up the JVM, so that the first move does not wait for class loading and compilation. */
    void warmUp(Game game);

    /**
     * Chooses a move.
     *
     * @param untimed the time limit if only depth or nodes are limited
     */
    Decision decide(Game game, Limits limits, Watched watched, long untimed);

    List<Feature> features(Game game, Side side);

    static SandboxPlayer of(
            GameDefinition kind,
            BoardView.Maker boards,
            StudentCode code,
            String name,
            Map<String, String> options) {
        Class<?> type = code.playerClass();
        if (code.isAnytime(type)) {
            return new WholePlayer(boards, code.make(type), code.words(), name, options);
        }
        return new EvaluationPlayer(
                kind, boards, code.features(type, code.make(type)), code.words(), name, options);
    }
}
