package damier.classic;

import java.util.Map;
import java.util.Optional;

/**
 * Where a classic player comes from, for people who choose an opponent.
 *
 * @param name a short name
 * @param work the document that describes the player; empty for the simple opponents
 * @param level the engine's level that it is about as strong as at 100,000 nodes a move, measured
 *     in matches (docs/classics.md); 0 if not measured
 */
public record PlayerSource(String name, String work, int level) {
    private static final Map<String, PlayerSource> SOURCES =
            Map.of(
                    "international.giordano-lefevre",
                    new PlayerSource(
                            "Giordano and Lefevre",
                            "2ID90 International Draught assignment Report, 2020",
                            6),
                    "international.gosgens-sommers",
                    new PlayerSource("Gösgens and Sommers", "Spellchecker, 2016", 5),
                    "international.gosgens-sommers-v0",
                    new PlayerSource("Gösgens and Sommers, first version", "Spellchecker, 2016", 5),
                    "international.le-minh",
                    new PlayerSource("Le Minh", "Draughts AI, 2016", 5),
                    "othello.vieira",
                    new PlayerSource("Vieira", "Laboratory 3: Game Playing Algorithms", 2),
                    "italian.fiorentino",
                    new PlayerSource(
                            "Fiorentino",
                            "A Prolog implementation of the Italian Checkers, 2022",
                            6),
                    "random",
                    new PlayerSource("Random", "", 1),
                    "greedy",
                    new PlayerSource("Greedy", "", 1));

    public static Optional<PlayerSource> of(PlayerDescription player) {
        return Optional.ofNullable(SOURCES.get(player.id()));
    }
}
