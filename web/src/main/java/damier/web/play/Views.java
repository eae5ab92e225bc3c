package damier.web.play;

import damier.core.Game;
import damier.core.Side;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.web.Refused;
import damier.web.Socket;
import damier.web.play.GameView.ClockView;
import damier.web.play.GameView.MoveEntry;
import damier.web.play.GameView.SeatView;
import damier.web.view.LineView;
import damier.web.view.PositionView;
import damier.web.view.ProblemView;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Makes the views of a game. */
final class Views {
    private Views() {}

    /**
     * @param from the number of moves that the readers know
     * @param thinking the current line of the program to move
     * @param undo the side that asks to take back its last move
     */
    static GameView of(
            GameState state,
            int from,
            @Nullable LineView thinking,
            @Nullable Side undo,
            Collection<Socket> watchers) {
        GameSettings settings = state.settings();
        GameSession<SeatSettings> session = state.session();
        Game game = session.game();
        return new GameView(
                state.id(),
                settings.kind(),
                position(game, settings),
                game.kind().notation().format(game.start()),
                from,
                moves(session, from),
                SeatView.of(settings.white()),
                SeatView.of(settings.black()),
                List.of(),
                settings.clock() == null ? null : clock(state),
                session.drawOffer().map(PositionView::text).orElse(null),
                undo == null ? null : PositionView.text(undo),
                settings.ended(),
                null,
                thinking,
                spectators(settings, watchers),
                settings.paused(),
                session.fault().map(fault -> ProblemView.of(Refused.of(fault).why())).orElse(null));
    }

    private static List<MoveEntry> moves(GameSession<SeatSettings> session, int from) {
        List<PlayedMove> moves = session.moves();
        List<MoveEntry> entries = new ArrayList<>();
        for (int ply = from; ply < moves.size(); ply++) {
            PlayedMove move = moves.get(ply);
            String by = session.seat(move.side()).label();
            entries.add(MoveEntry.of(session.game(), ply, move, by));
        }
        return entries;
    }

    private static ClockView clock(GameState state) {
        ClockSetting.State shown = state.shownClocks();
        String running = state.session().clocks().running().map(PositionView::text).orElse(null);
        return new ClockView(shown.white(), shown.black(), running, shown.since());
    }

    /** The position; a finished game has no legal moves. */
    private static PositionView position(Game game, GameSettings settings) {
        PositionView position = PositionView.of(game);
        return settings.ended() == null
                ? position
                : new PositionView(
                        position.kind(),
                        position.fen(),
                        position.side(),
                        position.pieces(),
                        List.of(),
                        settings.ended());
    }

    /** The number of spectators, counted by person, not by window. */
    private static int spectators(GameSettings settings, Collection<Socket> watchers) {
        return (int)
                watchers.stream()
                        .map(socket -> socket.visitor().session())
                        .filter(session -> !settings.white().isOf(session))
                        .filter(session -> !settings.black().isOf(session))
                        .distinct()
                        .count();
    }
}
