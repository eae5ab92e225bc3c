package damier.formats.pdn;

import damier.record.GameWriter;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes strict PDN: UTF-8, the standard tags first, lines of at most 80 characters. */
final class PdnWriter implements GameWriter {
    /** The tags that are always written, in this order. */
    private static final List<String> ROSTER =
            List.of(Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND, Tags.WHITE, Tags.BLACK);

    private final Writer out;

    PdnWriter(OutputStream out) {
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    }

    @Override
    public void write(WrittenGame game) throws IOException, UnwritableGame {
        Dialect dialect =
                Dialect.of(game.kind())
                        .orElseThrow(
                                () ->
                                        new UnwritableGame(
                                                "PDN holds draughts, not " + game.kind().id()));
        writeTags(game, dialect);
        out.write('\n');
        LineWrapper text = new LineWrapper();
        new MoveText(game, dialect, text).write();
        text.word(PdnResults.write(game.result()));
        out.write(text.finish());
        out.write("\n\n");
    }

    private void writeTags(WrittenGame game, Dialect dialect) throws IOException {
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

    private void writeTag(String name, String value) throws IOException {
        String safeName = name.replaceAll("[^\\p{L}\\p{Nd}_]", "_");
        boolean begins = !safeName.isEmpty() && Character.isLetter(safeName.codePointAt(0));
        String safeValue =
                value.strip()
                        .replaceAll("[\\s\\p{Cc}]+", " ")
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\"");
        out.write("[" + (begins ? "" : "Tag") + safeName + " \"" + safeValue + "\"]\n");
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
