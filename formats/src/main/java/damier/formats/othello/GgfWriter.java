package damier.formats.othello;

import damier.core.Side;
import damier.othello.OthelloPosition;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The GGF text of a game. All properties that programs expect are written, even if empty. */
final class GgfWriter {
    static final String FORMAT = "GGF";
    private static final String UNKNOWN = "?";
    private static final Pattern SCORE = Pattern.compile("[+-]?\\d{1,6}(\\.\\d{1,6})?");

    private GgfWriter() {}

    static String text(WrittenGame game) throws UnwritableGame {
        List<MoveNode> moves = OthelloGames.moves(game, FORMAT);
        StringBuilder text = new StringBuilder("(;");
        Set<String> written = new HashSet<>(Set.of(GgfTags.TYPE));
        property(text, GgfTags.GAME, "Othello");
        property(text, "PC", tag(game, Tags.SITE, written));
        String day = tag(game, Tags.DATE, written);
        String date = tag(game, GgfTags.DATE, written);
        property(text, GgfTags.DATE, date.isEmpty() ? day : date);
        property(text, "PB", tag(game, Tags.BLACK, written));
        property(text, "PW", tag(game, Tags.WHITE, written));
        property(text, GgfTags.RESULT, result(game, written));
        property(text, "TI", tag(game, Tags.TIME_CONTROL, written));
        String type = game.tag(GgfTags.TYPE);
        property(text, GgfTags.TYPE, type.isEmpty() ? "8" : type);
        GgfTags.NAMES.forEach(
                (name, tag) -> {
                    if (written.add(tag) && !game.tag(tag).isEmpty()) {
                        property(text, name, game.tag(tag));
                    }
                });
        game.tags()
                .forEach(
                        (name, value) -> {
                            if (written.add(name) && !value.isEmpty()) {
                                property(text, name, value);
                            }
                        });
        property(text, GgfTags.START, board(game));
        comment(text, game.root().remarks());
        moves(text, game.start().side(), moves);
        return text.append(";)").toString();
    }

    private static String tag(WrittenGame game, String name, Set<String> written) {
        written.add(name);
        return game.tag(name);
    }

    private static String board(WrittenGame game) {
        return "8 " + game.kind().notation().format(game.start()).replace('X', '*');
    }

    private static String result(WrittenGame game, Set<String> written) {
        Optional<String> flag = GgfTags.flag(game.tag(Tags.TERMINATION));
        if (flag.isPresent()) {
            written.add(Tags.TERMINATION);
        }
        String score = score(game, written);
        return flag.isEmpty() ? score : score + ":" + flag.get();
    }

    private static String score(WrittenGame game, Set<String> written) {
        if (SCORE.matcher(game.tag(OthelloGames.SCORE)).matches()) {
            return tag(game, OthelloGames.SCORE, written);
        }
        OthelloPosition last = OthelloGames.last(game);
        if (OthelloGames.isOver(last) && game.result() == OthelloGames.result(last)) {
            return OthelloGames.scoreText(OthelloGames.blackScore(last));
        }
        return switch (game.result()) {
            case BLACK_WINS -> "+";
            case WHITE_WINS -> "-";
            case DRAW -> "0";
            default -> UNKNOWN;
        };
    }

    private static void moves(StringBuilder text, Side first, List<MoveNode> moves) {
        Side side = first;
        for (MoveNode move : moves) {
            String name = side == Side.BLACK ? GgfTags.BLACK_MOVE : GgfTags.WHITE_MOVE;
            property(text, name, GgfMove.of(move.move(), move.remarks()).toString());
            comment(text, move.remarks());
            side = side.opponent();
        }
    }

    private static void comment(StringBuilder text, Remarks remarks) {
        boolean both = !remarks.before().isEmpty() && !remarks.after().isEmpty();
        String comment = remarks.before() + (both ? "\n" : "") + remarks.after();
        if (!comment.isEmpty()) {
            property(text, GgfTags.COMMENT, comment);
        }
    }

    private static void property(StringBuilder text, String name, String value) {
        text.append(name).append('[').append(value.replaceAll("[\\]\\\\]", "\\\\$0")).append(']');
    }
}
