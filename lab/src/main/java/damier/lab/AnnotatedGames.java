package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Scores;
import damier.core.Side;
import damier.formats.Formats;
import damier.games.Games;
import damier.players.Choice;
import damier.record.GameFormat;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.session.PlayedMove;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Writes games in a standard format, with score, depth, nodes and time of every move. The format is
 * the first one that supports the game.
 */
final class AnnotatedGames {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);

    private final GameFormat format;

    AnnotatedGames(GameDefinition kind) {
        format = new Formats(new Games()).holding(kind);
    }

    /** The extension of the file name, without the dot. */
    String extension() {
        return format.extensions().getFirst();
    }

    String text(GameRecord record, List<String> players) {
        try {
            return format.text(List.of(written(record, players)));
        } catch (UnwritableGame e) {
            throw new IllegalStateException(e);
        }
    }

    private static WrittenGame written(GameRecord record, List<String> players) {
        Game game = record.game();
        WrittenGame written = new WrittenGame(game.kind(), game.start());
        Fixture fixture = record.fixture();
        written.tags().put(Tags.DATE, DAY.format(LocalDate.now(ZoneId.systemDefault())));
        written.tags().put(Tags.ROUND, Integer.toString(fixture.number()));
        written.tags().put(Tags.WHITE, players.get(fixture.player(Side.WHITE)));
        written.tags().put(Tags.BLACK, players.get(fixture.player(Side.BLACK)));
        String detail = record.detail().isEmpty() ? "" : ": " + record.detail();
        written.tags().put(Tags.TERMINATION, record.reason().word() + detail);
        written.setResult(WrittenResult.of(record.result()));
        MoveNode at = written.root();
        for (int ply = 0; ply < game.ply(); ply++) {
            at = at.add(game.move(ply));
            if (ply >= record.openingPlies()) {
                at.remark(remarks(record.moves().get(ply - record.openingPlies())));
            } else if (ply == record.openingPlies() - 1) {
                at.remark(Remarks.NONE.withAfter("the opening ends"));
            }
        }
        return written;
    }

    private static Remarks remarks(PlayedMove move) {
        Choice choice = move.choice();
        List<String> words = new ArrayList<>();
        if (choice.depth() > 0) {
            words.add("depth " + choice.depth());
        }
        if (choice.nodes() > 0) {
            words.add("nodes " + choice.nodes());
        }
        Remarks remarks = Remarks.NONE.withElapsed(Duration.ofNanos(move.nanos()));
        if (choice.score().isPresent()) {
            int score = choice.score().getAsInt();
            remarks = remarks.withEvaluation(score / 100.0);
            if (Scores.isDecided(score)) {
                String result = Scores.isWin(score) ? "win" : "loss";
                OptionalInt plies = Scores.plies(score);
                words.add(plies.isPresent() ? result + " in " + plies.getAsInt() : result);
            }
        }
        return remarks.withAfter(String.join(", ", words));
    }
}
