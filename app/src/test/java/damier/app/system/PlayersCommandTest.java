package damier.app.system;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;

import java.util.List;

class PlayersCommandTest {
    private static List<String> lines(String... words) {
        Run run = Run.damier(words);
        assertThat(run.exit()).as(run.err()).isZero();
        return run.out().lines().toList();
    }

    @Test
    void aGameHasTheEngineItsClassicPlayersAndTheSimpleOnes() {
        assertThat(lines("players", "italian").stream().map(line -> line.split(" ", 2)[0]))
                .startsWith("damier")
                .contains("italian.fiorentino", "greedy", "random")
                .doesNotContain("othello.vieira");
    }

    @Test
    void aPlayerHasItsOptionsWithWhatTheyAreAndMayBe() {
        assertThat(lines("players", "othello", "othello.vieira"))
                .anyMatch(line -> line.matches("ordering +\\S+ +.*none.*"));
    }

    @Test
    void optionsOfTheEngineAreThoseOfTheGame() {
        assertThat(lines("players", "international", "damier"))
                .anyMatch(line -> line.matches("aspiration +10 .*"));
        assertThat(lines("players", "othello", "damier"))
                .anyMatch(line -> line.matches("aspiration +off .*"));
    }

    /** Setting a listed default changes nothing. */
    @Test
    void theListedDefaultsAreThoseOfTheEngine() {
        for (String game : List.of("international", "othello")) {
            StringBuilder all = new StringBuilder("damier[");
            for (String line : lines("players", game, "damier").stream().skip(2).toList()) {
                String[] words = line.split(" +", 3);
                if (!words[1].equals("none")) {
                    all.append(words[0]).append('=').append(words[1]).append(',');
                }
            }
            all.setCharAt(all.length() - 1, ']');
            assertThat(nodes(game, all.toString())).isEqualTo(nodes(game, "damier"));
        }
    }

    private static String nodes(String game, String player) {
        String best = lines("bestmove", game, "--player", player, "--depth", "9").getLast();
        return best.replaceFirst(" time .*", "");
    }

    @Test
    void aPlayerThatThereIsNotIsNamedWithThoseThatThereAre() {
        Run run = Run.damier("players", "othello", "nobody");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("player: unknown player 'nobody'; othello has damier, ");
    }

    @Test
    void jsonHasThemAll() {
        assertThat(lines("players", "othello", "--json").getFirst())
                .contains("\"id\":\"othello.vieira\"")
                .contains("\"name\":\"threshold\"");
    }
}
