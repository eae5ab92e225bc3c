package damier.draughts.text;

import damier.core.Sentence;
import damier.core.Sentence.Piece;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Why the piece on a square can or cannot move, or which pieces can move to it. */
final class SquareReasons {
    private final ExplanationContext context;
    private final Variant variant;
    private final BoardGeometry board;

    SquareReasons(ExplanationContext context) {
        this.context = context;
        this.variant = context.kit().variant();
        this.board = variant.board();
    }

    List<Sentence> of(int square) {
        DraughtsPosition at = context.at();
        if (context.has(at.own(), square)) {
            return own(square);
        }
        return context.has(at.opponent(), square) ? opponents(square) : empty(square);
    }

    private List<Sentence> own(int square) {
        List<Long> legal = context.legalFrom(square);
        List<Sentence> sentences = new ArrayList<>();
        if (!legal.isEmpty()) {
            Topic topic = context.mustCapture() ? Topic.COMPULSORY : topicOfMove(square);
            RuleMessages message =
                    context.mustCapture()
                            ? RuleMessages.PIECE_MUST_CAPTURE
                            : RuleMessages.PIECE_CAN_MOVE;
            sentences.add(say(message, topic, square).with("moves", context.texts(legal)));
        } else if (context.mustCapture()) {
            sentences.add(whyNotCapturing(square));
        } else {
            sentences.add(context.resting(square).orElseGet(() -> blocked(square)));
        }
        if (!variant.menCaptureKings() && !context.isKing(square)) {
            addSparedKings(square, sentences);
        }
        return sentences;
    }

    private Sentence whyNotCapturing(int square) {
        return context.free().stream()
                .filter(capture -> capture.from() == square)
                .max(Comparator.comparingInt(Capture::pieces))
                .flatMap(context::whyNot)
                .orElseGet(() -> cannotCapture(square));
    }

    private Sentence cannotCapture(int square) {
        return say(RuleMessages.PIECE_CANNOT_CAPTURE, Topic.COMPULSORY, square)
                .with("moves", context.texts(context.legal()));
    }

    private Sentence blocked(int square) {
        List<String> occupied = neighbours(square, 1).stream().map(context::name).toList();
        RuleMessages message =
                switch (occupied.size()) {
                    case 0 -> RuleMessages.BLOCKED;
                    case 1 -> RuleMessages.BLOCKED_BY_ONE;
                    default -> RuleMessages.BLOCKED_BY;
                };
        return say(message, topicOfMove(square), square).with("squares", occupied);
    }

    /** The squares ahead, and for a king also behind. */
    private List<Integer> neighbours(int square, int distance) {
        int forward = context.at().side() == Side.WHITE ? -1 : 1;
        List<Integer> rows = context.isKing(square) ? List.of(-1, 1) : List.of(forward);
        List<Integer> neighbours = new ArrayList<>();
        for (int row : rows) {
            for (int column : List.of(-1, 1)) {
                int neighbour =
                        board.squareAt(
                                board.row(square) + distance * row,
                                board.column(square) + distance * column);
                if (neighbour >= 0) {
                    neighbours.add(neighbour);
                }
            }
        }
        return neighbours;
    }

    private void addSparedKings(int square, List<Sentence> sentences) {
        DraughtsPosition at = context.at();
        for (int landing : neighbours(square, 2)) {
            int over =
                    board.squareAt(
                            (board.row(square) + board.row(landing)) / 2,
                            (board.column(square) + board.column(landing)) / 2);
            boolean free = !context.has(at.own() | at.opponent(), landing);
            if (free && context.has(at.opponent() & at.kings(), over)) {
                sentences.add(
                        context.say(RuleMessages.SPARES_KING, Topic.MEN_SPARE_KINGS)
                                .with("square", context.name(over)));
            }
        }
    }

    private List<Sentence> opponents(int square) {
        Side mover = context.at().side();
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(
                say(RuleMessages.PIECE_IS_OTHERS, Topic.TURNS, square)
                        .with("owner", mover.opponent())
                        .with("side", mover));
        List<Long> capturing =
                context.legal().stream()
                        .filter(move -> context.has(board.captured(move), square))
                        .toList();
        if (!capturing.isEmpty()) {
            sentences.add(
                    Sentence.of(RuleMessages.CAPTURED_BY).with("moves", context.texts(capturing)));
        }
        return sentences;
    }

    private List<Sentence> empty(int square) {
        List<Long> arriving =
                context.legal().stream().filter(move -> board.to(move) == square).toList();
        String name = context.name(square);
        if (!arriving.isEmpty()) {
            return List.of(
                    Sentence.of(RuleMessages.EMPTY_REACHED)
                            .with("square", name)
                            .with("moves", context.texts(arriving)));
        }
        return context.mustCapture()
                ? List.of(
                        context.say(RuleMessages.EMPTY_NO_CAPTURE, Topic.COMPULSORY)
                                .with("square", name)
                                .with("moves", context.texts(context.legal())))
                : List.of(Sentence.of(RuleMessages.EMPTY_NOT_REACHED).with("square", name));
    }

    /** The beginning of a sentence about the piece on a square. */
    private Sentence say(RuleMessages message, Topic topic, int square) {
        return context.say(message, topic)
                .with("piece", new Piece(context.isKing(square)))
                .with("square", context.name(square));
    }

    private Topic topicOfMove(int square) {
        return context.isKing(square) ? Topic.KING_MOVE : Topic.MAN_MOVE;
    }
}
