package damier.draughts.text;

import damier.core.Side;
import damier.draughts.Board;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.ArrayList;
import java.util.List;

/** Why the piece on a square can or cannot move, or who can go to it. */
final class SquareReasons {
    private final Variant variant;
    private final Board board;
    private final MoveReasons moves;

    SquareReasons(Situation.Kit kit, MoveReasons moves) {
        this.variant = kit.variant();
        this.board = variant.board();
        this.moves = moves;
    }

    List<String> of(Situation situation, int square) {
        DraughtsPosition at = situation.at();
        if (situation.has(at.own(), square)) {
            return own(situation, square);
        }
        return situation.has(at.opponent(), square)
                ? opponents(situation, square)
                : empty(situation, square);
    }

    private List<String> own(Situation situation, int square) {
        List<Long> legal = situation.legalFrom(square);
        List<String> sentences = new ArrayList<>();
        String piece = "the " + piece(situation, square) + " on " + situation.name(square);
        if (!legal.isEmpty()) {
            Topic topic =
                    situation.mustCapture() ? Topic.COMPULSORY : topicOfMove(situation, square);
            String verb = situation.mustCapture() ? " must capture: " : " can move: ";
            sentences.add(piece + verb + situation.texts(legal, "or") + situation.cite(topic));
        } else if (situation.mustCapture()) {
            addWhyItDoesNotCapture(situation, square, piece, sentences);
        } else {
            sentences.add(
                    moves.resting(situation, square)
                            .orElseGet(() -> blocked(situation, square, piece)));
        }
        if (!variant.menCaptureKings() && !situation.isKing(square)) {
            addSparedKings(situation, square, sentences);
        }
        return sentences;
    }

    private void addWhyItDoesNotCapture(
            Situation situation, int square, String piece, List<String> sentences) {
        situation.free().stream()
                .filter(capture -> capture.from() == square)
                .max((one, other) -> Integer.compare(one.pieces(), other.pieces()))
                .flatMap(situation::whyNot)
                .ifPresentOrElse(
                        sentences::add,
                        () ->
                                sentences.add(
                                        piece
                                                + " cannot capture, and a capture is compulsory: "
                                                + situation.texts(situation.legal(), "or")
                                                + situation.cite(Topic.COMPULSORY)));
    }

    private String blocked(Situation situation, int square, String piece) {
        List<String> occupied =
                neighbours(situation, square, 1).stream().map(situation::name).toList();
        String verb = occupied.size() == 1 ? " is occupied" : " are occupied";
        String why = occupied.isEmpty() ? "" : ": " + Words.list(occupied, "and") + verb;
        return piece + " is blocked" + why + situation.cite(topicOfMove(situation, square));
    }

    /** The squares ahead, and for a king also behind. */
    private List<Integer> neighbours(Situation situation, int square, int distance) {
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

    private void addSparedKings(Situation situation, int square, List<String> sentences) {
        DraughtsPosition at = situation.at();
        for (int landing : neighbours(situation, square, 2)) {
            int over =
                    board.squareAt(
                            (board.row(square) + board.row(landing)) / 2,
                            (board.column(square) + board.column(landing)) / 2);
            boolean free = !situation.has(at.own() | at.opponent(), landing);
            if (free && situation.has(at.opponent() & at.kings(), over)) {
                sentences.add(
                        "it does not capture the king on %s: a man never captures a king%s"
                                .formatted(
                                        situation.name(over),
                                        situation.cite(Topic.MEN_SPARE_KINGS)));
            }
        }
    }

    private List<String> opponents(Situation situation, int square) {
        Side mover = situation.at().side();
        List<String> sentences = new ArrayList<>();
        sentences.add(
                "the %s on %s is %s's, and %s is to move%s"
                        .formatted(
                                piece(situation, square),
                                situation.name(square),
                                Words.side(mover.opponent()),
                                Words.side(mover),
                                situation.cite(Topic.TURNS)));
        List<Long> capturing =
                situation.legal().stream()
                        .filter(move -> situation.has(board.captured(move), square))
                        .toList();
        if (!capturing.isEmpty()) {
            sentences.add("it is captured by " + situation.texts(capturing, "or"));
        }
        return sentences;
    }

    private List<String> empty(Situation situation, int square) {
        List<Long> arriving =
                situation.legal().stream().filter(move -> board.to(move) == square).toList();
        String name = situation.name(square);
        if (!arriving.isEmpty()) {
            return List.of(name + " is empty; " + situation.texts(arriving, "or") + " ends there");
        }
        return situation.mustCapture()
                ? List.of(
                        name
                                + " is empty, and no legal capture ends there: "
                                + situation.texts(situation.legal(), "or")
                                + situation.cite(Topic.COMPULSORY))
                : List.of(name + " is empty, and no piece to move can reach it");
    }

    private static String piece(Situation situation, int square) {
        return Words.piece(situation.isKing(square));
    }

    private static Topic topicOfMove(Situation situation, int square) {
        return situation.isKing(square) ? Topic.KING_MOVE : Topic.MAN_MOVE;
    }
}
