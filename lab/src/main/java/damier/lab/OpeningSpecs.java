package damier.lab;

import damier.engine.EngineFactory;
import damier.lab.Balance.Lead;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses specifications of openings: {@code random:PLIES:SEED}, {@code two-ply}, either followed by
 * {@code :BOUND} or {@code :LOW-HIGH}, or a file, followed by {@code @PLIES} to shorten its games.
 */
public final class OpeningSpecs {
    public static final String TWO_PLY = "two-ply";

    private static final String RANDOM = "random:";
    private static final String LEAD = "(?::(?:(\\d{1,5})-)?(\\d{1,5}))?";
    private static final Pattern RANDOM_FORM =
            Pattern.compile("random:(\\d{1,3}):(\\d{1,18})" + LEAD);
    private static final Pattern TWO_PLY_FORM = Pattern.compile(TWO_PLY + LEAD);
    private static final Pattern CUT_FORM = Pattern.compile("(.+)@(\\d{1,3})");

    private OpeningSpecs() {}

    /**
     * The openings that {@code text} describes.
     *
     * @throws IllegalArgumentException with a one-line message, if the text or the file does not
     *     describe openings
     * @throws IOException if the file cannot be read
     */
    public static Openings parse(EngineFactory kind, String text) throws IOException {
        Matcher twoPly = TWO_PLY_FORM.matcher(text);
        if (twoPly.matches()) {
            try (var balance = new Balance(kind, lead(twoPly.group(1), twoPly.group(2)))) {
                return ListedOpenings.twoPly(kind.game(), balance);
            }
        }
        if (!text.startsWith(RANDOM)) {
            return file(kind, text);
        }
        Matcher form = RANDOM_FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "'%s' is not of the form random:PLIES:SEED or random:PLIES:SEED:BOUND"
                            .formatted(text));
        }
        return new RandomOpenings(
                kind.game(),
                new Balance(kind, lead(form.group(3), form.group(4))),
                Integer.parseInt(form.group(1)),
                Long.parseLong(form.group(2)));
    }

    private static Lead lead(@Nullable String low, @Nullable String high) {
        return high == null
                ? Lead.EVEN
                : new Lead(low == null ? 0 : Integer.parseInt(low), Integer.parseInt(high));
    }

    private static Openings file(EngineFactory kind, String text) throws IOException {
        Matcher cut = CUT_FORM.matcher(text);
        if (cut.matches() && Files.notExists(Path.of(text))) {
            return OpeningFiles.read(
                    kind.game(), Path.of(cut.group(1)), Integer.parseInt(cut.group(2)));
        }
        return OpeningFiles.read(kind.game(), Path.of(text), Integer.MAX_VALUE);
    }
}
