package damier.classic;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;

/** The classic players by their ids. */
public final class ClassicPlayers {
    private static final List<Definition> DEFINITIONS =
            List.of(
                    GiordanoLefevrePlayer.definition(),
                    GosgensSommersPlayer.definition(),
                    GosgensSommersPlayer.predecessor(),
                    LeMinhPlayer.definition(),
                    VieiraPlayer.definition(),
                    FiorentinoPlayer.definition(),
                    RandomPlayer.definition("random", "A random legal move, all equally likely"),
                    GreedyPlayer.definition(),
                    RandomPlayer.definition(
                            "uninformed",
                            "The random opponent in the experiments of Giordano and Lefevre"),
                    OptimisticPlayer.definition());

    private ClassicPlayers() {}

    public static List<PlayerDescription> all() {
        return DEFINITIONS.stream().map(Definition::description).toList();
    }

    /**
     * Makes a player.
     *
     * @throws IllegalArgumentException in one line that names what is unknown and lists what is
     *     known
     */
    public static ClassicPlayer create(String id, Map<String, String> options) {
        return DEFINITIONS.stream()
                .filter(definition -> definition.description().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(unknown(id)))
                .create(options);
    }

    /** Makes a player from its specification: {@code italian.fiorentino[time=1s]}. */
    public static ClassicPlayer create(String text) {
        PlayerText player = PlayerText.parse(text);
        return create(player.id(), player.options());
    }

    private static String unknown(String id) {
        return DEFINITIONS.stream()
                .map(definition -> definition.description().id())
                .collect(joining(", ", "no player " + id + "; known: ", ""));
    }
}
