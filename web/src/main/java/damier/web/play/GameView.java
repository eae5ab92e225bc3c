package damier.web.play;

import com.fasterxml.jackson.annotation.JsonIgnore;

import damier.core.Game;
import damier.core.Side;
import damier.players.SearchReport;
import damier.search.SearchInfo;
import damier.session.PlayedMove;
import damier.web.api.ApiType;
import damier.web.api.ApiType.NameOf;
import damier.web.view.EndingView;
import damier.web.view.LimitView;
import damier.web.view.LineView;
import damier.web.view.MoveView;
import damier.web.view.PositionView;
import damier.web.view.ProblemView;
import damier.web.view.ScoreView;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A game as its players and spectators see it: whole, or what has changed since they saw it last.
 *
 * @param from the number of moves that the reader knows; {@code moves} are those after them
 * @param start the start position
 * @param you the sides that the reader plays
 * @param draw the side that offers a draw
 * @param undo the side that asks to take back its last move
 * @param archived its id in the archive
 * @param thinking the current line of the searching program, if it may be shown
 * @param fault why a program failed to move; {@code resume} asks it again
 */
@ApiType("Game")
record GameView(
        String id,
        String kind,
        PositionView position,
        String start,
        int from,
        List<MoveEntry> moves,
        SeatView white,
        SeatView black,
        List<@NameOf(Side.class) String> you,
        @Nullable ClockView clock,
        @Nullable @NameOf(Side.class) String draw,
        @Nullable @NameOf(Side.class) String undo,
        @Nullable EndingView ended,
        @Nullable Long archived,
        @Nullable LineView thinking,
        int spectators,
        boolean paused,
        @Nullable ProblemView fault) {

    /**
     * A move of the game.
     *
     * @param by the player
     * @param millis the time it took
     * @param score the player's score of it
     * @param search how the program found it, if the program says
     */
    @ApiType("PlayedMove")
    record MoveEntry(
            String text,
            List<String> path,
            List<String> captured,
            List<String> flipped,
            String by,
            long millis,
            @Nullable ScoreView score,
            @Nullable SearchView search) {
        static MoveEntry of(Game game, int ply, PlayedMove played, String by) {
            MoveView move = MoveView.of(game.kind(), game.position(ply), played.choice().move());
            OptionalInt score = played.choice().score();
            return new MoveEntry(
                    move.text(),
                    move.path(),
                    move.captured(),
                    move.flipped(),
                    by,
                    played.nanos() / 1_000_000,
                    score.isPresent()
                            ? ScoreView.of(
                                    game.kind(),
                                    game.position(ply),
                                    score.getAsInt(),
                                    SearchInfo.ESTIMATED)
                            : null,
                    SearchReport.of(played.choice()).map(SearchView::of).orElse(null));
        }
    }

    /**
     * The search for a move.
     *
     * @param depth as the player counts it
     * @param value for the side that moved, in the player's own unit: {@code 1.82}, {@code win},
     *     {@code loss}; null for a player whose move has a score
     */
    @ApiType("MoveSearch")
    record SearchView(int depth, long nodes, long millis, @Nullable String value) {
        static SearchView of(SearchReport report) {
            return new SearchView(
                    report.depth(),
                    report.nodes(),
                    report.nanos() / 1_000_000,
                    report.valueText().orElse(null));
        }
    }

    /**
     * The player of a side.
     *
     * @param session of the player; not sent to others
     */
    @ApiType("TakenSeat")
    record SeatView(
            String player,
            String name,
            @Nullable LimitView limit,
            boolean taken,
            boolean you,
            @JsonIgnore @Nullable String session) {
        static SeatView of(SeatSettings seat) {
            return new SeatView(
                    seat.player(),
                    seat.name(),
                    seat.limit(),
                    !seat.isFree(),
                    false,
                    seat.session());
        }

        SeatView seenBy(String reader) {
            return new SeatView(player, name, limit, taken, reader.equals(session), session);
        }
    }

    /**
     * The clocks, in milliseconds.
     *
     * @param running the side whose clock runs
     * @param at the time of this reading, since 1970
     */
    @ApiType("ClockReading")
    record ClockView(
            long white, long black, @Nullable @NameOf(Side.class) String running, long at) {}

    /**
     * The view of one reader, once it is written.
     *
     * @param game its id in the archive
     */
    GameView seenBy(String session, @Nullable Long game) {
        SeatView seenWhite = white.seenBy(session);
        SeatView seenBlack = black.seenBy(session);
        List<String> own =
                Stream.of(
                                seenWhite.you() ? PositionView.text(Side.WHITE) : "",
                                seenBlack.you() ? PositionView.text(Side.BLACK) : "")
                        .filter(side -> !side.isEmpty())
                        .toList();
        return new GameView(
                id,
                kind,
                position,
                start,
                from,
                moves,
                seenWhite,
                seenBlack,
                own,
                clock,
                draw,
                undo,
                ended,
                game,
                thinking,
                spectators,
                paused,
                fault);
    }
}
