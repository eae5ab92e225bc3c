package damier.lab.experiment;

import damier.lab.Launch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The settings of an experiment, as in its text file.
 *
 * @param experiment its name
 * @param games the number of games of a pairing, if it is not that of the pace
 * @param player the player under test; empty if the experiment determines it
 * @param game the game; empty if the experiment or the player determines it
 * @param saved the file of saved games; empty if there is none
 */
public record Settings(
        String experiment, Pace pace, OptionalInt games, String player, String game, String saved) {
    private static final int MAX_GAMES = 1_000_000;

    public Settings(String experiment, Pace pace, OptionalInt games, String player, String game) {
        this(experiment, pace, games, player, game, "");
    }

    public Settings withSaved(String file) {
        return new Settings(experiment, pace, games, player, game, file);
    }

    /** The number of games of each pairing. */
    int gamesEach() {
        return games.orElse(pace.games());
    }

    /** The equivalent command line, without the folder. */
    public String command() {
        return Launch.command("lab run ")
                + experiment
                + (player.isEmpty() ? "" : " --player '" + player + "'")
                + (game.isEmpty() ? "" : " --game " + game)
                + (saved.isEmpty() ? "" : " --saved '" + saved + "'")
                + (games.isPresent() ? " --games " + games.getAsInt() : "")
                + (pace == Pace.NORMAL ? "" : " --" + pace.word());
    }

    /** The same settings for another experiment. */
    Settings of(String otherExperiment) {
        return new Settings(otherExperiment, pace, games, player, game, saved);
    }

    Map<String, String> lines() {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("experiment", experiment);
        lines.put("pace", pace.word());
        games.ifPresent(count -> lines.put("games", Integer.toString(count)));
        if (!player.isEmpty()) {
            lines.put("player", player);
        }
        if (!game.isEmpty()) {
            lines.put("game", game);
        }
        if (!saved.isEmpty()) {
            lines.put("saved", saved);
        }
        return lines;
    }

    /**
     * Adds one line of the file.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    Settings with(String name, String value) {
        return switch (name) {
            case "experiment" -> new Settings(value, pace, games, player, game, saved);
            case "pace" -> new Settings(experiment, Pace.named(value), games, player, game, saved);
            case "games" ->
                    new Settings(
                            experiment, pace, OptionalInt.of(games(value)), player, game, saved);
            case "player" -> new Settings(experiment, pace, games, value, game, saved);
            case "game" -> new Settings(experiment, pace, games, player, value, saved);
            case "saved" -> withSaved(value);
            default -> throw new IllegalArgumentException("there is no setting '" + name + "'");
        };
    }

    /**
     * Parses a number of games.
     *
     * @throws IllegalArgumentException unless it is an even number of games
     */
    public static int games(String text) {
        if (text.matches("\\d{1,7}")) {
            int count = Integer.parseInt(text);
            if (count >= 2 && count % 2 == 0 && count <= MAX_GAMES) {
                return count;
            }
        }
        throw new IllegalArgumentException(
                "'%s' is not an even number of games from 2 to %d".formatted(text, MAX_GAMES));
    }
}
