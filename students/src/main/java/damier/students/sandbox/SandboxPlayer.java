package damier.students.sandbox;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;

import java.util.List;
import java.util.Map;

/** What a student's file is: an evaluation with our search, or a whole player. */
interface SandboxPlayer {
    /** The weights of an evaluation's features by name; none of a whole player. */
    Map<String, Double> weights();

    /** Lets the virtual machine load and compile what a first move would have to wait for. */
    void warmUp(Game game);

    /**
     * Chooses a move.
     *
     * @param untimed how long a move may take where nothing but depth or nodes limits it
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
