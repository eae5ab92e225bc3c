package damier.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.classic.ClassicPlayers;
import damier.lab.experiment.ClassicsGuide;

import org.junit.jupiter.api.Test;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** docs/classics.md names what there is. */
class ClassicsGuideTest {
    private final String guide = ClassicsGuide.html();

    @Test
    void everyPlayerIsDescribed() {
        assertThat(ClassicPlayers.all())
                .allSatisfy(player -> assertThat(guide).contains("<code>" + player.id()));
    }

    @Test
    void everyExperimentExists() {
        String list = Run.damier("lab", "list").out();
        assertThat(Pattern.compile("lab run ([a-z-]+)").matcher(guide).results())
                .hasSizeGreaterThan(15)
                .extracting((MatchResult result) -> result.group(1))
                .allSatisfy(name -> assertThat(list).containsPattern("(?m)^" + name + " "));
    }

    @Test
    void searchesOfTheFiguresCanBeRepeated() {
        assertThat(
                        Pattern.compile("<code>./damier (tree [^<]+|bestmove [^<]+)</code>")
                                .matcher(guide)
                                .results())
                .hasSizeGreaterThanOrEqualTo(4)
                .extracting((MatchResult result) -> result.group(1).replace("&quot;", ""))
                .allSatisfy(
                        command ->
                                assertThat(Run.damier(command.split(" ")).exit())
                                        .as(command)
                                        .isZero());
    }
}
