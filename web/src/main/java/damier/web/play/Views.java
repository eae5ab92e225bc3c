package damier.web.play;

import damier.core.Game;
import damier.core.Sentence;
import damier.core.Side;
import damier.web.Socket;
import damier.web.play.GameView.ClockView;
import damier.web.play.GameView.LineView;
import damier.web.play.GameView.PlayedMove;
import damier.web.play.GameView.SeatView;
import damier.web.view.PositionView;
import damier.web.view.ProblemView;

import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.List;

/** Makes the views of a game. */
final class Views {
    private Views() {}

    static GameView of(
            String id,
            Game game,
            GameSettings settings,
            List<PlayedMove> played,
            ClockSetting.State clocks,
            @Nullable Side running,
            @Nullable LineView thinking,
            Collection<Socket> watchers,
            @Nullable Sentence fault) {
        Side draw = settings.draw();
        return new GameView(
                id,
                settings.kind(),
                position(game, settings),
                game.kind().notation().format(game.start()),
                played,
                SeatView.of(settings.white()),
                SeatView.of(settings.black()),
                List.of(),
                settings.clock() == null
                        ? null
                        : new ClockView(
                                clocks.white(),
                                clocks.black(),
                                running == null ? null : PositionView.text(running),
                                clocks.since()),
                draw == null ? null : PositionView.text(draw),
                settings.ended(),
                null,
                thinking,
                spectators(settings, watchers),
                settings.paused(),
                fault == null ? null : ProblemView.of(fault));
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
