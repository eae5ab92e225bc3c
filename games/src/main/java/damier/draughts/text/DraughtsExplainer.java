package damier.draughts.text;

import damier.core.Explainer;
import damier.core.Rules;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.End;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which rule of a variant's rule book allows or forbids what, in sentences. */
public final class DraughtsExplainer implements Explainer<DraughtsPosition> {
    private final Variant variant;
    private final Situation.Kit kit;
    private final MoveReasons moves;
    private final SquareReasons squares;
    private final DrawCounts draws;

    public DraughtsExplainer(Variant variant, Rules<DraughtsPosition> rules) {
        this.variant = variant;
        this.kit = Situation.Kit.of(variant, rules);
        this.moves = new MoveReasons(kit);
        this.squares = new SquareReasons(kit, moves);
        this.draws = new DrawCounts(variant);
    }

    @Override
    public List<String> position(DraughtsPosition at) {
        Optional<String> over = over(at);
        if (over.isPresent()) {
            return List.of(over.get());
        }
        Situation situation = new Situation(kit, at);
        List<String> sentences = new ArrayList<>();
        if (situation.mustCapture()) {
            addCaptures(situation, sentences);
        } else {
            sentences.add(
                    "%s has nothing to capture and %s to choose from%s"
                            .formatted(
                                    Words.side(at.side()),
                                    Words.count(situation.legal().size(), "move", "moves"),
                                    situation.cite(Topic.TURNS)));
        }
        for (int square = 0; square < variant.board().squareCount(); square++) {
            moves.resting(situation, square).ifPresent(sentences::add);
        }
        sentences.addAll(draws.running(at));
        return sentences;
    }

    /** What must be captured and, for every rule of precedence that applies, what may not. */
    private static void addCaptures(Situation situation, List<String> sentences) {
        String side = Words.side(situation.at().side());
        String captures = situation.texts(situation.legal(), "or");
        sentences.add(side + " must capture: " + captures + situation.cite(Topic.COMPULSORY));
        if (situation.legal().size() > 1) {
            sentences.add("the choice is free" + situation.cite(Topic.FREE_CHOICE));
        }
        Set<Topic> explained = EnumSet.noneOf(Topic.class);
        for (Capture capture : situation.free()) {
            boolean first =
                    !situation.isLegal(capture)
                            && explained.add(situation.deciding(capture).orElse(Topic.LANDING));
            if (first) {
                situation.whyNot(capture).ifPresent(sentences::add);
            }
        }
    }

    @Override
    public List<String> square(DraughtsPosition at, int square) {
        return over(at).map(List::of).orElseGet(() -> squares.of(new Situation(kit, at), square));
    }

    @Override
    public List<String> move(DraughtsPosition at, String text) {
        WrittenMove.of(text, kit.names());
        return over(at).map(ending -> List.of(text.strip() + " is not legal", ending))
                .orElseGet(() -> moves.of(new Situation(kit, at), text));
    }

    @Override
    public String ending(DraughtsPosition at) {
        return over(at).orElse("the game is not over");
    }

    @Override
    public String repetition(int occurrences) {
        return Explainer.super.repetition(occurrences) + cite(Topic.REPETITION);
    }

    private Optional<String> over(DraughtsPosition at) {
        int count = kit.rules().count(at);
        if (kit.rules().outcome(at, count) == Rules.ONGOING) {
            return Optional.empty();
        }
        if (variant.end() == End.FIRST_KING_WINS && at.kings() != 0) {
            Side winner = at.kings(Side.WHITE) != 0 ? Side.WHITE : Side.BLACK;
            return Optional.of(
                    Words.side(winner) + " has a king and wins" + cite(Topic.FIRST_KING));
        }
        if (count == 0) {
            String state = at.own() == 0 ? " has no pieces left" : " cannot move";
            String result = variant.end() == End.NO_MOVE_WINS ? " and wins" : " and loses";
            return Optional.of(Words.side(at.side()) + state + result + cite(Topic.NO_MOVE));
        }
        return draws.drawn(at);
    }

    private String cite(Topic topic) {
        return " (" + variant.book().cite(topic) + ")";
    }
}
