package damier.draughts.text;

import damier.core.Rules;
import damier.core.Sentence;
import damier.core.Side;
import damier.draughts.BoardGeometry;
import damier.draughts.DraughtsPosition;
import damier.draughts.RuleBook.Topic;
import damier.draughts.Variant;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A position with everything that explanations need. */
final class ExplanationContext {
    /** The parts that are made once per variant. */
    record Kit(
            Variant variant,
            Rules<DraughtsPosition> rules,
            SquareNames names,
            MoveWriter writer,
            FreeCaptures free,
            Precedence precedence,
            MoveSorter order) {
        static Kit of(Variant variant, Rules<DraughtsPosition> rules) {
            SquareNames names = new SquareNames(variant);
            return new Kit(
                    variant,
                    rules,
                    names,
                    new MoveWriter(variant, names, rules),
                    new FreeCaptures(variant),
                    new Precedence(variant),
                    new MoveSorter(variant));
        }
    }

    private final Kit kit;
    private final DraughtsPosition at;
    private final List<Long> legal;
    private final List<Capture> free;

    ExplanationContext(Kit kit, DraughtsPosition at) {
        this.kit = kit;
        this.at = at;
        this.legal = kit.order.sorted(at, kit.rules.moves(at));
        this.free = kit.free.of(at);
    }

    Kit kit() {
        return kit;
    }

    DraughtsPosition at() {
        return at;
    }

    List<Long> legal() {
        return legal;
    }

    List<Long> legalFrom(int square) {
        return legal.stream().filter(move -> board().from(move) == square).toList();
    }

    /** Every complete capture, without capture precedence. */
    List<Capture> free() {
        return free;
    }

    boolean mustCapture() {
        return !free.isEmpty();
    }

    boolean isLegal(Capture capture) {
        return legal.contains(capture.move());
    }

    boolean isKing(int square) {
        return has(at.kings(), square);
    }

    boolean has(long squares, int square) {
        return (squares & board().bitboard(square)) != 0;
    }

    String name(int square) {
        return kit.names.name(square);
    }

    String text(long move) {
        return kit.writer.standard(at, move);
    }

    List<String> texts(List<Long> moves) {
        return moves.stream().map(this::text).toList();
    }

    /**
     * A legal capture in the notation of game records; another capture by its ends if no legal one
     * has them.
     */
    private String text(Capture capture) {
        if (isLegal(capture)) {
            return text(capture.move());
        }
        boolean ambiguous =
                free.stream().anyMatch(other -> isLegal(other) && haveSameEnds(other, capture));
        return ambiguous ? path(capture) : path(List.of(capture.from(), capture.to()));
    }

    private String path(Capture capture) {
        return path(capture.squares());
    }

    private String path(List<Integer> squares) {
        String sign = Character.toString(kit.variant.style().captureSign());
        return squares.stream().map(this::name).collect(Collectors.joining(sign));
    }

    private static boolean haveSameEnds(Capture one, Capture other) {
        return one.from() == other.from() && one.to() == other.to();
    }

    /** The beginning of a sentence that cites the rule book. */
    Sentence say(RuleMessages message, Topic topic) {
        return kit.variant.book().say(message, topic);
    }

    /** Why a king that has made its maximum number of consecutive moves may not move. */
    Optional<Sentence> resting(int square) {
        int limit = kit.variant.kingRun();
        Side side = at.side();
        boolean rests =
                limit > 0
                        && at.kingRun(side) == limit
                        && board().square(at.runningKing(side)) == square;
        return rests
                ? Optional.of(
                        say(RuleMessages.KING_RESTS, Topic.KING_RUN)
                                .with("square", name(square))
                                .with("count", limit))
                : Optional.empty();
    }

    /** The path of a legal capture that ranks highest. */
    Capture wayOf(long move) {
        Capture best = null;
        for (Capture way : free) {
            boolean better = best == null || kit.precedence.decides(best, way).isPresent();
            if (way.move() == move && better) {
                best = way;
            }
        }
        if (best == null) {
            throw new IllegalArgumentException("not a capture: " + text(move));
        }
        return best;
    }

    /** The rule of capture precedence that forbids a complete capture. */
    Optional<Topic> deciding(Capture capture) {
        return kit.precedence.decides(capture, wayOf(legal.getFirst()));
    }

    /** Why a complete capture is not legal. */
    Optional<Sentence> whyNot(Capture capture) {
        return whyNot(capture, wayOf(legal.getFirst()));
    }

    /** The same, compared with a given legal capture. */
    Optional<Sentence> whyNot(Capture capture, Capture better) {
        String other = haveSameEnds(capture, better) ? path(better) : text(better);
        return kit.precedence
                .decides(capture, better)
                .map(step -> kit.precedence.sentence(step, capture, text(capture), better, other))
                .or(() -> landing(capture));
    }

    /** Whether the capturing king may land on its last square. */
    private Optional<Sentence> landing(Capture capture) {
        int last = capture.squares().size() - 1;
        List<Integer> before = capture.squares().subList(0, last);
        List<String> landings =
                free.stream()
                        .filter(other -> other.continuesAfter(before))
                        .filter(other -> startsWith(other.captured(), capture.captured()))
                        .filter(
                                other ->
                                        kit.variant.landsWhereItCanGoOn()
                                                ? other.pieces() > capture.pieces()
                                                : isLegal(other))
                        .map(other -> name(other.squares().get(last)))
                        .distinct()
                        .toList();
        if (landings.isEmpty()) {
            return Optional.empty();
        }
        RuleMessages message =
                kit.variant.landsWhereItCanGoOn()
                        ? RuleMessages.STOPS_EARLY
                        : RuleMessages.GOES_TOO_FAR;
        return Optional.of(
                say(message, Topic.LANDING)
                        .with("move", text(capture))
                        .with("over", name(capture.captured().getLast()))
                        .with("squares", landings));
    }

    private static boolean startsWith(List<Integer> longer, List<Integer> beginning) {
        return longer.size() >= beginning.size()
                && longer.subList(0, beginning.size()).equals(beginning);
    }

    private BoardGeometry board() {
        return kit.variant.board();
    }
}
