package damier.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Scores;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.table.TranspositionTable;
import damier.tree.TreeRecorder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {
    private final Engines engines = new Engines(new Games());
    private final TranspositionTable table = new TranspositionTable(1 << 22);

    @Test
    void aFailHighIsKeptWhenTheSearchWithAWiderWindowIsStopped() {
        EngineFactory kind = engines.byId("international");
        assertFailHighIsKept(kind);
    }

    private void assertFailHighIsKept(EngineFactory kind) {
        RootSearch root = root(kind);
        var signal = new StopSignal(System.nanoTime(), Long.MAX_VALUE, TimeManager.NONE);
        start(root, new Game(kind.game()), signal);
        root.startIteration();
        int score = root.search(6, -501, -500, 0);
        RootSearch.Proven proven = root.proven();
        signal.stop();

        assertThat(score).isGreaterThanOrEqualTo(-500);
        assertThat(proven).isNotNull();
        assertThatThrownBy(() -> root.search(12, -Scores.INFINITE, Scores.INFINITE, 0))
                .isInstanceOf(SearchStopped.class);
        assertThat(root.proven()).isEqualTo(proven);
        root.startIteration();
        assertThat(root.proven()).isNull();
    }

    @Test
    void aDrawByRepetitionDoesNotEnterTheTableAsABound() {
        assertRepetitionHasNoBound(engines.byId("international"));
    }

    /** Black, far behind, can only repeat the start of the game once White's king is back on 46. */
    private void assertRepetitionHasNoBound(EngineFactory kind) {
        var game = game(kind, "W:WK46,15,16,25,26,35,36:BK50");
        play(game, "46-41");
        play(game, "50-44");
        long withRepetition = entryAfter(kind, game, "41-46");
        assertThat(TranspositionTable.score(withRepetition)).isEqualTo(Scores.DRAW);
        assertThat(TranspositionTable.bound(withRepetition)).isEqualTo(TranspositionTable.NO_BOUND);
        assertThat(TranspositionTable.signature(withRepetition)).isNotZero();

        var withoutPast = new Game(kind.game(), game.position());
        long entry = entryAfter(kind, withoutPast, "41-46");
        assertThat(TranspositionTable.score(entry)).isNegative();
        assertThat(TranspositionTable.bound(entry)).isEqualTo(TranspositionTable.EXACT);
    }

    /** The entry of the position after a move that the search tries first, with a full window. */
    private long entryAfter(EngineFactory kind, Game game, String first) {
        table.clear();
        long move = kind.game().notation().move(game.position(), first);
        table.store(
                game.position().key(),
                1,
                Scores.DRAW,
                TranspositionTable.NO_BOUND,
                TranspositionTable.signatureOf(move),
                TranspositionTable.NO_EVALUATION);
        RootSearch root = root(kind);
        var signal = new StopSignal(System.nanoTime(), Long.MAX_VALUE, TimeManager.NONE);
        start(root, game, signal);
        root.search(2, -Scores.INFINITE, Scores.INFINITE, 0);
        Game after = game.copy();
        after.play(move);
        return table.probe(after.position().key());
    }

    private static void play(Game game, String move) {
        game.play(game.kind().notation().move(game.position(), move));
    }

    private static Game game(EngineFactory kind, String position) {
        return new Game(kind.game(), kind.game().notation().position(position));
    }

    private static void start(RootSearch root, Game game, StopSignal signal) {
        var known = new RootEndgame(new NoTables(), game);
        root.start(game, known, signal, TreeRecorder.NONE);
    }

    private RootSearch root(EngineFactory kind) {
        var spec =
                new SearchSpec(
                        kind.game().rules(),
                        kind.evaluator(),
                        kind.defaultOptions().parameters(),
                        kind.game().probCutErrors(),
                        kind.game().endgames(),
                        false);
        return new RootSearch(NodeSearch.maker(spec).get(), table, new BusyMoves(false));
    }

    @Test
    @Timeout(60)
    void severalThreadsEndAtOnceWhereThereIsNoMove() {
        String blocked = "W:W26:B16,17,21";
        assertThat(search(engines.byId("international"), blocked, Limits.INFINITE, 2).lines())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void severalThreadsTogetherSearchExactlyTheNodesOfTheLimit(int threads) {
        assertThat(search(engines.byId("international"), "", Limits.nodes(50_001), threads).nodes())
                .isEqualTo(50_001);
    }

    /** Of the test set that Othello programmers share, the numbers 1 to 5, 7, 8, 10, 12 and 20. */
    @ParameterizedTest
    @CsvSource({
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X, g8, 18",
        "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X, a4, 10",
        "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X, d1, 2",
        "-XXXXXX-X-XXXOO-XOXXXOOXXXOXOOOX-OXOOXXX--OOOXXX--OOXX----XOXXO- X, h8 a5, 0",
        "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X, g8, 32",
        "--OXXO--XOXXXX--XOOOXXXXXOOXXXXXXOOOOXXX-XXXXXXX--XXOOO----XXOO- X, a6, 8",
        "---X-X--X-XXXX--XXXXOXXXXXXOOOOOXXOXXXO-XOXXXXO-XOOXXX--XOOXXO-- O, e1, 8",
        "-XXXX-----OXXX--XOXOXOXXOXOXXOXXOXXOXOOOXXXOXOOX--OXXO---OOOOO-- O, b2, 10",
        "--O--O--X-OOOOX-XXOOOXOOXXOXOXOOXXOXXOOOXXXXOOOO--OXXX---XXXXX-- O, b7, -8",
        "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X, h5, 6",
    })
    void anOthelloEndingIsSolvedExactlyAndTheSearchStops(String position, String moves, int discs) {
        EngineFactory kind = engines.byId("othello");
        SearchResult result = search(kind, position, Limits.INFINITE, 1);
        SearchInfo best = result.best().orElseThrow();

        assertThat(best.score()).isEqualTo(100 * discs);
        assertThat(moves.split(" ", -1)).contains(text(kind, position, best.move()));
        assertThat(best.depth()).isEqualTo(position.chars().filter(sign -> sign == '-').count());
    }

    private static String text(EngineFactory kind, String position, long move) {
        var notation = kind.game().notation();
        return notation.format(notation.position(position), move);
    }

    private SearchResult search(EngineFactory kind, String position, Limits limits, int threads) {
        var game = position.isEmpty() ? new Game(kind.game()) : game(kind, position);
        Search search = kind.searches(kind.defaultOptions().parameters()).make(table, threads);
        return search.run(game, limits, new SearchListener() {});
    }
}
