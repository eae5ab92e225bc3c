package damier.web.play;

import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.session.GameClocks;
import damier.session.GameSession;
import damier.session.PlayedMove;

import java.time.Duration;
import java.util.OptionalInt;

/** The archive record of a finished game. */
final class ArchiveRecord {
    private ArchiveRecord() {}

    static WrittenGame of(GameSession<SeatSettings> session, GameSettings settings) {
        WrittenGame written =
                WrittenGame.played(
                        session.game(), settings.white().label(), settings.black().label());
        written.tags().put(Tags.WHITE_TYPE, type(settings.white()));
        written.tags().put(Tags.BLACK_TYPE, type(settings.black()));
        for (MoveNode node : written.mainLine()) {
            PlayedMove move = session.moves().get(node.ply() - 1);
            long left = session.clocks().timesAt(node.ply()).of(move.side());
            node.remark(remarks(move, left));
        }
        return written;
    }

    private static String type(SeatSettings seat) {
        return seat.isPerson() ? Tags.HUMAN : Tags.PROGRAM;
    }

    private static Remarks remarks(PlayedMove move, long left) {
        Remarks remarks = Remarks.NONE.withElapsed(Duration.ofMillis(move.nanos() / 1_000_000));
        if (left != GameClocks.UNLIMITED) {
            remarks = remarks.withClock(Duration.ofMillis(left / 1_000_000));
        }
        OptionalInt score = move.choice().score();
        return score.isPresent() ? remarks.withEvaluation(score.getAsInt() / 100.0) : remarks;
    }
}
