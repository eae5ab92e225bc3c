package damier.draughts.text;

import damier.core.Ending;
import damier.core.Explainer;
import damier.core.Rules;
import damier.core.Sentence;
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

/** Explains which rule of a variant's rule book allows or forbids a move. */
public final class DraughtsExplainer implements Explainer<DraughtsPosition> {
    private final Variant variant;
    private final ExplanationContext.Kit kit;
    private final DrawCounts draws;

    public DraughtsExplainer(Variant variant, Rules<DraughtsPosition> rules) {
        this.variant = variant;
        this.kit = ExplanationContext.Kit.of(variant, rules);
        this.draws = new DrawCounts(variant);
    }

    @Override
    public List<Sentence> position(DraughtsPosition at) {
        Optional<Sentence> over = over(at);
        if (over.isPresent()) {
            return List.of(over.get());
        }
        ExplanationContext context = new ExplanationContext(kit, at);
        List<Sentence> sentences = new ArrayList<>();
        if (context.mustCapture()) {
            addCaptures(context, sentences);
        } else {
            sentences.add(
                    context.say(RuleMessages.NOTHING_TO_CAPTURE, Topic.TURNS)
                            .with("side", at.side())
                            .with("count", context.legal().size()));
        }
        for (int square = 0; square < variant.board().squareCount(); square++) {
            context.resting(square).ifPresent(sentences::add);
        }
        sentences.addAll(draws.running(at));
        return sentences;
    }

    /**
     * Adds the compulsory captures and, for every rule of capture precedence that applies, a
     * capture that it forbids.
     */
    private static void addCaptures(ExplanationContext context, List<Sentence> sentences) {
        sentences.add(
                context.say(RuleMessages.MUST_CAPTURE, Topic.COMPULSORY)
                        .with("side", context.at().side())
                        .with("moves", context.texts(context.legal())));
        if (context.legal().size() > 1) {
            sentences.add(context.say(RuleMessages.FREE_CHOICE, Topic.FREE_CHOICE));
        }
        Set<Topic> explained = EnumSet.noneOf(Topic.class);
        for (Capture capture : context.free()) {
            boolean first =
                    !context.isLegal(capture)
                            && explained.add(context.deciding(capture).orElse(Topic.LANDING));
            if (first) {
                context.whyNot(capture).ifPresent(sentences::add);
            }
        }
    }

    @Override
    public List<Sentence> square(DraughtsPosition at, int square) {
        return over(at).map(List::of)
                .orElseGet(() -> new SquareReasons(new ExplanationContext(kit, at)).of(square));
    }

    @Override
    public List<Sentence> move(DraughtsPosition at, String text) {
        WrittenMove.of(text, kit.names());
        return over(at).map(
                        ending ->
                                List.of(
                                        Sentence.of(RuleMessages.NOT_LEGAL)
                                                .with("move", text.strip()),
                                        ending))
                .orElseGet(() -> new MoveReasons(new ExplanationContext(kit, at)).of(text));
    }

    @Override
    public Sentence ending(DraughtsPosition at) {
        return over(at).orElseGet(() -> Sentence.of(RuleMessages.NOT_OVER));
    }

    @Override
    public Sentence repetition(int occurrences) {
        return variant.book()
                .say(Ending.Says.REPEATED_BY_RULE, Topic.REPETITION)
                .with("count", occurrences);
    }

    private Optional<Sentence> over(DraughtsPosition at) {
        int count = kit.rules().count(at);
        if (kit.rules().outcome(at, count) == Rules.ONGOING) {
            return Optional.empty();
        }
        if (variant.end() == End.FIRST_KING_WINS && at.kings() != 0) {
            Side winner = at.kings(Side.WHITE) != 0 ? Side.WHITE : Side.BLACK;
            return Optional.of(
                    variant.book()
                            .say(RuleMessages.FIRST_KING_WINS, Topic.FIRST_KING)
                            .with("side", winner));
        }
        if (count == 0) {
            boolean wins = variant.end() == End.NO_MOVE_WINS;
            RuleMessages gone = wins ? RuleMessages.NO_PIECES_WINS : RuleMessages.NO_PIECES_LOSES;
            RuleMessages blocked = wins ? RuleMessages.NO_MOVE_WINS : RuleMessages.NO_MOVE_LOSES;
            return Optional.of(
                    variant.book()
                            .say(at.own() == 0 ? gone : blocked, Topic.NO_MOVE)
                            .with("side", at.side()));
        }
        return draws.drawn(at);
    }
}
