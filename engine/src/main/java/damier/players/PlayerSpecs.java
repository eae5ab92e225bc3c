package damier.players;

import static java.util.stream.Collectors.joining;

import damier.classic.ClassicPlayer;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.classic.PlayerOption;
import damier.classic.PlayerText;
import damier.core.GameDefinition;
import damier.engine.EngineFactory;
import damier.engine.EngineOptions;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Parses specifications of players: a name and, in brackets, options, as in {@code
 * damier[depth=6,probcut=off]}.
 */
public final class PlayerSpecs {
    public static final String ENGINE = "damier";

    private static final int LAST_BEGINNERS_LEVEL = 3;

    private PlayerSpecs() {}

    /** The built-in players that {@code text} describes, for one game. */
    public static PlayerFactory parse(EngineFactory kind, String text) {
        return parse(kind, text, List.of());
    }

    /**
     * The players that {@code text} describes, for one game.
     *
     * @param schemes the schemes of external players
     * @throws IllegalArgumentException in one line that names the player or option at fault
     */
    public static PlayerFactory parse(
            EngineFactory kind, String text, List<? extends PlayerScheme> schemes) {
        String spec = text.strip();
        for (PlayerScheme scheme : schemes) {
            Optional<String> address = scheme.address(spec);
            if (address.isPresent()) {
                PlayerText outside = PlayerText.parse(address.get());
                return scheme.parse(kind, spec, outside.id(), outside.options());
            }
        }
        refuseForeign(spec);
        PlayerText player = PlayerText.parse(spec);
        if (player.id().equals(ENGINE)) {
            return EngineSpec.parse(kind, spec, player.options());
        }
        String game = kind.game().id();
        PlayerDescription known =
                ClassicPlayers.all().stream()
                        .filter(description -> description.id().equals(player.id()))
                        .findAny()
                        .orElseThrow(() -> new IllegalArgumentException(unknown(player, kind)));
        if (!known.plays(game)) {
            throw new IllegalArgumentException(
                    known.id() + " plays " + known.game() + ", not " + game);
        }
        ClassicPlayer prototype = ClassicPlayers.create(player.id(), player.options());
        return new PlayerFactory(
                spec, 1, true, features(prototype), () -> new ClassicOpponent(spec, prototype));
    }

    /**
     * The engine's options with one of them changed, by its name in brackets.
     *
     * @throws IllegalArgumentException with a one-line message, if there is no such option or value
     */
    public static EngineOptions withOption(
            EngineFactory kind, EngineOptions options, String name, String value) {
        return EngineSpec.with(kind, options, name, value);
    }

    /** The built-in players of this game, the engine first. */
    public static List<PlayerDescription> all(GameDefinition game) {
        return Stream.concat(
                        Stream.of(EngineSpec.describe(game)),
                        ClassicPlayers.all().stream().filter(player -> player.plays(game.id())))
                .toList();
    }

    /** Whether the text describes Damier's engine. */
    public static boolean isEngine(String text) {
        return text.strip().equals(ENGINE) || text.strip().startsWith(ENGINE + "[");
    }

    /** Whether the text describes a classic player. */
    public static boolean isClassic(String text) {
        String id = PlayerText.parse(text).id();
        return ClassicPlayers.all().stream().anyMatch(known -> known.id().equals(id));
    }

    /** Whether the text names the engine at one of its easiest levels. */
    public static boolean isForBeginners(String text) {
        return isEngine(text)
                && PlayerText.parse(text.strip())
                        .options()
                        .getOrDefault("level", "")
                        .matches("[1-" + LAST_BEGINNERS_LEVEL + "]");
    }

    /** The specification with varied openings, unless it sets that option itself. */
    public static String varied(String text) {
        return isEngine(text)
                ? PlayerText.parse(text).withDefault("variety", "on").toString()
                : text;
    }

    private static List<String> features(ClassicPlayer player) {
        return player.description().options().stream()
                .filter(option -> option.choices().contains(PlayerOption.OFF))
                .map(PlayerOption::name)
                .filter(name -> !PlayerOption.OFF.equals(player.options().get(name)))
                .toList();
    }

    private static void refuseForeign(String spec) {
        if (spec.equals("human")) {
            throw new IllegalArgumentException(spec + ": people cannot be players yet");
        }
    }

    private static String unknown(PlayerText player, EngineFactory kind) {
        return all(kind.game()).stream()
                .map(PlayerDescription::id)
                .collect(
                        joining(
                                ", ",
                                "unknown player '%s'; %s has "
                                        .formatted(player.id(), kind.game().id()),
                                ""));
    }
}
