package damier.draughts.text;

import damier.core.Sentence;
import damier.core.Sentence.Piece;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;

/** Why the piece on a square can or cannot move, or which pieces can move to it. */
final class SquareReasons {
    private final Variant variant;
    private final BoardGeometry board;
    private final MoveReasons moves;

    SquareReasons(ExplanationContext.Kit kit, MoveReasons moves) {
        this.variant = kit.variant();
        this.board = variant.board();
        this.moves = moves;
    }

    List<Sentence> of(ExplanationContext situation, int square) {
        DraughtsPosition at = situation.at();
        if (situation.has(at.own(), square)) {
            return own(situation, square);
        }
        return situation.has(at.opponent(), square)
                ? opponents(situation, square)
                : empty(situation, square);
    }

    private List<Sentence> own(ExplanationContext situation, int square) {
        List<Long> legal = situation.legalFrom(square);
        List<Sentence> sentences = new ArrayList<>();
        if (!legal.isEmpty()) {
            Topic topic =
                    situation.mustCapture() ? Topic.COMPULSORY : topicOfMove(situation, square);
            RuleMessages says =
                    situation.mustCapture()
                            ? RuleMessages.PIECE_MUST_CAPTURE
                            : RuleMessages.PIECE_CAN_MOVE;
            sentences.add(
                    say(situation, says, topic, square).with("moves", situation.texts(legal)));
        } else if (situation.mustCapture()) {
            addWhyItDoesNotCapture(situation, square, sentences);
        } else {
            sentences.add(
                    moves.resting(situation, square).orElseGet(() -> blocked(situation, square)));
        }
        if (!variant.menCaptureKings() && !situation.isKing(square)) {
            addSparedKings(situation, square, sentences);
        }
        return sentences;
    }

    private void addWhyItDoesNotCapture(
            ExplanationContext situation, int square, List<Sentence> sentences) {
        situation.free().stream()
                .filter(capture -> capture.from() == square)
                .max((one, other) -> Integer.compare(one.pieces(), other.pieces()))
                .flatMap(situation::whyNot)
                .ifPresentOrElse(
                        sentences::add,
                        () ->
                                sentences.add(
                                        say(
                                                        situation,
                                                        RuleMessages.PIECE_CANNOT_CAPTURE,
                                                        Topic.COMPULSORY,
                                                        square)
                                                .with(
                                                        "moves",
                                                        situation.texts(situation.legal()))));
    }

    private Sentence blocked(ExplanationContext situation, int square) {
        List<String> occupied =
                neighbours(situation, square, 1).stream().map(situation::name).toList();
        RuleMessages says =
                switch (occupied.size()) {
                    case 0 -> RuleMessages.BLOCKED;
                    case 1 -> RuleMessages.BLOCKED_BY_ONE;
                    default -> RuleMessages.BLOCKED_BY;
                };
        return say(situation, says, topicOfMove(situation, square), square)
                .with("squares", occupied);
    }

    /** The squares ahead, and for a king also behind. */
    private List<Integer> neighbours(ExplanationContext situation, int square, int distance) {
        int forward = situation.at().side() == Side.WHITE ? -1 : 1;
        List<Integer> rows = situation.isKing(square) ? List.of(-1, 1) : List.of(forward);
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

    private void addSparedKings(
            ExplanationContext situation, int square, List<Sentence> sentences) {
        DraughtsPosition at = situation.at();
        for (int landing : neighbours(situation, square, 2)) {
            int over =
                    board.squareAt(
                            (board.row(square) + board.row(landing)) / 2,
                            (board.column(square) + board.column(landing)) / 2);
            boolean free = !situation.has(at.own() | at.opponent(), landing);
            if (free && situation.has(at.opponent() & at.kings(), over)) {
                sentences.add(
                        situation
                                .say(RuleMessages.SPARES_KING, Topic.MEN_SPARE_KINGS)
                                .with("square", situation.name(over)));
            }
        }
    }

    private List<Sentence> opponents(ExplanationContext situation, int square) {
        Side mover = situation.at().side();
        List<Sentence> sentences = new ArrayList<>();
        sentences.add(
                say(situation, RuleMessages.PIECE_IS_OTHERS, Topic.TURNS, square)
                        .with("owner", mover.opponent())
                        .with("side", mover));
        List<Long> capturing =
                situation.legal().stream()
                        .filter(move -> situation.has(board.captured(move), square))
                        .toList();
        if (!capturing.isEmpty()) {
            sentences.add(
                    Sentence.of(RuleMessages.CAPTURED_BY)
                            .with("moves", situation.texts(capturing)));
        }
        return sentences;
    }

    private List<Sentence> empty(ExplanationContext situation, int square) {
        List<Long> arriving =
                situation.legal().stream().filter(move -> board.to(move) == square).toList();
        String name = situation.name(square);
        if (!arriving.isEmpty()) {
            return List.of(
                    Sentence.of(RuleMessages.EMPTY_REACHED)
                            .with("square", name)
                            .with("moves", situation.texts(arriving)));
        }
        return situation.mustCapture()
                ? List.of(
                        situation
                                .say(RuleMessages.EMPTY_NO_CAPTURE, Topic.COMPULSORY)
                                .with("square", name)
                                .with("moves", situation.texts(situation.legal())))
                : List.of(Sentence.of(RuleMessages.EMPTY_NOT_REACHED).with("square", name));
    }

    /** The beginning of a sentence about the piece on a square. */
    private static Sentence say(
            ExplanationContext situation, RuleMessages says, Topic topic, int square) {
        return situation
                .say(says, topic)
                .with("piece", new Piece(situation.isKing(square)))
                .with("square", situation.name(square));
    }

    private static Topic topicOfMove(ExplanationContext situation, int square) {
        return situation.isKing(square) ? Topic.KING_MOVE : Topic.MAN_MOVE;
    }
}
