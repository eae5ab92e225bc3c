package damier.protocol.hub;

import damier.core.Game;
import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.HubGame;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** An engine of Hub's first version, which plays the first legal move and checks what it hears. */
public final class OldHubMain {
    private OldHubMain() {}

    public static void main(String[] args) throws IOException {
        HubGame kind = HubGame.of(new Engines(new Games()).byId("international"));
        Game game = kind.newGame();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "hub" -> say("name Old Timer\nauthor Nobody\ncountry Nowhere\nwait");
                case "init" -> say("just a moment\nready");
                case "start", "new" -> game = kind.newGame();
                case "pos" -> {
                    if (Character.isUpperCase(words[1].charAt(0))) {
                        throw new IllegalArgumentException(line);
                    }
                    String side = words[1].substring(0, 1).toUpperCase(java.util.Locale.ROOT);
                    game =
                            new Game(
                                    kind.kind(),
                                    kind.notation().position(side + words[1].substring(1)));
                }
                case "move" -> game.play(kind.notation().move(game.position(), words[1]));
                case "go" -> {
                    String move = kind.notation().format(game.legalMoves()[0]);
                    say("info 7 6.5 0.25 1234 0.5 2.4 " + move + "\nmove " + move);
                }
                case "depth", "time", "level", "set" -> {
                    for (String word : words) {
                        if (word.contains("=")) {
                            throw new IllegalArgumentException(line);
                        }
                    }
                }
                default -> {
                    if (line.equals("quit")) {
                        return;
                    }
                }
            }
        }
    }

    private static void say(String lines) {
        System.out.println(lines);
        System.out.flush();
    }
}
