package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.core.Side;
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
import java.util.List;
import java.util.Optional;

/** Why a move is legal, or which rule it breaks. */
final class MoveReasons {
    private final Variant variant;
    private final BoardGeometry board;
    private final SquareNames names;
    private final MoveReader reader;
    private final StepChecker legs;

    MoveReasons(ExplanationContext.Kit kit) {
        this.variant = kit.variant();
        this.board = variant.board();
        this.names = kit.names();
        this.reader = new MoveReader(variant, names, kit.rules(), kit.writer());
        this.legs = new StepChecker(variant, names);
    }

    /** The verdict, then the reasons. */
    List<Sentence> of(ExplanationContext situation, String said) {
        String text = reader.inFull(situation.at(), said);
        WrittenMove written = WrittenMove.of(text, names);
        List<Long> fitting =
                situation.legalFrom(written.from()).stream()
                        .filter(move -> fits(situation.at(), move, written))
                        .toList();
        if (fitting.size() > 1) {
            return ambiguous(situation, text, fitting);
        }
        Optional<Long> move = read(situation.at(), text);
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(
                move.map(
                                legal ->
                                        Sentence.of(RuleMessages.LEGAL)
                                                .with("move", situation.text(legal)))
                        .orElseGet(
                                () ->
                                        Sentence.of(RuleMessages.NOT_LEGAL)
                                                .with("move", text.strip())));
        sentences.addAll(
                move.map(legal -> reasonsFor(situation, legal))
                        .orElseGet(() -> List.of(reasonAgainst(situation, written))));
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

    private static List<Sentence> ambiguous(
            ExplanationContext situation, String text, List<Long> fitting) {
        return List.of(
                Sentence.of(RuleMessages.FITS_SEVERAL).with("move", text.strip()),
                Sentence.of(RuleMessages.WRITE_BETWEEN).with("moves", situation.texts(fitting)));
    }

    private List<Sentence> reasonsFor(ExplanationContext situation, long move) {
        List<Sentence> reasons = new ArrayList<>();
        boolean king = situation.isKing(board.from(move));
        if (!Moves.isCapture(move)) {
            reasons.add(quiet(situation, king));
        } else {
            addCapture(situation, situation.wayOf(move), reasons);
        }
        if (!king) {
            addPromotion(situation, move, reasons);
        }
        return reasons;
    }

    private Sentence quiet(ExplanationContext situation, boolean king) {
        return situation
                .say(RuleMessages.MOVES_SO, king ? Topic.KING_MOVE : Topic.MAN_MOVE)
                .with("how", Phrase.move(king, variant.flyingKings()));
    }

    private void addCapture(ExplanationContext situation, Capture capture, List<Sentence> reasons) {
        List<String> captured = capture.captured().stream().map(names::name).toList();
        Topic topic = capture.byKing() ? Topic.KING_CAPTURE : Topic.MAN_CAPTURE;
        reasons.add(
                situation
                        .say(RuleMessages.CAPTURES, topic)
                        .with("count", capture.pieces())
                        .with("squares", captured));
        situation.free().stream()
                .filter(other -> !situation.isLegal(other))
                .findFirst()
                .flatMap(other -> situation.whyNot(other, capture))
                .ifPresent(reasons::add);
        List<Long> others =
                situation.legal().stream().filter(other -> other != capture.move()).toList();
        if (!others.isEmpty()) {
            reasons.add(
                    situation
                            .say(RuleMessages.MAY_BE_CHOSEN, Topic.FREE_CHOICE)
                            .with("moves", situation.texts(others)));
        }
    }

    private void addPromotion(ExplanationContext situation, long move, List<Sentence> reasons) {
        long promotionRank = board.promotionRank(situation.at().side());
        if (situation.has(promotionRank, board.to(move))) {
            boolean wins = variant.end() == End.FIRST_KING_WINS;
            Topic topic = wins ? Topic.FIRST_KING : Topic.PROMOTION;
            reasons.add(
                    situation.say(
                            wins ? RuleMessages.PROMOTED_AND_WINS : RuleMessages.PROMOTED, topic));
        } else if (Moves.isCapture(move)) {
            situation.wayOf(move).squares().stream()
                    .filter(square -> situation.has(promotionRank, square))
                    .findFirst()
                    .ifPresent(square -> reasons.add(passing(situation, square)));
        }
    }

    private Sentence passing(ExplanationContext situation, int square) {
        RuleMessages says =
                variant.promotion() == Promotion.IN_PASSING
                        ? RuleMessages.PROMOTED_IN_PASSING
                        : RuleMessages.STAYS_A_MAN;
        return situation.say(says, Topic.PROMOTION_IN_CAPTURE).with("square", names.name(square));
    }

    private Sentence reasonAgainst(ExplanationContext situation, WrittenMove written) {
        DraughtsPosition at = situation.at();
        String from = names.name(written.from());
        if (situation.has(at.opponent(), written.from())) {
            return situation
                    .say(RuleMessages.PIECE_OF_OTHER, Topic.TURNS)
                    .with("square", from)
                    .with("owner", at.side().opponent())
                    .with("side", at.side());
        }
        if (!situation.has(at.own(), written.from())) {
            return situation.say(RuleMessages.NO_PIECE, Topic.TURNS).with("square", from);
        }
        return complete(situation, written)
                .or(() -> incomplete(situation, written))
                .orElseGet(() -> legByLeg(situation, written));
    }

    /** A complete capture that capture precedence forbids. */
    private static Optional<Sentence> complete(ExplanationContext situation, WrittenMove written) {
        return situation.free().stream()
                .filter(capture -> matches(capture.squares(), written))
                .max((one, other) -> Integer.compare(one.pieces(), other.pieces()))
                .flatMap(situation::whyNot);
    }

    /** A capture that stops too early. */
    private Optional<Sentence> incomplete(ExplanationContext situation, WrittenMove written) {
        for (Capture capture : situation.free()) {
            for (int jumps = 1; jumps < capture.pieces(); jumps++) {
                if (matches(capture.squares().subList(0, jumps + 1), written)) {
                    return Optional.of(
                            situation
                                    .say(RuleMessages.NOT_COMPLETE, Topic.GOES_ON)
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

    private Sentence legByLeg(ExplanationContext situation, WrittenMove written) {
        Mover mover = legs.mover(situation.at(), written.from(), written.asCapture());
        for (int to : written.squares().subList(1, written.squares().size())) {
            switch (legs.leg(mover, to)) {
                case Fault(Sentence sentence) -> {
                    return sentence;
                }
                case Jump jump -> mover = legs.after(mover, jump, to);
                case Step _ -> {
                    return quietMove(situation, written);
                }
            }
        }
        return Sentence.of(RuleMessages.NO_RULE);
    }

    /** A quiet move that the piece could make if it were allowed. */
    private Sentence quietMove(ExplanationContext situation, WrittenMove written) {
        if (written.squares().size() > 2) {
            return situation.say(
                    RuleMessages.ONE_STEP,
                    situation.isKing(written.from()) ? Topic.KING_MOVE : Topic.MAN_MOVE);
        }
        if (situation.mustCapture()) {
            return situation
                    .say(RuleMessages.QUIET, Topic.COMPULSORY)
                    .with("moves", situation.texts(situation.legal()));
        }
        return resting(situation, written.from())
                .orElseGet(() -> Sentence.of(RuleMessages.NO_RULE));
    }

    /** Why a king that has made its maximum number of consecutive moves may not move. */
    Optional<Sentence> resting(ExplanationContext situation, int square) {
        DraughtsPosition at = situation.at();
        Side side = at.side();
        boolean rests =
                variant.kingRun() > 0
                        && at.kingRun(side) == variant.kingRun()
                        && board.square(at.runningKing(side)) == square;
        return rests
                ? Optional.of(
                        situation
                                .say(RuleMessages.KING_RESTS, Topic.KING_RUN)
                                .with("square", names.name(square))
                                .with("count", variant.kingRun()))
                : Optional.empty();
    }
}
