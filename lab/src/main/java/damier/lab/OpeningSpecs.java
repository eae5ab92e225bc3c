package damier.lab;

import damier.core.Position;
import damier.engine.EngineKind;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Openings as text: {@code random:PLIES:SEED} or {@code random:PLIES:SEED:BOUND}, {@code two-ply},
 * or a file.
 */
public final class OpeningSpecs {
    public static final String TWO_PLY = "two-ply";

    private static final String RANDOM = "random:";
    private static final Pattern RANDOM_FORM =
            Pattern.compile("random:(\\d{1,3}):(\\d{1,18})(?::(\\d{1,5}))?");

    private OpeningSpecs() {}

    /**
     * The openings that {@code text} describes.
     *
     * @throws IllegalArgumentException in one line, if the text or the file does not describe
     *     openings
     * @throws IOException if the file cannot be read
     */
    public static <P extends Position> Openings<P> parse(EngineKind<P> kind, String text)
            throws IOException {
        if (text.equals(TWO_PLY)) {
            try (var balance = new Balance<>(kind, Balance.DEFAULT_BOUND)) {
                return ListedOpenings.twoPly(kind.game(), balance);
            }
        }
        if (!text.startsWith(RANDOM)) {
            return ListedOpenings.read(kind.game(), Path.of(text));
        }
        Matcher form = RANDOM_FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    "'%s' is not of the form random:PLIES:SEED or random:PLIES:SEED:BOUND"
                            .formatted(text));
        }
        int bound = form.group(3) == null ? Balance.DEFAULT_BOUND : Integer.parseInt(form.group(3));
        return new RandomOpenings<>(
                kind.game(),
                new Balance<>(kind, bound),
                Integer.parseInt(form.group(1)),
                Long.parseLong(form.group(2)));
    }
}
