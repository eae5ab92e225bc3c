package damier.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Ending;
import damier.core.Ending.Reason;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Side;
import damier.games.Games;
import damier.players.Choice;
import damier.players.PlayerFault;
import damier.session.Adjudication.Agreement;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

class GameSessionTest {
    private record Who(String label, boolean isPerson, boolean isPresent) implements Seat {
        static Who person() {
            return new Who("human", true, true);
        }

        static Who program() {
            return new Who("program", false, true);
        }
    }

    private static final Limits CLOCK = Limits.clock(new Limits.Clock(100, 10, 0));

    private long now;
    private final List<String> events = new ArrayList<>();
    private final Game game = new Game(new Games().byId("international"));

    private final SessionListener listener =
            new SessionListener() {
                @Override
                public void played(PlayedMove move) {
                    events.add(move.side() + " " + move.text());
                }

                @Override
                public void travelled(int ply) {
                    events.add("at " + ply);
                }

                @Override
                public void changed() {
                    events.add("changed");
                }

                @Override
                public void failed(RuntimeException fault) {
                    events.add("failed");
                }

                @Override
                public void ended(Ending ending) {
                    events.add("ended " + ending.reason());
                }
            };

    private GameSession<Who> session(Who white, Who black, SessionRules rules) {
        return new GameSession<>(
                game, white, black, new GameClocks(CLOCK, () -> now), rules, listener);
    }

    private GameSession<Who> persons() {
        return session(Who.person(), Who.person(), SessionRules.CASUAL);
    }

    private GameSession<Who> againstProgram() {
        return session(Who.person(), Who.program(), SessionRules.CASUAL);
    }

    private GameSession<Who> match(Adjudication adjudication) {
        return session(Who.program(), Who.program(), SessionRules.match(adjudication));
    }

    private Choice first() {
        return scored(OptionalInt.empty());
    }

    private Choice scored(OptionalInt score) {
        return new Choice(game.legalMoves()[0], score, 1, 1, 1);
    }

    /** Plays the first legal moves, each in no time and with the same score. */
    private void play(GameSession<Who> session, int plies, OptionalInt score) {
        for (int i = 0; i < plies; i++) {
            assertThat(session.play(scored(score), 0, 0)).isTrue();
        }
    }

    private void play(GameSession<Who> session, int plies) {
        play(session, plies, OptionalInt.empty());
    }

    private static Optional<Reason> reason(GameSession<Who> session) {
        return session.ending().map(Ending::reason);
    }

    private static Optional<Result> result(GameSession<Who> session) {
        return session.ending().map(Ending::result);
    }

    @Test
    void movesAreToldInOrderAndPassTheTurn() {
        GameSession<Who> session = persons();
        play(session, 2);
        assertThat(events).hasSize(2).allMatch(event -> event.matches("(WHITE|BLACK) \\d+-\\d+"));
        assertThat(session.moves())
                .extracting(PlayedMove::side)
                .containsExactly(Side.WHITE, Side.BLACK);
        assertThat(session.clocks().running()).contains(Side.WHITE);
    }

    @Test
    void aLateMoveLosesOnTime() {
        GameSession<Who> session = persons();
        assertThat(session.play(first(), 101, 0)).isFalse();
        assertThat(result(session)).contains(Result.BLACK_WINS);
        assertThat(reason(session)).contains(Reason.TIME);
        assertThat(session.moves()).isEmpty();
        assertThat(session.clocks().left(Side.WHITE)).isZero();
    }

    @Test
    void aFlagFallsWhenTheTimeIsUpAndNotBefore() {
        GameSession<Who> session = persons();
        now = 99;
        assertThat(session.checkFlag(0)).isFalse();
        now = 100;
        assertThat(session.checkFlag(20)).isFalse();
        assertThat(session.checkFlag(0)).isTrue();
        assertThat(events).containsExactly("ended TIME");
    }

    @Test
    void theFirstMoveOnlineIsMeasuredAndNotCharged() {
        now = 300;
        GameSession<Who> session = session(Who.person(), Who.person(), SessionRules.ONLINE);
        now = 800;
        assertThat(session.checkFlag(0)).isFalse();
        assertThat(session.clocks().elapsed()).isEqualTo(500);
        assertThat(session.play(first(), session.clocks().elapsed(), 0)).isTrue();
        assertThat(session.moves().getFirst().nanos()).isEqualTo(500);
        assertThat(session.clocks().left(Side.WHITE)).isEqualTo(110);
        assertThat(session.clocks().running()).contains(Side.BLACK);
    }

    @Test
    void theClockOfAnAbsentPlayerStandsStill() {
        GameSession<Who> session =
                session(Who.person(), new Who("human", true, false), SessionRules.CASUAL);
        play(session, 1);
        now = 500;
        assertThat(session.checkFlag(0)).isFalse();
        session.replace(Side.BLACK, Who.person());
        now = 600;
        assertThat(session.checkFlag(0)).isTrue();
    }

    @Test
    void anAnswerToATurnThatIsOverHasNoEffect() {
        GameSession<Who> session = session(Who.program(), Who.program(), SessionRules.CASUAL);
        long asked = session.turn();
        Choice choice = first();
        session.pause();
        session.answer(asked, choice, 0, 0);
        session.fail(asked, new IllegalStateException("late"));
        assertThat(session.moves()).isEmpty();
        assertThat(session.fault()).isEmpty();
        session.resume();
        session.answer(session.turn(), choice, 0, 0);
        assertThat(session.moves()).hasSize(1);
    }

    @Test
    void anIllegalMoveOfAProgramIsAFault() {
        GameSession<Who> session = againstProgram();
        play(session, 1);
        assertThat(session.play(new Choice(-1, OptionalInt.empty(), 0, 0, 0), 0, 0)).isFalse();
        assertThat(session.fault().orElseThrow())
                .hasMessage("program chose an illegal move: -1 (plies played: 1)");
        assertThat(session.isOver()).isFalse();
    }

    @Test
    void aGameWaitsForAProgramThatFailedAndAPersonMayMoveForIt() {
        GameSession<Who> session = againstProgram();
        play(session, 1);
        now = 60;
        session.fail(new IllegalStateException("broken"));
        now = 500;
        assertThat(session.checkFlag(0)).isFalse();
        assertThat(session.isPersonsTurn()).isTrue();
        assertThat(session.isProgramsTurn()).isFalse();
        play(session, 1);
        assertThat(session.fault()).isEmpty();
        assertThat(session.clocks().left(Side.BLACK)).isEqualTo(110);
    }

    @Test
    void aProgramThatFailedIsAskedAgain() {
        GameSession<Who> session = againstProgram();
        play(session, 1);
        session.fail(new IllegalStateException("broken"));
        session.resume();
        assertThat(session.isProgramsTurn()).isTrue();
        assertThat(session.fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "CRASH, CRASH",
        "CONNECTION, CRASH",
        "HANG, HANG",
        "LATE, TIME",
        "ILLEGAL_MOVE, ILLEGAL_MOVE",
        "RESIGNED, RESIGNATION",
        "GAVE_UP, GAVE_UP",
        "GARBAGE, FAULT",
        "FLOOD, FAULT"
    })
    void aPlayerOfAMatchThatFailsLoses(PlayerFault.Kind kind, Reason reason) {
        GameSession<Who> session = match(Adjudication.DEFAULT);
        play(session, 1);
        session.fail(new PlayerFault(kind, "B: it failed"));
        assertThat(result(session)).contains(Result.WHITE_WINS);
        assertThat(reason(session)).contains(reason);
    }

    @Test
    void aMatchGameThatAProtocolCutsOffIsDrawn() {
        GameSession<Who> session = match(Adjudication.DEFAULT);
        session.fail(new PlayerFault(PlayerFault.Kind.CUT_OFF, "75 moves"));
        assertThat(result(session)).contains(Result.DRAW);
        assertThat(reason(session)).contains(Reason.LENGTH);
    }

    @Test
    void aLongGameOfAMatchIsDrawn() {
        GameSession<Who> session = match(new Adjudication(4, Optional.empty(), Optional.empty()));
        play(session, 4);
        assertThat(reason(session)).contains(Reason.LENGTH);
        assertThat(events.getLast()).isEqualTo("ended LENGTH");
    }

    @Test
    void aGameIsDrawnOncePlayersAgreeLongEnough() {
        var draw = new Adjudication(400, Optional.empty(), Optional.of(new Agreement(5, 4, 0)));
        GameSession<Who> session = match(draw);
        play(session, 3, OptionalInt.of(5));
        assertThat(session.isOver()).isFalse();
        play(session, 1, OptionalInt.of(-5));
        assertThat(reason(session)).contains(Reason.SCORE);
        assertThat(result(session)).contains(Result.DRAW);
    }

    @Test
    void aDrawBetweenPeopleNeedsBoth() {
        GameSession<Who> session = persons();
        assertThat(session.offerDraw(Side.WHITE)).isTrue();
        assertThat(session.drawOffer()).contains(Side.WHITE);
        assertThat(session.isOver()).isFalse();
        session.offerDraw(Side.BLACK);
        assertThat(reason(session)).contains(Reason.AGREEMENT);
    }

    @Test
    void aMoveOfTheOpponentDeclinesADrawOffer() {
        GameSession<Who> session = persons();
        session.offerDraw(Side.WHITE);
        play(session, 1);
        assertThat(session.drawOffer()).contains(Side.WHITE);
        play(session, 1);
        assertThat(session.drawOffer()).isEmpty();
        assertThat(events.getLast()).isEqualTo("changed");
    }

    @Test
    void aProgramAcceptsADrawOnlyIfItIsNotBetter() {
        GameSession<Who> session = againstProgram();
        play(session, 2, OptionalInt.of(50));
        assertThat(session.offerDraw(Side.WHITE)).isFalse();
        play(session, 2, OptionalInt.of(-200));
        assertThat(session.offerDraw(Side.WHITE)).isTrue();
        assertThat(reason(session)).contains(Reason.AGREEMENT);
    }

    @Test
    void undoGoesBackToAPersonsTurnAndRestoresTheTime() {
        GameSession<Who> session = againstProgram();
        assertThat(session.play(first(), 30, 0)).isTrue();
        assertThat(session.play(first(), 40, 0)).isTrue();
        assertThat(session.pliesToPersonsTurn()).hasValue(2);
        assertThat(session.undo()).isTrue();
        assertThat(game.ply()).isZero();
        assertThat(session.clocks().times()).isEqualTo(new GameClocks.Times(100, 100));
        assertThat(session.redo()).isTrue();
        assertThat(game.ply()).isEqualTo(2);
        assertThat(session.moves()).hasSize(2);
    }

    @Test
    void undoneMovesAreReplacedByANewOne() {
        GameSession<Who> session = persons();
        play(session, 3);
        session.undo(2);
        play(session, 1);
        assertThat(session.moves()).hasSize(2);
        assertThat(session.redo()).isFalse();
    }

    @Test
    void undoTakesBackAResignation() {
        GameSession<Who> session = persons();
        session.resign(Side.WHITE);
        assertThat(session.isOver()).isTrue();
        assertThat(session.undo()).isTrue();
        assertThat(session.isOver()).isFalse();
        assertThat(session.clocks().running()).contains(Side.WHITE);
    }

    @Test
    void programsWaitAfterAnUndoIfNoPersonPlays() {
        GameSession<Who> session = session(Who.program(), Who.program(), SessionRules.CASUAL);
        play(session, 2);
        session.undo();
        assertThat(game.ply()).isEqualTo(1);
        assertThat(session.isPaused()).isTrue();
        assertThat(session.isProgramsTurn()).isFalse();
    }

    @Test
    void aPauseKeepsTheTimeOfAPersonAndNotThatOfAProgram() {
        GameSession<Who> session = againstProgram();
        now = 30;
        session.pause();
        now = 500;
        session.resume();
        now = 510;
        assertThat(session.clocks().left(Side.WHITE)).isEqualTo(60);
        play(session, 1);
        now = 550;
        session.pause();
        assertThat(session.clocks().left(Side.BLACK)).isEqualTo(100);
    }

    @Test
    void storedMovesAreRestoredWithTheirTimes() {
        GameSession<Who> session = session(Who.person(), Who.person(), SessionRules.ONLINE);
        session.restore(first(), 30, new GameClocks.Times(80, 100));
        session.restore(first(), 10, new GameClocks.Times(80, 100));
        session.restore(Optional.of(Side.BLACK), false);
        assertThat(events).isEmpty();
        assertThat(session.clocks().left(Side.WHITE)).isEqualTo(80);
        assertThat(session.drawOffer()).contains(Side.BLACK);
        session.undo(1);
        assertThat(session.clocks().times()).isEqualTo(new GameClocks.Times(80, 100));
    }

    @Test
    void noMoveIsPlayedAfterTheEnd() {
        GameSession<Who> session = persons();
        session.resign(Side.BLACK);
        assertThat(result(session)).contains(Result.WHITE_WINS);
        Choice any = new Choice(1, OptionalInt.empty(), 0, 0, 0);
        assertThatThrownBy(() -> session.play(any, 0, 0)).isInstanceOf(IllegalStateException.class);
    }
}
