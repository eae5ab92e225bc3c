package damier.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.analysis.ReviewedMove.Fault;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Scores;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.games.Games;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.players.PlayerSpecs;
import damier.record.GameWriter;
import damier.record.MoveNode;
import damier.record.Sink;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

class GameReviewTest {
    /** 29-24 gives a man for nothing. */
    private static final String GIFT = "W:W29,40,48,49:B20,15,3,8";

    private static final Limits LIMITS = Limits.depth(9);
    private final Games games = new Games();
    private final Engines engines = new Engines(games);

    @Test
    void aManGivenAwayIsABlunderThatIsExplained() {
        List<ReviewedMove> review = review("international", GIFT, "29-24");
        ReviewedMove blunder = review.getLast();
        assertThat(blunder.judgement()).isEqualTo(Judgement.BLUNDER);
        assertThat(blunder.fault()).isEqualTo(Fault.MATERIAL);
        assertThat(blunder.text())
                .startsWith("costs one piece after 29-24 ")
                .contains("was better");
        assertThat(blunder.best()).isNotEqualTo("29-24");
        assertThat(blunder.bestScore() - blunder.score()).isGreaterThan(50);
    }

    @Test
    void aMissedWinIsCalledSo() {
        ReviewedMove missed = review("international", "W:WK1,27,37:B21,12", "1x45").getFirst();
        assertThat(missed.judgement()).isEqualTo(Judgement.BLUNDER);
        assertThat(missed.fault()).isEqualTo(Fault.MISSED_WIN);
        assertThat(missed.text()).isEqualTo("misses a win in 3 plies: 1x23 21x41 23x46");
    }

    @Test
    void aMoveThatLosesByForceIsCalledSo() {
        ReviewedMove lost = review("international", "W:WK26:BK5", "26-37").getFirst();
        assertThat(lost.fault()).isEqualTo(Fault.FORCED_LOSS);
        assertThat(lost.text()).startsWith("loses by force in 2 plies: 26-37 5x");
    }

    @Test
    void theOnlyMoveIsNeverAMistake() {
        ReviewedMove only = review("international", "W:W28:B23,4", "28x19").getFirst();
        assertThat(only.judgement()).isEqualTo(Judgement.FORCED);
        assertThat(only.text()).isEmpty();
        assertThat(only.loss()).isZero();
    }

    @Test
    void aMoveThatWinsMoreSlowlyIsNoMistake() {
        List<ReviewedMove> review = review("international", "W:WK1,K2:B26", "1-12");
        assertThat(Scores.isWin(review.getFirst().score())).isTrue();
        assertThat(review.getFirst().judgement().isMistake()).isFalse();
    }

    @Test
    void aReviewGoesOnBehindAPositionThatWasSetUpAndBehindAnEnd() {
        GameDefinition kind = games.byId("international");
        assertThat(setUpInBetween(kind))
                .extracting(ReviewedMove::move)
                .containsExactly("32-28", "17-22");
    }

    private List<ReviewedMove> setUpInBetween(GameDefinition kind) {
        WrittenGame game = new WrittenGame(kind);
        MoveNode at = game.root().add(kind.notation().move(game.start(), "32-28"));
        at = at.addSetup(kind.notation().position("B:W32,40:B17,18"));
        at.add(kind.notation().move(game.positionAt(at), "17-22"));
        return run(game, new Progress());
    }

    @Test
    void othelloIsCountedInDiscs() {
        List<ReviewedMove> review = review("othello", null, "f5 f6 e6 f4 g5 e7 f7 h5 c3");
        assertThat(review).extracting(ReviewedMove::move).endsWith("c3");
        assertThat(review.getLast().text()).contains("discs");
    }

    @Test
    void theReviewIsWrittenIntoTheGame() throws IOException, UnwritableGame {
        WrittenGame game = game("international", GIFT, "29-24 20x29 49-43");
        annotate(game);
        var bytes = new ByteArrayOutputStream();
        try (GameWriter writer = new Formats(games).byName("pdn").write(Sink.of(bytes))) {
            writer.write(game);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("29-24", "costs one piece", "eval", "(1.");
    }

    private void annotate(WrittenGame game) {
        List<ReviewedMove> review = run(game, new Progress());
        Annotations.add(game, review);
        int children = game.root().children().size();
        Annotations.add(game, review);
        assertThat(game.root().children()).as("added once").hasSize(children);
    }

    @Test
    void progressIsToldAndAReviewCanBeEnded() {
        Progress progress = new Progress();
        run(game("international", null, "32-28 19-23 28x19 14x23"), progress);
        assertThat(progress.done).containsExactly(0.25, 0.5, 0.75, 1.0);

        Progress ended = new Progress();
        ended.most = 2;
        assertThat(run(game("international", null, "32-28 19-23 28x19 14x23"), ended)).hasSize(2);
    }

    @Test
    void aPlayerThatTellsNoScoresCannotReview() {
        assertThatThrownBy(() -> ranked("international", "random"))
                .isInstanceOf(PlayerFault.class)
                .hasMessageContaining("gives no score");
    }

    @Test
    void everyMoveOfAPositionIsRanked() {
        List<RankedMove> moves = ranked("international", "damier[table=1]");
        assertThat(moves).hasSize(9);
        assertThat(moves).isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
        assertThat(moves)
                .allSatisfy(move -> assertThat(move.line()).first().isEqualTo(move.move()));
    }

    /** Hears of a ranking, and stops it at the first word where it is told to. */
    private static final class Heard implements RankedMove.Listener {
        private final boolean stopsAtOnce;
        private final List<List<RankedMove>> told = new ArrayList<>();
        private Runnable stop = () -> {};

        Heard(boolean stopsAtOnce) {
            this.stopsAtOnce = stopsAtOnce;
        }

        @Override
        public synchronized void ranked(List<RankedMove> known) {
            told.add(known);
            if (stopsAtOnce) {
                stop.run();
            }
        }

        @Override
        public synchronized void began(Runnable end) {
            stop = end;
        }
    }

    private static List<RankedMove> ranked(
            EngineFactory kind, String player, Limits limits, Heard heard) {
        return RankedMove.all(kind, player, List.of(), new Game(kind.game()), limits, heard);
    }

    @Test
    void whatIsKnownIsToldWhileMovesAreRanked() {
        Heard heard = new Heard(false);
        List<RankedMove> moves =
                ranked(engines.byId("italian"), "damier[table=1]", Limits.depth(4), heard);
        assertThat(heard.told.getLast()).containsExactlyInAnyOrderElementsOf(moves);
        assertThat(heard.told).hasSizeGreaterThan(moves.size());
    }

    @Test
    void aRankingIsStoppedWithWhatIsKnown() {
        assertThat(
                        ranked(
                                engines.byId("italian"),
                                "damier[table=1]",
                                Limits.INFINITE,
                                new Heard(true)))
                .isNotEmpty();
    }

    private List<RankedMove> ranked(String id, String player) {
        return ranked(engines.byId(id), player);
    }

    private static List<RankedMove> ranked(EngineFactory kind, String player) {
        return RankedMove.all(kind, player, List.of(), new Game(kind.game()), Limits.depth(4));
    }

    private List<ReviewedMove> review(String id, @Nullable String start, String moves) {
        return run(game(id, start, moves), new Progress());
    }

    private WrittenGame game(String id, @Nullable String start, String moves) {
        return game(games.byId(id), start, moves);
    }

    private static WrittenGame game(GameDefinition kind, @Nullable String start, String moves) {
        Position position =
                start == null ? kind.rules().newPosition() : kind.notation().position(start);
        WrittenGame game = new WrittenGame(kind, position);
        MoveNode at = game.root();
        for (String move : moves.split(" ", -1)) {
            at = at.add(kind.notation().move(game.positionAt(at), move));
        }
        return game;
    }

    private List<ReviewedMove> run(WrittenGame game, Progress progress) {
        EngineFactory kind = new EngineFactory(game.kind());
        try (Player player = PlayerSpecs.parse(kind, "damier[table=8]").create()) {
            return new GameReview(game, player, LIMITS).run(progress);
        }
    }

    private static final class Progress implements GameReview.Listener {
        private final List<Double> done = new ArrayList<>();
        private int most = Integer.MAX_VALUE;

        @Override
        public void reviewed(ReviewedMove move, double part) {
            done.add(part);
        }

        @Override
        public boolean isWanted() {
            return done.size() < most;
        }
    }
}
