package damier.draughts.text;

import damier.core.NotationException;
import damier.core.Side;
import damier.draughts.Board;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.draughts.Moves;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;
import damier.draughts.Variant.Crowning;
import damier.draughts.Variant.End;
import damier.draughts.text.Legs.Fault;
import damier.draughts.text.Legs.Jump;
import damier.draughts.text.Legs.Mover;
import damier.draughts.text.Legs.Step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Why a move is legal, or which rule it breaks. */
final class MoveReasons {
    /** Said where no rule was found to be broken, which should never happen. */
    static final String FALLBACK = "no rule allows it";

    private final Variant variant;
    private final Board board;
    private final SquareNames names;
    private final MoveReader reader;
    private final Legs legs;

    MoveReasons(Situation.Kit kit) {
        this.variant = kit.variant();
        this.board = variant.board();
        this.names = kit.names();
        this.reader = new MoveReader(variant, names, kit.rules(), kit.writer());
        this.legs = new Legs(variant, names);
    }

    /** The verdict, then the reasons. */
    List<String> of(Situation situation, String said) {
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
        List<String> sentences = new ArrayList<>();
        sentences.add(
                move.map(legal -> situation.text(legal) + " is legal")
                        .orElse(text.strip() + " is not legal"));
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

    private List<String> ambiguous(Situation situation, String text, List<Long> fitting) {
        return List.of(
                text.strip() + " fits more than one legal capture",
                "write the squares between: " + situation.texts(fitting, "or"));
    }

    private List<String> reasonsFor(Situation situation, long move) {
        List<String> reasons = new ArrayList<>();
        boolean king = situation.isKing(board.from(move));
        if (!Moves.isCapture(move)) {
            reasons.add(quiet(situation, king));
        } else {
            addCapture(situation, situation.wayOf(move), reasons);
        }
        if (!king) {
            addCrowning(situation, move, reasons);
        }
        return reasons;
    }

    private String quiet(Situation situation, boolean king) {
        if (!king) {
            return "a man moves one step diagonally forward" + situation.cite(Topic.MAN_MOVE);
        }
        String how = variant.flyingKings() ? "along a free diagonal" : "one step diagonally";
        return "a king moves " + how + situation.cite(Topic.KING_MOVE);
    }

    private void addCapture(Situation situation, Capture capture, List<String> reasons) {
        List<String> captured = capture.captured().stream().map(names::name).toList();
        Topic topic = capture.byKing() ? Topic.KING_CAPTURE : Topic.MAN_CAPTURE;
        reasons.add(
                "it captures %s, on %s%s"
                        .formatted(
                                Words.count(capture.pieces(), "piece", "pieces"),
                                Words.list(captured, "and"),
                                situation.cite(topic)));
        situation.free().stream()
                .filter(other -> !situation.isLegal(other))
                .findFirst()
                .flatMap(other -> situation.whyNot(other, capture))
                .ifPresent(reasons::add);
        List<Long> others =
                situation.legal().stream().filter(other -> other != capture.move()).toList();
        if (!others.isEmpty()) {
            String choice = situation.texts(others, "or");
            reasons.add("it may be chosen, as may " + choice + situation.cite(Topic.FREE_CHOICE));
        }
    }

    private void addCrowning(Situation situation, long move, List<String> reasons) {
        long crowns = board.promotionRank(situation.at().side());
        if (situation.has(crowns, board.to(move))) {
            boolean wins = variant.end() == End.FIRST_KING_WINS;
            Topic topic = wins ? Topic.FIRST_KING : Topic.CROWNING;
            String result = wins ? " and wins the game" : "";
            reasons.add("the man becomes a king" + result + situation.cite(topic));
        } else if (Moves.isCapture(move)) {
            situation.wayOf(move).squares().stream()
                    .filter(square -> situation.has(crowns, square))
                    .findFirst()
                    .ifPresent(square -> reasons.add(passing(situation, square)));
        }
    }

    private String passing(Situation situation, int square) {
        String what =
                variant.crowning() == Crowning.IN_PASSING
                        ? "the man becomes a king on %s and goes on as a king"
                        : "the man passes %s without ending there and stays a man";
        return what.formatted(names.name(square)) + situation.cite(Topic.CROWNING_IN_CAPTURE);
    }

    private String reasonAgainst(Situation situation, WrittenMove written) {
        DraughtsPosition at = situation.at();
        String from = names.name(written.from());
        if (situation.has(at.opponent(), written.from())) {
            String owner = Words.side(at.side().opponent());
            String mover = Words.side(at.side());
            return "the piece on %s is %s's, and %s is to move%s"
                    .formatted(from, owner, mover, situation.cite(Topic.TURNS));
        }
        if (!situation.has(at.own(), written.from())) {
            return "there is no piece on " + from + situation.cite(Topic.TURNS);
        }
        return complete(situation, written)
                .or(() -> incomplete(situation, written))
                .orElseGet(() -> legByLeg(situation, written));
    }

    /** A capture that would be complete, but is not preferred. */
    private static Optional<String> complete(Situation situation, WrittenMove written) {
        return situation.free().stream()
                .filter(capture -> matches(capture.squares(), written))
                .max((one, other) -> Integer.compare(one.pieces(), other.pieces()))
                .flatMap(situation::whyNot);
    }

    /** A capture that stops too early. */
    private Optional<String> incomplete(Situation situation, WrittenMove written) {
        for (Capture capture : situation.free()) {
            for (int jumps = 1; jumps < capture.pieces(); jumps++) {
                if (matches(capture.squares().subList(0, jumps + 1), written)) {
                    return Optional.of(
                            "the capture is not complete: from %s it must go on over %s%s"
                                    .formatted(
                                            names.name(written.to()),
                                            names.name(capture.captured().get(jumps)),
                                            situation.cite(Topic.GOES_ON)));
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

    private String legByLeg(Situation situation, WrittenMove written) {
        Mover mover = legs.mover(situation.at(), written.from(), written.asCapture());
        for (int to : written.squares().subList(1, written.squares().size())) {
            switch (legs.leg(mover, to)) {
                case Fault(String sentence) -> {
                    return sentence;
                }
                case Jump jump -> mover = legs.after(mover, jump, to);
                case Step _ -> {
                    return quietMove(situation, written);
                }
            }
        }
        return FALLBACK;
    }

    /** A quiet move that the piece could make, if only it were allowed to. */
    private String quietMove(Situation situation, WrittenMove written) {
        if (written.squares().size() > 2) {
            return "a move without a capture is one step"
                    + situation.cite(
                            situation.isKing(written.from()) ? Topic.KING_MOVE : Topic.MAN_MOVE);
        }
        if (situation.mustCapture()) {
            return "it is a quiet move, but a capture is compulsory: "
                    + situation.texts(situation.legal(), "or")
                    + situation.cite(Topic.COMPULSORY);
        }
        return resting(situation, written.from()).orElse(FALLBACK);
    }

    /** Where one king may not move for ever: why it must wait. */
    Optional<String> resting(Situation situation, int square) {
        DraughtsPosition at = situation.at();
        Side side = at.side();
        boolean rests =
                variant.kingRun() > 0
                        && at.kingRun(side) == variant.kingRun()
                        && board.square(at.runningKing(side)) == square;
        return rests
                ? Optional.of(
                        "the king on %s has made %s quiet moves in a row, and another piece must move first%s"
                                .formatted(
                                        names.name(square),
                                        Words.number(variant.kingRun()),
                                        situation.cite(Topic.KING_RUN)))
                : Optional.empty();
    }
}
