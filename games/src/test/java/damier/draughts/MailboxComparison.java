package damier.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.joining;

import damier.core.MoveList;
import damier.core.MovePath;
import damier.core.Rules;
import damier.core.Scores;
import damier.draughts.text.DraughtsNotation;
import damier.testkit.MailboxBoard;
import damier.testkit.MailboxDraughts;
import damier.testkit.MailboxMove;
import damier.testkit.MailboxNotation;
import damier.testkit.MailboxPath;
import damier.testkit.MailboxPosition;
import damier.testkit.MailboxSide;
import damier.testkit.MailboxSquare;
import damier.testkit.MailboxVariant;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Compares one variant's rules and notation with the mailbox, position by position. */
final class MailboxComparison {
    /** The same move in the same position, in both worlds; the context is for failures. */
    private record Pair(
            String context,
            DraughtsPosition at,
            long move,
            MailboxPosition twin,
            MailboxMove twinMove) {}

    private static final Pattern COUNTERS = Pattern.compile(":[HE][0-9]+");

    private final Variant variant;
    private final Rules<DraughtsPosition> rules;
    private final DraughtsNotation notation;
    private final MailboxDraughts mailbox;
    private final MailboxBoard board;
    private final MoveList moves = new MoveList();
    private final DraughtsPosition after;
    private long[] movesBefore = {};
    private int positions;
    private long compared;
    private long paths;

    MailboxComparison(Variant variant) {
        this.variant = variant;
        this.rules = Draughts.rules(variant);
        this.notation = new DraughtsNotation(variant, rules);
        this.mailbox = new MailboxDraughts(MailboxVariant.byId(variant.id()));
        this.board = MailboxVariant.byId(variant.id()).board();
        this.after = rules.newPosition();
    }

    int positions() {
        return positions;
    }

    long moves() {
        return compared;
    }

    @Override
    public String toString() {
        return positions + " positions, " + compared + " moves, " + paths + " paths compared";
    }

    void compare(MailboxPosition twin) {
        String text = text(twin);
        DraughtsPosition at = notation.position(text);
        check(text, notation.format(at), text);
        check(text, notation.hub(notation.position(notation.hub(at))), notation.hub(at));
        List<MailboxMove> legal = mailbox.legalMoves(twin);
        rules.generate(at, moves);
        check(text, rules.count(at), legal.size());
        compareOutcome(text, at, twin, legal);
        compareMoves(text, at, twin, legal);
        for (long move : movesBefore) {
            check(text, rules.isLegal(at, move), moves.contains(move));
        }
        movesBefore = moves.toArray();
        positions++;
        compared += moves.size();
    }

    private void compareOutcome(
            String text, DraughtsPosition at, MailboxPosition twin, List<MailboxMove> legal) {
        if (!legal.isEmpty()) {
            check(text, rules.outcome(at, moves.size()), Rules.ONGOING);
            check(text, rules.isQuiet(at), !legal.getFirst().isCapture());
            return;
        }
        boolean wins = mailbox.outcome(twin) == MailboxDraughts.Outcome.WIN;
        check(text, rules.outcome(at, moves.size()), wins ? Scores.WIN : Scores.LOSS);
    }

    private void compareMoves(
            String text, DraughtsPosition at, MailboxPosition twin, List<MailboxMove> legal) {
        Map<String, MailboxMove> twinMoves = new HashMap<>();
        legal.forEach(move -> twinMoves.put(hub(move), move));
        Map<String, Long> found = new HashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            found.put(notation.hub(moves.get(i)), moves.get(i));
        }
        check(text, moves.size(), found.size());
        check(text, found.keySet(), twinMoves.keySet());
        for (Map.Entry<String, Long> entry : found.entrySet()) {
            long move = entry.getValue();
            MailboxMove twinMove = Objects.requireNonNull(twinMoves.get(entry.getKey()));
            Pair pair = new Pair(text + " " + entry.getKey(), at, move, twin, twinMove);
            check(pair.context, rules.isLegal(at, move), true);
            compareTexts(pair, legal);
            comparePaths(pair);
            comparePlayed(pair);
        }
    }

    private void compareTexts(Pair pair, List<MailboxMove> legal) {
        String numbers = MailboxNotation.numbers(pair.twin, pair.twinMove, legal);
        check(pair.context, notation.numbers(pair.at, pair.move), numbers);
        check(pair.context, notation.move(pair.at, numbers), pair.move);
        check(pair.context, notation.hubMove(pair.at, notation.hub(pair.move)), pair.move);
        if (pair.twinMove.captured().size() > 1) {
            String fullPath = notation.fullPath(pair.at, pair.move);
            check(pair.context, notation.move(pair.at, fullPath), pair.move);
        }
        if (pair.twinMove.equals(legal.getFirst())) {
            String letters = MailboxNotation.letters(pair.twin, pair.twinMove, legal);
            String standard = variant.style().letters() ? letters : numbers;
            check(pair.context, notation.letters(pair.at, pair.move), letters);
            check(pair.context, notation.format(pair.at, pair.move), standard);
            check(pair.context, notation.move(pair.at, letters), pair.move);
        }
    }

    private void comparePaths(Pair pair) {
        CapturePaths all = new CapturePaths(variant, pair.at, pair.move);
        Set<String> expected = new HashSet<>();
        for (MailboxPath path : pair.twinMove.paths()) {
            expected.add(numbers(path.squares()) + " over " + numbers(path.captured()));
        }
        Set<String> found = new HashSet<>();
        for (MovePath path : all.first(Integer.MAX_VALUE)) {
            found.add(squares(path.squares()) + " over " + squares(path.captured()));
        }
        check(pair.context, found, expected);
        MailboxPath written = MailboxNotation.firstPath(pair.twin, pair.twinMove);
        check(pair.context, squares(all.canonical().squares()), numbers(written.squares()));
        paths += expected.size();
    }

    private void comparePlayed(Pair pair) {
        rules.play(pair.at, pair.move, after);
        String text = notation.format(after);
        String expected = text(mailbox.play(pair.twin, pair.twinMove));
        check(pair.context, COUNTERS.matcher(text).replaceAll(""), expected);
        DraughtsPosition again = notation.position(text);
        check(pair.context, again.key(), after.key());
        check(pair.context, notation.format(again), text);
        boolean byMan = ((pair.at.kings() >>> Moves.fromBit(pair.move)) & 1) == 0;
        boolean irreversible = byMan || pair.twinMove.isCapture();
        check(pair.context, rules.isIrreversible(pair.at, pair.move), irreversible);
    }

    private static void check(String context, Object found, Object expected) {
        if (!found.equals(expected)) {
            assertThat(found).as(context).isEqualTo(expected);
        }
    }

    /** The FEN and, as the notation writes them, Black's and White's king runs. */
    private String text(MailboxPosition twin) {
        String runs = run(twin, MailboxSide.BLACK) + run(twin, MailboxSide.WHITE);
        return twin.fen() + (runs.equals("+0+0") ? "" : ":" + runs);
    }

    private String run(MailboxPosition twin, MailboxSide side) {
        return twin.kingRun(side)
                .map(run -> "+%d%02d".formatted(run.moves(), board.number(run.king())))
                .orElse("+0");
    }

    private String hub(MailboxMove move) {
        Stream<MailboxSquare> captured =
                move.captured().stream().sorted(comparingInt(board::number));
        List<MailboxSquare> squares =
                Stream.concat(Stream.of(move.start(), move.end()), captured).toList();
        return squares.stream()
                .map(square -> Integer.toString(board.number(square)))
                .collect(joining(move.isCapture() ? "x" : "-"));
    }

    private String numbers(List<MailboxSquare> squares) {
        return squares.stream()
                .map(square -> Integer.toString(board.number(square)))
                .collect(joining(" "));
    }

    private String squares(List<Integer> squares) {
        int count = variant.board().squareCount();
        return squares.stream()
                .map(square -> variant.style().reversed() ? count - square : square + 1)
                .map(String::valueOf)
                .collect(joining(" "));
    }
}
