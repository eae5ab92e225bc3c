package damier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class MailboxDraughtsTest {
    private static final long MOST_NODES = Share.of(1_200_000L);

    static Stream<PerftSeries> series() {
        return Stream.of(MailboxVariant.values())
                .flatMap(variant -> PerftSeries.of(variant.id()).stream())
                .filter(series -> !series.nodesUpTo(MOST_NODES).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("series")
    void countsTheNodesThatAreKnown(PerftSeries series) {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.byId(series.game()));
        MailboxPosition position = rules.position(series.fen());
        series.nodesUpTo(MOST_NODES)
                .forEach(
                        (depth, nodes) ->
                                assertThat(rules.perft(position, depth))
                                        .as("%s, depth %d", series, depth)
                                        .isEqualTo(nodes));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = KnownPositions.ITALIAN)
    void italianPositionsHaveTheMovesOfTheRuleBook(String fen, String moves) {
        assertThat(legal("italian", fen)).containsExactly(moves.split(" ", -1));
    }

    @Test
    void italianKingCapturesFourPiecesThroughItsStartSquare() {
        MailboxMove move = onlyMove("italian", "W:WK18:B14,15,22,23");
        assertThat(move.captured()).hasSize(4);
        assertThat(move.paths()).hasSize(2);
    }

    @Test
    void italianPathThatMeetsKingsLaterIsNoPathOfTheMove() {
        MailboxMove move = onlyMove("italian", "W:WK18:B14,15,K22,23");
        assertThat(move.paths()).extracting(MailboxPath::kinds).containsExactly("Kmmm");
    }

    @Test
    void twoCapturesThatShareStartAndEndAreWrittenWithTheirPaths() {
        assertThat(legal("international", KnownPositions.TWO_CAPTURES))
                .containsExactlyInAnyOrder(KnownPositions.TWO_CAPTURES_MOVES.split(" ", -1));
    }

    @Test
    void hundredsOfPathsCanBeFewMoves() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.INTERNATIONAL);
        MailboxPosition position =
                rules.position("B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46");
        assertThat(rules.perft(position, 1)).isEqualTo(14);
        assertThat(rules.perftOfPaths(position, 1)).isEqualTo(436);
    }

    @Test
    void manPassingTheLastRankStaysAManExceptInRussianDraughts() {
        String fen = "W:W9:B6,7,18";
        assertThat(legal("brazilian", fen)).containsExactly("9x11");
        assertThat(onlyMove("brazilian", fen).promotes()).isFalse();
        assertThat(legal("pool", fen)).containsExactly("9x11");
        assertThat(onlyMove("pool", fen).promotes()).isFalse();
        assertThat(legal("russian", fen)).containsExactly("9x22", "9x25", "9x29");
        MailboxDraughts russian = new MailboxDraughts(MailboxVariant.RUSSIAN);
        assertThat(russian.legalMoves(russian.position(fen)))
                .allMatch(move -> move.promotes() && move.captured().size() == 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"russian", "pool", "czech"})
    void kingLandsWhereItCanGoOn(String variant) {
        assertThat(legal(variant, "W:WK29:B25,10")).containsExactly("29x1", "29x6");
    }

    @Test
    void killerKingStopsDirectlyBehindAKingCapturedLast() {
        assertThat(legal("killer", "W:WK46:BK37")).containsExactly("46x32");
        assertThat(legal("killer", "W:WK46:B37")).hasSize(7);
        assertThat(legal("international", "W:WK46:BK37")).hasSize(7);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    one king before one man       | W:W28,26:BK22,21          | 28x17
                    two men before one king       | W:W46,45:B41,32,K40       | 46x28
                    king and man before two men   | W:W46,45:B41,32,K40,30    | 45x25
                    three men before king and man | W:W46,45:B41,32,22,K40,30 | 46x17
                    a king must capture           | W:W46,K45:B41,40          | 45x1 45x7 45x12 45x18 45x23 45x29 45x34
                    """)
    void frisianCapturesTheHighestValue(String what, String fen, String moves) {
        assertThat(legal("frisian", fen)).as(what).containsExactly(moves.split(" ", -1));
    }

    @Test
    void frisianManCapturesInEightDirections() {
        assertThat(legal("frisian", "W:W28:B18,27,29,38"))
                .containsExactly("28x8", "28x26", "28x30", "28x48");
        assertThat(legal("frisian", "W:W28:B22,23,32,33"))
                .containsExactly("28x17", "28x19", "28x37", "28x39");
    }

    @Test
    void frisianKingRestsAfterThreeQuietMovesInARow() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.FRISIAN);
        MailboxPosition position = rules.position("W:WK46,50:BK1,3");
        position = play(rules, position, "46-41", "1-6", "41-46", "6-1", "46-41");
        assertThat(position.kingRun(MailboxSide.WHITE))
                .contains(new MailboxPosition.KingRun(square("frisian", 41), 3));
        assertThat(position.kingRun(MailboxSide.BLACK))
                .contains(new MailboxPosition.KingRun(square("frisian", 1), 2));
        position = play(rules, position, "3-8");
        assertThat(legal(rules, position)).containsExactly("50-44", "50-45");
        assertThat(position.kingRun(MailboxSide.BLACK)).isEmpty();
        assertThat(legal(rules, play(rules, position, "50-45", "8-12"))).contains("41-46");
    }

    @Test
    void frisianKingThatHasRunEnoughMayCapture() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.FRISIAN);
        MailboxPosition position = withWhiteRun(rules.position("W:WK46,50:B37,1"), 46, 3);
        assertThat(legal(rules, position)).hasSize(7).allMatch(move -> move.startsWith("46x"));
        assertThat(play(rules, position, "46x32").kingRun(MailboxSide.WHITE)).isEmpty();
    }

    @Test
    void frisianKingWithoutMenRunsFreely() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.FRISIAN);
        MailboxPosition position = rules.position("W:WK46:BK1,2");
        assertThat(play(rules, position, "46-41").kingRun(MailboxSide.WHITE)).isEmpty();
    }

    @Test
    void frisianSideWhoseOnlyMoverHasRunEnoughLoses() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.FRISIAN);
        MailboxPosition position = withWhiteRun(rules.position("W:WK50,6:B1,2"), 50, 3);
        assertThat(rules.outcome(position)).isEqualTo(MailboxDraughts.Outcome.LOSS);
    }

    @Test
    void frisianRunEndsWithTheLastManOrTheKing() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.FRISIAN);
        MailboxPosition lastMan = withWhiteRun(rules.position("B:WK50,28:B22,1"), 50, 2);
        assertThat(play(rules, lastMan, "22x33").kingRun(MailboxSide.WHITE)).isEmpty();
        MailboxPosition king = withWhiteRun(rules.position("B:WK28,50:B22,1"), 28, 2);
        assertThat(play(rules, king, "22x33").kingRun(MailboxSide.WHITE)).isEmpty();
        MailboxPosition otherMan = withWhiteRun(rules.position("B:WK50,28,6:B22,1"), 50, 2);
        assertThat(play(rules, otherMan, "22x33").kingRun(MailboxSide.WHITE)).isPresent();
    }

    @Test
    void czechKingMustCaptureIfItCan() {
        assertThat(legal("czech", "W:WK29,24:B25,19")).allMatch(move -> move.startsWith("29x"));
        assertThat(legal("pool", "W:WK29,24:B25,19")).contains("24x15");
    }

    @Test
    void spanishCapturesMostPiecesThenMostKings() {
        assertThat(legal("spanish", "W:W9,11:B13,K15")).containsExactly("11x20");
        assertThat(legal("spanish", "W:W9,11:B13,K15,22")).containsExactly("9x27");
    }

    @Test
    void firstKingWinsBreakthrough() {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.BREAKTHROUGH);
        MailboxPosition position = play(rules, rules.position("W:W6,50:B15"), "6-1");
        assertThat(rules.legalMoves(position)).isEmpty();
        assertThat(rules.outcome(position)).isEqualTo(MailboxDraughts.Outcome.LOSS);
    }

    @Test
    void sideThatCannotMoveLosesAndWinsAntidraughts() {
        assertThat(outcome("international", "W:W46:B41,37"))
                .isEqualTo(MailboxDraughts.Outcome.LOSS);
        assertThat(outcome("antidraughts", "W:W46:B41,37")).isEqualTo(MailboxDraughts.Outcome.WIN);
        assertThat(outcome("antidraughts", "W:W:B41,37")).isEqualTo(MailboxDraughts.Outcome.WIN);
        assertThat(outcome("antidraughts", "W:W46:B37")).isEqualTo(MailboxDraughts.Outcome.ONGOING);
    }

    @Test
    void movesAreWrittenWithLettersToo() {
        assertThat(letters("russian", "W:W22:B18")).containsExactly("c3:e5");
        assertThat(letters("brazilian", "W:W22:B18")).containsExactly("c3xe5");
        assertThat(letters("czech", "W:W22:B1")).containsExactly("c3-b4", "c3-d4");
    }

    @ParameterizedTest
    @EnumSource(MailboxVariant.class)
    void startIsTheKnownOne(MailboxVariant variant) {
        String side = variant.starter().letter();
        String men =
                switch (variant.board()) {
                    case TEN -> ":W31-50:B1-20";
                    case EIGHT, EIGHT_MIRRORED -> ":W21-32:B1-12";
                    case EIGHT_MIRRORED_FROM_BELOW -> ":W1-12:B21-32";
                };
        MailboxPosition start = MailboxPosition.start(variant);
        assertThat(start).isEqualTo(MailboxPosition.of(variant, side + men));
    }

    @ParameterizedTest
    @EnumSource(MailboxVariant.class)
    void randomPositionsAreLegalAndRoundTrip(MailboxVariant variant) {
        MailboxRandomPositions positions = new MailboxRandomPositions(variant, 1);
        MailboxDraughts rules = new MailboxDraughts(variant);
        for (int count = 0; count < 20; count++) {
            for (MailboxPosition position : List.of(positions.fromGame(), positions.placement(6))) {
                MailboxPosition read = MailboxPosition.of(variant, position.fen());
                for (MailboxSide side : MailboxSide.values()) {
                    read = read.withKingRun(side, position.kingRun(side));
                }
                assertThat(read).isEqualTo(position);
                assertThat(legal(rules, position)).doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void sameSeedGivesTheSamePositions() {
        for (MailboxVariant variant : MailboxVariant.values()) {
            assertThat(new MailboxRandomPositions(variant, 7).placement())
                    .isEqualTo(new MailboxRandomPositions(variant, 7).placement());
        }
    }

    private static List<String> legal(String variant, String fen) {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.byId(variant));
        return legal(rules, rules.position(fen));
    }

    private static List<String> legal(MailboxDraughts rules, MailboxPosition position) {
        return new MailboxNotation(rules).legalNumbers(position);
    }

    private static List<String> letters(String variant, String fen) {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.byId(variant));
        MailboxPosition position = rules.position(fen);
        return rules.legalMoves(position).stream()
                .map(move -> new MailboxNotation(rules).letters(position, move))
                .toList();
    }

    private static MailboxMove onlyMove(String variant, String fen) {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.byId(variant));
        List<MailboxMove> moves = rules.legalMoves(rules.position(fen));
        assertThat(moves).hasSize(1);
        return moves.getFirst();
    }

    private static MailboxDraughts.Outcome outcome(String variant, String fen) {
        MailboxDraughts rules = new MailboxDraughts(MailboxVariant.byId(variant));
        return rules.outcome(rules.position(fen));
    }

    private static MailboxSquare square(String variant, int number) {
        return MailboxVariant.byId(variant).board().square(number);
    }

    private static MailboxPosition withWhiteRun(MailboxPosition position, int king, int moves) {
        return position.withKingRun(
                MailboxSide.WHITE,
                Optional.of(
                        new MailboxPosition.KingRun(
                                position.variant().board().square(king), moves)));
    }

    private static MailboxPosition play(
            MailboxDraughts rules, MailboxPosition from, String... texts) {
        MailboxPosition position = from;
        for (String text : texts) {
            int index = legal(rules, position).indexOf(text);
            assertThat(index).as("%s in %s", text, position).isNotNegative();
            position = rules.play(position, rules.legalMoves(position).get(index));
        }
        return position;
    }
}
