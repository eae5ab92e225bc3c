package damier.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The interpretation of text that a person typed as a move. Every face uses it, so that all accept
 * the same spellings: those of {@link Notation#move}, with or without a full stop at the end, and
 * with any sign between the squares, even the sign of a capture in a move without one.
 */
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
     * @param rules the rules that the text breaks; empty if the text is not a move
     */
    record Wrong(List<Sentence> rules, NotationException fault) implements TypedMove {
        public Wrong {
            rules = List.copyOf(rules);
        }

        /** What is wrong, in English. */
        public List<String> texts() {
            return rules.isEmpty()
                    ? List.of(String.valueOf(fault.getMessage()))
                    : Sentence.texts(rules);
        }
    }

    static TypedMove of(Game game, String typed) {
        String text = plain(typed);
        try {
            return new Legal(game.kind().notation().move(game.position(), text));
        } catch (NotationException fault) {
            List<Long> fitting = fitting(game, text);
            if (fitting.isEmpty()) {
                fitting = fitting(game, text.toLowerCase(Locale.ROOT).replaceAll("[x:]", "-"));
            }
            return switch (fitting.size()) {
                case 0 -> wrong(game, text, fault);
                case 1 -> new Legal(fitting.getFirst());
                default -> ambiguous(game, fitting);
            };
        }
    }

    /**
     * The legal move that the text denotes.
     *
     * @throws NotationException if there is none, or several
     */
    static long read(Game game, String typed) {
        return of(game, typed) instanceof Legal(long move)
                ? move
                : game.kind().notation().move(game.position(), plain(typed));
    }

    /** The text in the signs of {@link Notation}, without a full stop at the end. */
    static String plain(String typed) {
        String text = typed.strip().replace('–', '-').replace('×', 'x').replace('*', 'x');
        return text.endsWith(".") ? text.substring(0, text.length() - 1).stripTrailing() : text;
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
            return new Wrong(game.kind().explainer().move(game.position(), text), fault);
        } catch (NotationException noMove) {
            return new Wrong(List.of(), noMove);
        }
    }
}
