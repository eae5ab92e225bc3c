package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.draughts.BoardGeometry;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.End;
import damier.draughts.Variant.Promotion;
import damier.draughts.text.StepChecker.Fault;
import damier.draughts.text.StepChecker.Jump;
import damier.draughts.text.StepChecker.Mover;
import damier.draughts.text.StepChecker.Step;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Why a move is legal, or which rule it breaks. */
final class MoveReasons {
    private final ExplanationContext context;
    private final Variant variant;
    private final BoardGeometry board;
    private final SquareNames names;
    private final MoveReader reader;

    MoveReasons(ExplanationContext context) {
        ExplanationContext.Kit kit = context.kit();
        this.context = context;
        this.variant = kit.variant();
        this.board = variant.board();
        this.names = kit.names();
        this.reader = new MoveReader(variant, names, kit.rules(), kit.writer());
    }

    /** The verdict, then the reasons. */
    List<Sentence> of(String said) {
        String text = reader.inFull(context.at(), said);
        WrittenMove written = WrittenMove.of(text, names);
        List<Long> fitting =
                context.legalFrom(written.from()).stream()
                        .filter(move -> fits(context.at(), move, written))
                        .toList();
        if (fitting.size() > 1) {
            return ambiguous(text, fitting);
        }
        Optional<Long> move = read(context.at(), text);
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(
                move.map(legal -> Sentence.of(RuleMessages.LEGAL).with("move", context.text(legal)))
                        .orElseGet(
                                () ->
                                        Sentence.of(RuleMessages.NOT_LEGAL)
                                                .with("move", text.strip())));
        sentences.addAll(
                move.map(this::reasonsFor).orElseGet(() -> List.of(reasonAgainst(written))));
        return sentences;
    }

    private boolean fits(DraughtsPosition at, long move, WrittenMove written) {
        return board.to(move) == written.to()
                && new CapturePaths(variant, at, move).passes(written.between());
    }

    private Optional<Long> read(DraughtsPosition at, String text) {
        try {
            return Optional.of(reader.read(at, text));
        } catch (NotationException _) {
            return Optional.empty();
        }
    }

    private List<Sentence> ambiguous(String text, List<Long> fitting) {
        return List.of(
                Sentence.of(RuleMessages.FITS_SEVERAL).with("move", text.strip()),
                Sentence.of(RuleMessages.WRITE_BETWEEN).with("moves", context.texts(fitting)));
    }

    private List<Sentence> reasonsFor(long move) {
        List<Sentence> reasons = new ArrayList<>();
        boolean king = context.isKing(board.from(move));
        if (!Moves.isCapture(move)) {
            reasons.add(quiet(king));
        } else {
            addCapture(context.wayOf(move), reasons);
        }
        if (!king) {
            addPromotion(move, reasons);
        }
        return reasons;
    }

    private Sentence quiet(boolean king) {
        return context.say(RuleMessages.MOVES_SO, king ? Topic.KING_MOVE : Topic.MAN_MOVE)
                .with("how", Phrase.move(king, variant.flyingKings()));
    }

    private void addCapture(Capture capture, List<Sentence> reasons) {
        List<String> captured = capture.captured().stream().map(names::name).toList();
        Topic topic = capture.byKing() ? Topic.KING_CAPTURE : Topic.MAN_CAPTURE;
        reasons.add(
                context.say(RuleMessages.CAPTURES, topic)
                        .with("count", capture.pieces())
                        .with("squares", captured));
        context.free().stream()
                .filter(other -> !context.isLegal(other))
                .findFirst()
                .flatMap(other -> context.whyNot(other, capture))
                .ifPresent(reasons::add);
        List<Long> others =
                context.legal().stream().filter(other -> other != capture.move()).toList();
        if (!others.isEmpty()) {
            reasons.add(
                    context.say(RuleMessages.MAY_BE_CHOSEN, Topic.FREE_CHOICE)
                            .with("moves", context.texts(others)));
        }
    }

    private void addPromotion(long move, List<Sentence> reasons) {
        long promotionRank = board.promotionRank(context.at().side());
        if (context.has(promotionRank, board.to(move))) {
            boolean wins = variant.end() == End.FIRST_KING_WINS;
            Topic topic = wins ? Topic.FIRST_KING : Topic.PROMOTION;
            reasons.add(
                    context.say(
                            wins ? RuleMessages.PROMOTED_AND_WINS : RuleMessages.PROMOTED, topic));
        } else if (Moves.isCapture(move)) {
            context.wayOf(move).squares().stream()
                    .filter(square -> context.has(promotionRank, square))
                    .findFirst()
                    .ifPresent(square -> reasons.add(passing(square)));
        }
    }

    private Sentence passing(int square) {
        RuleMessages message =
                variant.promotion() == Promotion.IN_PASSING
                        ? RuleMessages.PROMOTED_IN_PASSING
                        : RuleMessages.STAYS_A_MAN;
        return context.say(message, Topic.PROMOTION_IN_CAPTURE).with("square", names.name(square));
    }

    private Sentence reasonAgainst(WrittenMove written) {
        DraughtsPosition at = context.at();
        String from = names.name(written.from());
        if (context.has(at.opponent(), written.from())) {
            return context.say(RuleMessages.PIECE_OF_OTHER, Topic.TURNS)
                    .with("square", from)
                    .with("owner", at.side().opponent())
                    .with("side", at.side());
        }
        if (!context.has(at.own(), written.from())) {
            return context.say(RuleMessages.NO_PIECE, Topic.TURNS).with("square", from);
        }
        return complete(written).or(() -> incomplete(written)).orElseGet(() -> legByLeg(written));
    }

    /** A complete capture that capture precedence forbids. */
    private Optional<Sentence> complete(WrittenMove written) {
        return context.free().stream()
                .filter(capture -> matches(capture.squares(), written))
                .max(Comparator.comparingInt(Capture::pieces))
                .flatMap(context::whyNot);
    }

    /** A capture that stops too early. */
    private Optional<Sentence> incomplete(WrittenMove written) {
        for (Capture capture : context.free()) {
            for (int jumps = 1; jumps < capture.pieces(); jumps++) {
                if (matches(capture.squares().subList(0, jumps + 1), written)) {
                    return Optional.of(
                            context.say(RuleMessages.NOT_COMPLETE, Topic.GOES_ON)
                                    .with("from", names.name(written.to()))
                                    .with("over", names.name(capture.captured().get(jumps))));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean matches(List<Integer> squares, WrittenMove written) {
        return written.squares().size() == 2
                ? squares.getFirst() == written.from() && squares.getLast() == written.to()
                : squares.equals(written.squares());
    }

    private Sentence legByLeg(WrittenMove written) {
        StepChecker legs = new StepChecker(variant, names);
        Mover mover = legs.mover(context.at(), written.from(), written.asCapture());
        for (int to : written.squares().subList(1, written.squares().size())) {
            switch (legs.leg(mover, to)) {
                case Fault(Sentence sentence) -> {
                    return sentence;
                }
                case Jump jump -> mover = legs.after(mover, jump, to);
                case Step _ -> {
                    return quietMove(written);
                }
            }
        }
        return Sentence.of(RuleMessages.NO_RULE);
    }

    /** A quiet move that the piece could make if it were allowed. */
    private Sentence quietMove(WrittenMove written) {
        if (written.squares().size() > 2) {
            return context.say(
                    RuleMessages.ONE_STEP,
                    context.isKing(written.from()) ? Topic.KING_MOVE : Topic.MAN_MOVE);
        }
        if (context.mustCapture()) {
            return context.say(RuleMessages.QUIET, Topic.COMPULSORY)
                    .with("moves", context.texts(context.legal()));
        }
        return context.resting(written.from()).orElseGet(() -> Sentence.of(RuleMessages.NO_RULE));
    }
}
