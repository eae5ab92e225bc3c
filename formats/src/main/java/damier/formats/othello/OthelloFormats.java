package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameFormat;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** All formats of Othello, and which of them a text seems to be in. */
public final class OthelloFormats {
    private static final Pattern GGF = Pattern.compile("\\(\\s*;\\s*[A-Za-z]{1,2}\\s*\\[");

    /** Any board has these signs alone before the first semicolon. */
    private static final Pattern BOARD =
            Pattern.compile(
                    "(?:\\s*[Xx*BbOoWw.-]){64}\\s*[Xx*BbOoWw]\\s*(?:[;%].*|$)", Pattern.DOTALL);

    /**
     * Every game from the usual start begins with one of four squares, none of them of draughts.
     */
    private static final Pattern TRANSCRIPT =
            Pattern.compile(
                    "\\s*(?:1\\s*\\.+\\s*)?(?:f5|d3|c4|e6)(?![0-9x:-]).*",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final int LOOKED_AT = 10_000;

    private final GameFormat ggf;
    private final GameFormat wthor;
    private final GameFormat transcript;
    private final GameFormat obf;

    public OthelloFormats(GameDefinition kind) {
        ggf = new GgfFormat(kind);
        wthor = new WthorFormat(kind, Clock.system(ZoneId.systemDefault()));
        transcript = new TranscriptFormat(kind);
        obf = new ObfFormat(kind);
    }

    public List<GameFormat> all() {
        return List.of(ggf, wthor, transcript, obf);
    }

    /** The format that a pasted text seems to be in, if it is one of these. */
    public Optional<GameFormat> recognise(String text) {
        String head = text.substring(0, Math.min(text.length(), LOOKED_AT));
        if (GGF.matcher(head).find()) {
            return Optional.of(ggf);
        }
        if (BOARD.matcher(head).matches()) {
            return Optional.of(obf);
        }
        return TRANSCRIPT.matcher(head).matches() ? Optional.of(transcript) : Optional.empty();
    }
}
