package damier.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Scores;
import damier.core.SearchParameter;
import damier.games.Games;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

class EndgameSearchTest {
    private static final int MAX_PLIES = 120;

    /** FFO 40: 20 empties, 38 discs for Black. */
    private static final String FFO_40 =
            "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

    private final Engines engines = new Engines(new Games());

    private Game game(String id, String position) {
        var kind = engines.games().byId(id);
        return new Game(kind, kind.notation().position(position));
    }

    private SearchInfo search(String id, String position, Limits limits) {
        try (Engine engine = engines.byId(id).engine()) {
            return engine.search(game(id, position), limits).best().orElseThrow();
        }
    }

    private EngineOptions withoutEndgames(String id) {
        EngineOptions options = engines.byId(id).defaultOptions();
        return options.withParameters(options.parameters().with(SearchParameter.ENDGAMES, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "international, 'W:WK46,K41:BK5', 3",
        "italian, 'W:WK1,K2:BK32', 0",
        "russian, 'W:WK1,K5,K9:BK32', 0",
    })
    void aWinInTheTablesIsProvenWithoutASearch(String id, String position, int plies) {
        SearchInfo best = search(id, position, Limits.INFINITE);
        assertThat(best.isProven()).isTrue();
        assertThat(Scores.isWin(best.score())).isTrue();
        assertThat(best.nodes()).isZero();
        assertThat(plies == 0 || Scores.plies(best.score()).orElse(-1) == plies).isTrue();
        assertThat(best.principalVariation()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "italian, 'W:WK30,K31:BK1'",
        "english, 'W:WK30,K31:BK1'",
        "russian, 'W:WK32,K31,K28:BK1'",
        "international, 'W:WK46,48,43:BK5'",
    })
    void aStoredWinIsWon(String id, String position) {
        Game game = game(id, position);
        var first = game.side();
        try (Engine engine = engines.byId(id).engine()) {
            while (game.ending().isEmpty() && game.ply() < MAX_PLIES) {
                SearchResult result = engine.search(game, Limits.nodes(20_000));
                game.play(result.best().orElseThrow().move());
            }
        }
        assertThat(game.ending().orElseThrow().result()).isEqualTo(Result.winOf(first));
    }

    @Test
    void aDrawInTheTablesIsProvenAndTheSearchEnds() {
        SearchInfo best = search("international", "W:WK46,K41:BK6", Limits.INFINITE);
        SearchInfo drawn = search("international", "W:WK15,K26:BK14", Limits.INFINITE);
        assertThat(best.isProven()).isTrue();
        assertThat(drawn.isProven()).isTrue();
        assertThat(drawn.score()).isEqualTo(Scores.DRAW);
    }

    @Test
    void aDrawnRootIsPlayedByASearchAmongTheMovesThatHoldTheDraw() {
        Game game = game("international", "W:WK15,K26:BK14");
        try (Engine engine = engines.byId("international").engine()) {
            SearchResult result = engine.search(game, Limits.INFINITE);
            assertThat(result.nodes()).isPositive();
            game.play(result.best().orElseThrow().move());
        }
        assertThat(game.kind().endgames().prober().orElseThrow().probe(game.position())).isZero();
    }

    @Test
    void everyMoveOfAStoredPositionGetsItsValue() {
        Game game = game("international", "W:WK46,K41:BK17");
        List<SearchInfo> lines;
        try (Engine engine = engines.byId("international").engine()) {
            engine.setOptions(engine.options().withLines(40));
            lines = engine.search(game, Limits.INFINITE).lines();
        }
        assertThat(lines).hasSize(game.kind().rules().count(game.position()));
        assertThat(lines).allMatch(SearchInfo::isProven);
        assertThat(lines).isSortedAccordingTo((a, b) -> b.score() - a.score());
        assertThat(lines.getLast().score()).isLessThanOrEqualTo(Scores.DRAW);
    }

    /** White to move has five pieces; an exchange leads to two kings against one on a corner. */
    @Test
    void theSearchStopsAtStoredPositions() {
        Game game = game("italian", "W:W21,22:B5,11,12");
        long with = nodesToDepth(game, engines.byId("italian").defaultOptions());
        long without = nodesToDepth(game, withoutEndgames("italian"));
        assertThat(with).isLessThan(without / 2);
    }

    private long nodesToDepth(Game game, EngineOptions options) {
        try (Engine engine = engines.of(game.kind()).engine(options)) {
            return engine.search(game, Limits.depth(20)).nodes();
        }
    }

    @Test
    void anOthelloEndingIsProvenAndTheSearchEnds() {
        List<SearchInfo> reported = new ArrayList<>();
        try (Engine engine = engines.byId("othello").engine()) {
            engine.position(game("othello", FFO_40));
            engine.go(
                    Limits.INFINITE,
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            reported.add(info);
                        }
                    });
            SearchInfo best = engine.await().best().orElseThrow();
            assertThat(best.score()).isEqualTo(3_800);
            assertThat(best.isProven()).isTrue();
            assertThat(best.depth()).isEqualTo(20);
        }
        assertThat(reported).extracting(SearchInfo::confidence).contains(0, 73, 100).isSorted();
    }

    @Test
    void aDepthLimitBelowTheEndKeepsTheSolverOut() {
        SearchInfo best = search("othello", FFO_40, Limits.depth(6));
        assertThat(best.depth()).isEqualTo(6);
        assertThat(best.confidence()).isEqualTo(SearchInfo.ESTIMATED);
    }

    @Test
    void theSolverKeepsToTheNodeLimit() {
        try (Engine engine = engines.byId("othello").engine()) {
            SearchResult result = engine.search(game("othello", FFO_40), Limits.nodes(4_000_000));
            assertThat(result.nodes()).isBetween(100_000L, 6_000_000L);
            assertThat(result.best().orElseThrow().confidence()).isEqualTo(73);
        }
    }

    @Test
    void everyMoveOfAnOthelloEndingIsProven() {
        Game game = game("othello", FFO_40);
        while (game.kind().rules().movesToEnd(game.position()) > 12) {
            game.play(game.kind().rules().moves(game.position())[0]);
        }
        try (Engine engine = engines.byId("othello").engine()) {
            engine.setOptions(engine.options().withLines(20));
            List<SearchInfo> lines = engine.search(game, Limits.INFINITE).lines();
            assertThat(lines).hasSize(game.kind().rules().count(game.position()));
            assertThat(lines).allMatch(SearchInfo::isProven);
        }
    }
}
