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

/** What a table shows. */
final class Views {
    private Views() {}

    static GameView of(
            String id,
            Game game,
            Agreement agreement,
            List<PlayedMove> played,
            ClockSetting.State clocks,
            @Nullable Side running,
            @Nullable LineView thinking,
            Collection<Socket> watchers,
            @Nullable Sentence fault) {
        Side draw = agreement.draw();
        return new GameView(
                id,
                agreement.kind(),
                position(game, agreement),
                game.kind().notation().format(game.start()),
                played,
                SeatView.of(agreement.white()),
                SeatView.of(agreement.black()),
                List.of(),
                agreement.clock() == null
                        ? null
                        : new ClockView(
                                clocks.white(),
                                clocks.black(),
                                running == null ? null : PositionView.text(running),
                                clocks.since()),
                draw == null ? null : PositionView.text(draw),
                agreement.ended(),
                null,
                thinking,
                spectators(agreement, watchers),
                agreement.paused(),
                fault == null ? null : ProblemView.of(fault));
    }

    /** Nothing can be played in a game that is over, however it ended. */
    private static PositionView position(Game game, Agreement agreement) {
        PositionView position = PositionView.of(game);
        return agreement.ended() == null
                ? position
                : new PositionView(
                        position.kind(),
                        position.fen(),
                        position.side(),
                        position.pieces(),
                        List.of(),
                        agreement.ended());
    }

    /** Persons, not windows. */
    private static int spectators(Agreement agreement, Collection<Socket> watchers) {
        return (int)
                watchers.stream()
                        .map(socket -> socket.visitor().session())
                        .filter(session -> !agreement.white().isOf(session))
                        .filter(session -> !agreement.black().isOf(session))
                        .distinct()
                        .count();
    }
}
