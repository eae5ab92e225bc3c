package damier.formats.othello;

import damier.core.GameDefinition;
import damier.record.GameFormat;

import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The formats of Othello, and the recognition of their texts. */
public final class OthelloFormats {
    private static final Pattern GGF = Pattern.compile("\\(\\s*;\\s*[A-Za-z]{1,2}\\s*\\[");

    /** Matches a board: only these characters come before the first semicolon. */
    private static final Pattern BOARD =
            Pattern.compile(
                    "(?:\\s*[Xx*BbOoWw.-]){64}\\s*[Xx*BbOoWw]\\s*(?:[;%].*|$)", Pattern.DOTALL);

    /**
     * Matches a transcript: every game from the standard start begins with one of four squares,
     * none of which is a draughts square.
     */
    private static final Pattern TRANSCRIPT =
            Pattern.compile(
                    "\\s*(?:1\\s*\\.+\\s*)?(?:f5|d3|c4|e6)(?![0-9x:-]).*",
                    Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final int MAX_EXAMINED = 10_000;

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

    /** The likely format of a pasted text, if it is one of these. */
    public Optional<GameFormat> recognise(String text) {
        String head = text.substring(0, Math.min(text.length(), MAX_EXAMINED));
        if (GGF.matcher(head).find()) {
            return Optional.of(ggf);
        }
        if (BOARD.matcher(head).matches()) {
            return Optional.of(obf);
        }
        return TRANSCRIPT.matcher(head).matches() ? Optional.of(transcript) : Optional.empty();
    }
}
