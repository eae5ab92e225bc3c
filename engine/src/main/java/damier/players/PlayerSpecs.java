package damier.players;

import damier.core.Position;
import damier.engine.EngineKind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Players as text: a name and, in brackets, options, as in {@code damier[depth=6,reductions=off]}.
 */
public final class PlayerSpecs {
    public static final String ENGINE = "damier";

    private static final Pattern FORM = Pattern.compile("([^\\[\\]]*)(?:\\[([^\\[\\]]*)])?");

    /** How other programs will be named; they cannot be asked yet. */
    private static final List<String> FOREIGN = List.of("hub:", "nboard:", "dxp:");

    private PlayerSpecs() {}

    /**
     * The players that {@code text} describes, for one game.
     *
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public static <P extends Position> PlayerFactory parse(EngineKind<P> kind, String text) {
        String spec = text.strip();
        for (String prefix : FOREIGN) {
            if (spec.startsWith(prefix)) {
                throw new IllegalArgumentException(
                        spec + ": players of the form " + prefix + "… are not supported yet");
            }
        }
        if (spec.equals("human") || spec.endsWith(".java")) {
            throw new IllegalArgumentException(spec + ": such players are not supported yet");
        }
        Matcher form = FORM.matcher(spec);
        if (!form.matches()) {
            throw new IllegalArgumentException(
                    spec + ": not a player such as damier or damier[depth=6,table=16]");
        }
        String name = form.group(1).strip();
        Map<String, String> options = options(spec, form.group(2) == null ? "" : form.group(2));
        if (name.equals(ENGINE)) {
            return EngineSpec.parse(kind, spec, options);
        }
        throw new IllegalArgumentException("unknown player '" + name + "': there is " + ENGINE);
    }

    private static Map<String, String> options(String spec, String text) {
        Map<String, String> options = new LinkedHashMap<>();
        if (text.isBlank()) {
            return options;
        }
        for (String option : text.split(",", -1)) {
            int equals = option.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException(
                        spec + ": '" + option.strip() + "' is not of the form option=value");
            }
            String name = option.substring(0, equals).strip();
            if (options.put(name, option.substring(equals + 1).strip()) != null) {
                throw new IllegalArgumentException(spec + ": option '" + name + "' is set twice");
            }
        }
        return options;
    }
}
