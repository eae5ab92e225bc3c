package damier.terminal;

import damier.core.Game;
import damier.core.NotationException;
import damier.core.Sentence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The interpretation of typed text as a move. */
public sealed interface TypedMove {
    /** A legal move. */
    record Legal(long move) implements TypedMove {}

    /**
     * Several legal moves match.
     *
     * @param paths the full path of each move
     */
    record Ambiguous(List<Long> moves, List<String> paths) implements TypedMove {
        public Ambiguous {
            moves = List.copyOf(moves);
            paths = List.copyOf(paths);
        }
    }

    /**
     * No legal move matches.
     *
     * @param sentences the rules that the text breaks
     */
    record Wrong(List<String> sentences) implements TypedMove {
        public Wrong {
            sentences = List.copyOf(sentences);
        }
    }

    static TypedMove of(Game game, String text) {
        try {
            return new Legal(game.kind().notation().move(game.position(), text));
        } catch (NotationException fault) {
            List<Long> fitting = fitting(game, text);
            return fitting.size() > 1 ? ambiguous(game, fitting) : wrong(game, text, fault);
        }
    }

    private static TypedMove ambiguous(Game game, List<Long> fitting) {
        List<String> paths = new ArrayList<>();
        for (long move : fitting) {
            paths.add(game.kind().notation().fullPath(game.position(), move));
        }
        return new Ambiguous(fitting, paths);
    }

    private static List<Long> fitting(Game game, String text) {
        try {
            long[] moves = game.kind().notation().candidates(game.position(), text);
            return Arrays.stream(moves).boxed().toList();
        } catch (NotationException fault) {
            return List.of();
        }
    }

    private static TypedMove wrong(Game game, String text, NotationException fault) {
        try {
            List<String> sentences =
                    Sentence.texts(game.kind().explainer().move(game.position(), text));
            return new Wrong(
                    sentences.isEmpty() ? List.of(String.valueOf(fault.getMessage())) : sentences);
        } catch (NotationException noMove) {
            return new Wrong(List.of(String.valueOf(noMove.getMessage())));
        }
    }
}
