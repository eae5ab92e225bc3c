package damier.formats.pdn;

import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.util.List;

/** Writes strict PDN: UTF-8, the standard tags first, lines of at most 80 characters. */
final class PdnWriter {
    /** The tags that are always written, in this order. */
    private static final List<String> ROSTER =
            List.of(Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.WHITE, Tags.BLACK);

    private final WrittenGame game;
    private final Dialect dialect;
    private final StringBuilder text = new StringBuilder();

    private PdnWriter(WrittenGame game, Dialect dialect) {
        this.game = game;
        this.dialect = dialect;
    }

    /**
     * @throws UnwritableGame if it is not draughts
     */
    static String text(WrittenGame game) throws UnwritableGame {
        Dialect dialect =
                Dialect.of(game.kind())
                        .orElseThrow(
                                () ->
                                        new UnwritableGame(
                                                "PDN holds draughts, not " + game.kind().id()));
        PdnWriter writer = new PdnWriter(game, dialect);
        writer.writeTags();
        LineWrapper moves = new LineWrapper();
        new MoveText(game, dialect, moves).write();
        moves.word(PdnResults.write(game.result()));
        return writer.text.append('\n').append(moves.finish()).append("\n\n").toString();
    }

    private void writeTags() {
        for (String name : ROSTER) {
            writeTag(
                    name,
                    game.tags().getOrDefault(name, name.equals(Tags.DATE) ? "????.??.??" : "?"));
        }
        String result = PdnResults.write(game.result());
        writeTag(PdnTags.RESULT, game.tags().getOrDefault(PdnTags.RESULT, result));
        if (dialect.gameType().isEmpty()) {
            writeTag(PdnTags.VARIANT, dialect.kind().id());
        } else {
            writeTag(PdnTags.GAME_TYPE, dialect.gameType());
        }
        if (!game.hasUsualStart()) {
            writeTag(PdnTags.SETUP, "1");
            writeTag(PdnTags.FEN, dialect.notation().format(game.start()));
        }
        for (var tag : game.tags().entrySet()) {
            if (!ROSTER.contains(tag.getKey()) && !PdnTags.isImplied(tag.getKey())) {
                writeTag(tag.getKey(), tag.getValue());
            }
        }
    }

    private void writeTag(String name, String value) {
        String safeName = name.replaceAll("[^\\p{L}\\p{Nd}_]", "_");
        boolean begins = !safeName.isEmpty() && Character.isLetter(safeName.codePointAt(0));
        String safeValue =
                value.strip()
                        .replaceAll("[\\s\\p{Cc}]+", " ")
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\"");
        String tagName = (begins ? "" : "Tag") + safeName;
        text.append("[%s \"%s\"]\n".formatted(tagName, safeValue));
    }
}
