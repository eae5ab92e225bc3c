package damier.web.play;

import damier.archive.UnfinishedGame;
import damier.core.Game;
import damier.core.Side;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.web.view.EndingView;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The archive record of a finished game. */
final class GameRecord {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

    private GameRecord() {}

    static WrittenGame of(Game game, List<UnfinishedGame.Move> moves, GameSettings settings) {
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
        for (int ply = 0; ply < moves.size(); ply++) {
            node = node.add(game.move(ply));
            node.remark(remarks(moves.get(ply), game.position(ply).side()));
        }
        return written;
    }

    private static String type(Seat seat) {
        return seat.isHuman() ? Tags.HUMAN : Tags.PROGRAM;
    }

    private static Remarks remarks(UnfinishedGame.Move move, Side side) {
        Remarks remarks = Remarks.NONE.withElapsed(Duration.ofMillis(move.spent()));
        long left = side == Side.WHITE ? move.whiteLeft() : move.blackLeft();
        if (left != UnfinishedGame.NO_CLOCK) {
            remarks = remarks.withClock(Duration.ofMillis(left));
        }
        Integer score = move.score();
        return score == null ? remarks : remarks.withEvaluation(score / 100.0);
    }

    private static WrittenResult result(String text) {
        return switch (text) {
            case "1-0" -> WrittenResult.WHITE_WINS;
            case "0-1" -> WrittenResult.BLACK_WINS;
            default -> WrittenResult.DRAW;
        };
    }
}
