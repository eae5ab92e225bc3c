package damier.lab.learn;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Learnable;
import damier.core.MoveList;
import damier.core.Position;
import damier.core.Result;
import damier.core.Rules;
import damier.core.Scores;
import damier.core.Side;
import damier.core.Terms;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Training examples: the terms of quiet positions, the results of their games, and the scores of
 * their searches. Everything is from White's point of view.
 */
final class Examples {
    private static final int MAX_TERMS = Integer.MAX_VALUE - 8;

    private final GameDefinition kind;
    private final Learnable<Position> learnable;
    private final Terms terms = new Terms();
    private final MoveList legal = new MoveList();

    private int size;
    private int games;

    /** The index of the first term of each example; the next example's index ends it. */
    private int[] begins = new int[1 << 16];

    private int[] weights = new int[1 << 20];
    private short[] values = new short[1 << 20];
    private float[] late = new float[1 << 16];
    private float[] ifWhiteLeads = new float[1 << 16];
    private float[] ifBlackLeads = new float[1 << 16];
    private float[] points = new float[1 << 16];
    private short[] scores = new short[1 << 16];

    Examples(GameDefinition kind, Learnable<Position> learnable) {
        this.kind = kind;
        this.learnable = learnable;
    }

    /**
     * Adds the positions of a file of games.
     *
     * @throws IllegalArgumentException with a one-line message, if the file is invalid or belongs
     *     to other rules
     */
    void read(Path file, IntPredicate wanted) throws IOException {
        LearningGames.read(
                file,
                kind.id(),
                game -> {
                    if (wanted.test(game.number())) {
                        add(game, file);
                    }
                });
    }

    private void add(LearningGame played, Path file) {
        Rules<Position> rules = kind.rules();
        Game game = new Game(kind);
        for (int ply = 0; ply < played.plies(); ply++) {
            rules.generate(game.position(), legal);
            int move = played.move(ply);
            if (move < 0 || move >= legal.size() || game.ending().isPresent()) {
                throw differs(file, played);
            }
            game.play(legal.get(move));
            Position before = game.position(ply);
            if (ply >= played.opening()
                    && rules.isQuiet(before)
                    && rules.isQuiet(game.position())
                    && !isDecided(played.score(ply))) {
                add(before, played, ply);
            }
        }
        if (game.position().key() != played.lastKey()) {
            throw differs(file, played);
        }
        games++;
    }

    private static IllegalArgumentException differs(Path file, LearningGame played) {
        return new IllegalArgumentException(
                "%s: game %d was played by other rules".formatted(file, played.number()));
    }

    private static boolean isDecided(int score) {
        return Scores.isWin(score) || Scores.isLoss(score);
    }

    private void add(Position at, LearningGame played, int ply) {
        learnable.terms(at, terms);
        makeRoom();
        int begin = begins[size];
        for (int i = 0; i < terms.size(); i++) {
            weights[begin + i] = terms.weight(i);
            values[begin + i] = terms.value(i);
        }
        begins[size + 1] = begin + terms.size();
        late[size] = (float) terms.late();
        ifWhiteLeads[size] = (float) terms.ifWhiteLeads();
        ifBlackLeads[size] = (float) terms.ifBlackLeads();
        points[size] = points(played.result());
        int score = played.score(ply);
        scores[size] = (short) (at.side() == Side.WHITE ? score : -score);
        size++;
    }

    private static float points(Result result) {
        return switch (result) {
            case WHITE_WINS -> 1;
            case BLACK_WINS -> 0;
            case DRAW -> 0.5f;
        };
    }

    private void makeRoom() {
        if (size + 2 > begins.length) {
            int more = begins.length + begins.length / 2;
            begins = Arrays.copyOf(begins, more);
            late = Arrays.copyOf(late, more);
            ifWhiteLeads = Arrays.copyOf(ifWhiteLeads, more);
            ifBlackLeads = Arrays.copyOf(ifBlackLeads, more);
            points = Arrays.copyOf(points, more);
            scores = Arrays.copyOf(scores, more);
        }
        if (terms.size() > weights.length - begins[size]) {
            int more = (int) Math.min(weights.length * 3L / 2, MAX_TERMS);
            if (terms.size() > more - begins[size]) {
                throw new IllegalArgumentException("too many games to learn from at once");
            }
            weights = Arrays.copyOf(weights, more);
            values = Arrays.copyOf(values, more);
        }
    }

    int size() {
        return size;
    }

    int games() {
        return games;
    }

    int begin(int example) {
        return begins[example];
    }

    int end(int example) {
        return begins[example + 1];
    }

    int weight(int term) {
        return weights[term];
    }

    short value(int term) {
        return values[term];
    }

    float late(int example) {
        return late[example];
    }

    /** The factor of a sum. */
    float factor(int example, double sum) {
        return sum > 0 ? ifWhiteLeads[example] : ifBlackLeads[example];
    }

    float points(int example) {
        return points[example];
    }

    short score(int example) {
        return scores[example];
    }
}
