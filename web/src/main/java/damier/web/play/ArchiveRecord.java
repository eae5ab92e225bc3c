package damier.web.play;

import damier.core.Game;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.session.GameClocks;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.web.view.EndingView;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.OptionalInt;

/** The archive record of a finished game. */
final class ArchiveRecord {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

    private ArchiveRecord() {}

    static WrittenGame of(GameSession<SeatSettings> session, GameSettings settings) {
        Game game = session.game();
        WrittenGame written = new WrittenGame(game.kind(), game.start());
        written.tags().put(Tags.EVENT, "Damier");
        written.tags().put(Tags.DATE, LocalDate.now(ZoneId.systemDefault()).format(DAY));
        written.tags().put(Tags.WHITE, settings.white().label());
        written.tags().put(Tags.BLACK, settings.black().label());
        written.tags().put(Tags.WHITE_TYPE, type(settings.white()));
        written.tags().put(Tags.BLACK_TYPE, type(settings.black()));
        EndingView ended = settings.ended();
        if (ended != null) {
            written.tags().put(Tags.TERMINATION, ended.rule());
            written.setResult(result(ended.result()));
        }
        MoveNode node = written.root();
        for (PlayedMove move : session.moves()) {
            node = node.add(move.choice().move());
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

    private static WrittenResult result(String text) {
        return switch (text) {
            case "1-0" -> WrittenResult.WHITE_WINS;
            case "0-1" -> WrittenResult.BLACK_WINS;
            default -> WrittenResult.DRAW;
        };
    }
}
