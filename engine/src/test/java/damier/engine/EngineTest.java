package damier.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import damier.core.Evaluator;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Scores;
import damier.core.SearchParameters;
import damier.games.Games;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;
import damier.tree.NodeEnd;
import damier.tree.SearchTree;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class EngineTest {
    private static final long MILLISECOND = 1_000_000;

    private final Engines engines = new Engines(new Games());

    @ParameterizedTest
    @ValueSource(strings = {"international", "italian", "frisian", "russian", "othello"})
    void theSameSearchTwiceGivesTheSameNodesAndTheSameMove(String id) {
        try (Engine engine = engines.byId(id).engine()) {
            SearchResult first = search(engine, "", Limits.nodes(30_000));
            engine.newGame();
            SearchResult second = search(engine, "", Limits.nodes(30_000));

            assertThat(first.nodes()).isEqualTo(30_000);
            assertThat(second.nodes()).isEqualTo(first.nodes());
            assertThat(second.lines().getFirst().principalVariation())
                    .isEqualTo(first.lines().getFirst().principalVariation());
        }
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "international; W:WK11,16,22:B1,31; 11-7",
                "international; B:BK40,35,29:W50,20; 40-44",
                "international; W:W23,29,33,34,35,38,39,43:B12,13,14,15,18,20,22,24; 35-30",
                "international; B:B28,22,18,17,16,13,12,8:W39,38,37,36,33,31,29,27; 16-21",
            })
    void findsTheBestMove(String id, String fen, String move) {
        try (Engine engine = engines.byId(id).engine()) {
            assertThat(bestMove(engine, fen, Limits.depth(12))).isEqualTo(move);
        }
    }

    @Test
    void aWinIsScoredByItsDistance() {
        try (Engine engine = engines.byId("italian").engine()) {
            SearchResult result = search(engine, "W:WK18:B14", Limits.depth(6));
            assertThat(result.lines().getFirst().score()).isEqualTo(Scores.WIN - 1);
        }
    }

    @Test
    void aSideWithoutAMoveGetsNoLine() {
        try (Engine engine = engines.byId("international").engine()) {
            assertThat(search(engine, "W:W16:B7,11", Limits.depth(3)).best()).isEmpty();
        }
    }

    @Test
    void everyLegalMoveGetsAValueBestFirst() {
        EngineFactory kind = engines.byId("international");
        try (Engine engine = kind.engine(kind.defaultOptions().withLines(99))) {
            SearchResult result = search(engine, "", Limits.depth(5));
            List<Integer> scores = result.lines().stream().map(SearchInfo::score).toList();

            assertThat(result.lines()).hasSize(9);
            assertThat(result.lines()).extracting(SearchInfo::move).doesNotHaveDuplicates();
            assertThat(scores).isSortedAccordingTo((a, b) -> Integer.compare(b, a));
        }
    }

    @Test
    void withoutPruningTheValueOfAShallowSearchStaysTheSame() {
        EngineFactory kind = engines.byId("international");
        SearchParameters plain = SearchParameters.PLAIN;
        SearchParameters windows = SearchParameters.PLAIN_WITH_WINDOWS;
        String fen = "W:W27,28,32,33,37,38,42,43,48:B7,8,12,13,16,18,19,23,24";
        int depth = 7;
        try (Engine one = kind.engine(kind.defaultOptions().withParameters(plain));
                Engine other = kind.engine(kind.defaultOptions().withParameters(windows))) {
            SearchResult wide = search(one, fen, Limits.depth(depth));
            SearchResult narrow = search(other, fen, Limits.depth(depth));

            assertThat(narrow.lines().getFirst().score())
                    .isEqualTo(wide.lines().getFirst().score());
            assertThat(narrow.nodes()).isLessThan(wide.nodes());
        }
    }

    @Test
    void severalThreadsFindTheWinToo() {
        EngineFactory kind = engines.byId("international");
        try (Engine engine = kind.engine(kind.defaultOptions().withThreads(3))) {
            assertThat(bestMove(engine, "W:WK11,16,22:B1,31", Limits.depth(12))).isEqualTo("11-7");
        }
    }

    @Test
    void stopEndsASearchWithoutLimits() throws InterruptedException {
        try (Engine engine = engines.byId("othello").engine()) {
            CountDownLatch deep = new CountDownLatch(1);
            List<SearchResult> finished = new ArrayList<>();
            engine.go(
                    Limits.INFINITE,
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            if (info.depth() >= 6) {
                                deep.countDown();
                            }
                        }

                        @Override
                        public void finished(SearchResult result) {
                            finished.add(result);
                        }
                    });
            assertThat(deep.await(10, TimeUnit.MINUTES)).isTrue();
            engine.stop();

            assertThat(engine.await().lines()).isNotEmpty();
            assertThat(finished).hasSize(1);
        }
    }

    /** How late exactly is measured apart; here it must only come. */
    @Test
    void movesOfAFewMillisecondsComeOneAfterTheOther() {
        EngineFactory kind = engines.byId("international");
        try (Engine engine = kind.engine()) {
            assertTimeoutPreemptively(
                    Duration.ofMinutes(10), () -> playByTheClock(engine, 20, 20_000_000));
        }
    }

    private static void playByTheClock(Engine engine, int moves, long nanos) {
        Game game = new Game(engine.kind().game());
        for (int i = 0; i < moves; i++) {
            SearchResult result = engine.search(game, Limits.time(nanos));
            game.play(result.best().orElseThrow().move());
        }
    }

    @Test
    void aStopBeforeTheFirstNodeStillGivesAMove() {
        try (Engine engine = engines.byId("international").engine()) {
            engine.go(Limits.INFINITE, new SearchListener() {});
            engine.stop();
            assertThat(engine.await().lines()).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"international", "othello"})
    void aSearchWithoutTimePlaysWhatIsKnownFromBefore(String id) {
        assertKnownIsPlayed(engines.byId(id));
    }

    private static void assertKnownIsPlayed(EngineFactory kind) {
        try (Engine engine = kind.engine()) {
            Game game = new Game(kind.game());
            SearchInfo before = engine.search(game, Limits.depth(9)).best().orElseThrow();
            List<Long> expected = before.principalVariation();
            game.play(expected.get(0));
            game.play(expected.get(1));
            assertThat(engine.search(game, Limits.nodes(1)).best().orElseThrow().move())
                    .isEqualTo(expected.get(2))
                    .isNotEqualTo(game.legalMoves()[0]);
        }
    }

    @Test
    void theClockAnswersForASearchThatGetsNoTurn() {
        assertClockAnswers(engines.byId("international"));
    }

    private static void assertClockAnswers(EngineFactory kind) {
        CountDownLatch turn = new CountDownLatch(1);
        AtomicInteger left = new AtomicInteger(50);
        Evaluator<Position> stuck =
                new Evaluator<>() {
                    @Override
                    public int evaluate(Position at) {
                        if (left.decrementAndGet() < 0) {
                            await(turn);
                        }
                        return kind.evaluator().evaluate(at);
                    }

                    @Override
                    public int stage(Position at) {
                        return kind.evaluator().stage(at);
                    }

                    @Override
                    public List<Feature> features(Position at) {
                        return kind.evaluator().features(at);
                    }
                };
        var hampered = new EngineFactory(kind.game(), stuck);
        try (Engine engine = hampered.engine()) {
            SearchResult timed =
                    assertTimeoutPreemptively(
                            Duration.ofMinutes(10),
                            () ->
                                    engine.search(
                                            new Game(kind.game()),
                                            Limits.time(3_000 * MILLISECOND)));
            assertThat(left.get()).isNegative();
            assertThat(timed.lines()).hasSize(1);
            turn.countDown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void ponderingGoesOnUntilTheHitAndThenKeepsToTheClock() throws InterruptedException {
        try (Engine engine = engines.byId("international").engine()) {
            CountDownLatch finished = new CountDownLatch(1);
            engine.ponder(
                    Limits.time(50 * MILLISECOND),
                    new SearchListener() {
                        @Override
                        public void finished(SearchResult result) {
                            finished.countDown();
                        }
                    });
            assertThat(finished.await(200, TimeUnit.MILLISECONDS)).isFalse();
            engine.ponderHit();
            assertThat(finished.await(10, TimeUnit.MINUTES)).isTrue();
        }
    }

    @Test
    void theOnlyMoveIsPlayedSoonWhenTimeCostsButHasASearchedScore() {
        try (Engine engine = engines.byId("international").engine()) {
            SearchResult result =
                    search(engine, "W:W28,31,50:B23,2,3", Limits.time(3_600_000 * MILLISECOND));
            assertThat(result.lines().getFirst().depth()).isEqualTo(10);
        }
    }

    @Test
    void openingsVaryWithTheSeedAndRepeatWithTheSameSeed() {
        EngineFactory kind = engines.byId("international");
        Set<Long> moves = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) {
            EngineOptions options = kind.defaultOptions().withVariety(true, seed);
            long first = varied(kind, options);
            assertThat(varied(kind, options)).isEqualTo(first);
            moves.add(first);
        }
        assertThat(moves).hasSizeGreaterThan(1);
    }

    private long varied(EngineFactory kind, EngineOptions options) {
        try (Engine engine = kind.engine(options)) {
            return search(engine, "", Limits.depth(4)).lines().getFirst().move();
        }
    }

    @Test
    void aLevelNeverGivesMoreAwayThanItMay() {
        EngineFactory kind = engines.byId("international");
        for (int seed = 0; seed < 10; seed++) {
            EngineOptions options =
                    kind.defaultOptions().withLevel(2).withVariety(false, seed).withLines(9);
            try (Engine engine = kind.engine(options)) {
                List<SearchInfo> lines = search(engine, "", Limits.depth(10)).lines();
                int best = lines.stream().mapToInt(SearchInfo::score).max().orElseThrow();
                assertThat(lines.getFirst().score())
                        .isGreaterThanOrEqualTo(best - kind.game().levels().get(1).error());
            }
        }
    }

    @Test
    void aLevelTellsOfAsManyLinesAsItWasAskedFor() {
        EngineFactory kind = engines.byId("international");
        Set<Integer> told = new HashSet<>();
        var listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        told.add(info.line());
                    }
                };
        try (Engine engine = kind.engine(kind.defaultOptions().withLevel(1).withLines(2))) {
            engine.go(Limits.depth(3), listener);
            assertThat(engine.await().lines()).hasSize(2);
        }
        assertThat(told).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void onlyTheLowestLevelOverlooksAWinInOneMove() {
        assertThat(winsTaken("breakthrough", 1)).isBetween(1, 19);
        assertThat(winsTaken("breakthrough", 2)).isEqualTo(20);
        assertThat(winsTaken("international", 2)).isEqualTo(20);
    }

    /** Of twenty seeds, how many take the win in one move that is there. */
    private int winsTaken(String game, int level) {
        EngineFactory kind = engines.byId(game);
        String position = game.equals("breakthrough") ? "W:W8,38,43:B14,19" : "W:WK5,47,50:B36";
        int taken = 0;
        for (int seed = 0; seed < 20; seed++) {
            EngineOptions options = kind.defaultOptions().withLevel(level).withVariety(false, seed);
            try (Engine engine = kind.engine(options)) {
                SearchInfo played = search(engine, position, Limits.depth(10)).lines().getFirst();
                taken += played.score() == Scores.WIN - 1 ? 1 : 0;
            }
        }
        return taken;
    }

    @Test
    void enginesOfDifferentGamesRunSideBySide() {
        try (Engine draughts = engines.byId("international").engine();
                Engine othello = engines.byId("othello").engine()) {
            draughts.go(Limits.nodes(20_000), new SearchListener() {});
            othello.go(Limits.nodes(20_000), new SearchListener() {});

            assertThat(draughts.await().lines()).hasSize(1);
            assertThat(othello.await().lines()).hasSize(1);
        }
    }

    @Test
    void aSideThatIsFarBehindRepeatsAPositionOfTheGame() {
        try (Engine engine = engines.byId("international").engine()) {
            assertBlackSavesTheGameByRepetition(engine);
        }
    }

    private static void assertBlackSavesTheGameByRepetition(Engine engine) {
        Game game = game(engine, "W:WK46,15,16,25,26,35,36:BK50");
        var notation = engine.kind().game().notation();
        for (String move : List.of("46-41", "50-44", "41-46")) {
            game.play(notation.move(game.position(), move));
        }
        SearchInfo best = engine.search(game, Limits.depth(6)).best().orElseThrow();
        assertThat(notation.format(game.position(), best.move())).isEqualTo("44-50");
        assertThat(best.score()).isEqualTo(Scores.DRAW);

        engine.newGame();
        var withoutPast = new Game(engine.kind().game(), game.position());
        SearchInfo lost = engine.search(withoutPast, Limits.depth(6)).best().orElseThrow();
        assertThat(lost.score()).isLessThan(-100);
    }

    @Test
    void theTreeOfASearchHoldsEveryNodeWithItsWindowAndValue() {
        SearchTree tree = tree(engines.byId("international"), 3);

        assertThat(tree.isComplete()).isTrue();
        assertThat(tree.root().children()).hasSize(9);
        assertThat(tree.root().value())
                .isEqualTo(
                        tree.root().children().stream()
                                .mapToDouble(SearchTree.Node::value)
                                .max()
                                .orElseThrow());
        assertThat(tree.root().children())
                .anySatisfy(node -> assertThat(node.end()).isEqualTo(NodeEnd.ALPHA_CUTOFF));
    }

    private static SearchTree tree(EngineFactory kind, int depth) {
        return kind.tree(new Game(kind.game()), depth, SearchParameters.PLAIN, 100_000);
    }

    @Test
    void impossibleOptionsAreNamed() {
        EngineOptions options = engines.byId("othello").defaultOptions();
        assertThatThrownBy(() -> options.withLevel(11)).hasMessageContaining("level: 11");
        assertThatThrownBy(() -> options.withThreads(0)).hasMessageContaining("threads: 0");
        assertThatThrownBy(() -> engines.byId("chess")).hasMessageContaining("chess");
    }

    private static Game game(Engine engine, String fen) {
        var kind = engine.kind().game();
        return fen.isEmpty() ? new Game(kind) : new Game(kind, kind.notation().position(fen));
    }

    private static SearchResult search(Engine engine, String fen, Limits limits) {
        return engine.search(game(engine, fen), limits);
    }

    private static String bestMove(Engine engine, String fen, Limits limits) {
        Game game = game(engine, fen);
        long move = engine.search(game, limits).best().orElseThrow().move();
        return engine.kind().game().notation().format(game.position(), move);
    }
}
