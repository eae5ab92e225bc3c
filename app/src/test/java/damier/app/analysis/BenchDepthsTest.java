package damier.app.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** {@code bench --depths}: nodes to depth. */
class BenchDepthsTest {
    @Test
    void everyPhaseAndAllOfThemHaveATableOfAscendingDepths() {
        var run = depths("italian --positions 2 --depth 4");
        String row = " +%d +%d +\\d+ +\\d+\\.\\d{3} +%s\n";
        String growth = "\\d+\\.\\d\\d";
        StringBuilder expected = new StringBuilder();
        for (String phase : List.of("opening", "middlegame", "kings", "all")) {
            int positions = phase.equals("all") ? 6 : 2;
            expected.append("italian, %s: %d positions\n".formatted(phase, positions))
                    .append("depth +positions +nodes +CPU s +growth\n")
                    .append(row.formatted(1, positions, "-"))
                    .append(row.formatted(2, positions, growth))
                    .append(row.formatted(3, positions, growth))
                    .append(row.formatted(4, positions, growth))
                    .append("growth per ply from depth 2 to 4: " + growth + "\n\n");
        }
        expected.append("Bench: \\d+\n\\d+\\.\\d Mn/s\n");
        assertThat(run.out()).matches(Pattern.compile(expected.toString()));
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"italian", "othello"})
    void phasesAddUpToAllAndToTheBench(String game) {
        JsonNode answer = json(game + " --positions 2 --depth 5");
        JsonNode share = answer.get("games").get(0);
        assertThat(share.get("game").asString()).isEqualTo(game);
        assertThat(share.get("depth").asInt()).isEqualTo(5);
        JsonNode phases = share.get("phases");
        assertThat(phases.size()).isEqualTo(4);
        List<Long> sum = new ArrayList<>(List.of(0L, 0L, 0L, 0L, 0L));
        for (int phase = 0; phase < 3; phase++) {
            List<Long> nodes = nodes(phases.get(phase));
            assertThat(nodes).isSorted();
            for (int i = 0; i < 5; i++) {
                sum.set(i, sum.get(i) + nodes.get(i));
            }
        }
        assertThat(nodes(phases.get(3))).isEqualTo(sum);
        assertThat(answer.get("nodes").asLong()).isEqualTo(sum.getLast());
        assertThat(answer.get("megaNodesPerSecond").asDouble()).isPositive();
    }

    @Test
    void nodesAreTheSameInEveryRun() {
        String line = "othello --phase endgame --positions 1 --depth 5";
        assertThat(nodes(phase(json(line)))).isEqualTo(nodes(phase(json(line))));
    }

    @Test
    void growthComesFromTheNodes() {
        JsonNode phase = phase(json("italian --start --depth 6"));
        List<Long> nodes = nodes(phase);
        assertThat(phase.get("depths").get(0).get("growth").isNull()).isTrue();
        assertThat(phase.get("depths").get(5).get("growth").asDouble())
                .isEqualTo((double) nodes.get(5) / nodes.get(4));
        assertThat(phase.get("growthFrom").asInt()).isEqualTo(3);
        assertThat(Math.pow(phase.get("growth").asDouble(), 3))
                .isBetween(
                        0.999 * nodes.get(5) / nodes.get(2), 1.001 * nodes.get(5) / nodes.get(2));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "international --start --depth 3 | start | 1",
                "othello --start --depth 1 | start | 1",
                "international --position W:W28,33:B10,20,23,29 --depth 2 | position | 1",
                "italian --phase kings --positions 3 --depth 2 | kings | 3",
                "breakthrough --phase endgame --positions 1 --depth 2 | endgame | 1",
            })
    void positionsCanBeChosen(String line, String name, int positions) {
        JsonNode phases = json(line).get("games").get(0).get("phases");
        assertThat(phases.size()).isOne();
        assertThat(phases.get(0).get("phase").asString()).isEqualTo(name);
        assertThat(phases.get(0).get("positions").asInt()).isEqualTo(positions);
        assertThat(phases.get(0).get("depths").get(0).get("positions").asInt())
                .isEqualTo(positions);
    }

    @Test
    void everyGameIsSearchedWhereNoneIsNamed() {
        JsonNode games = json("--start --depth 1 --player damier[table=1]").get("games");
        assertThat(
                        StreamSupport.stream(games.spliterator(), false)
                                .map(share -> share.get("game").asString()))
                .hasSize(14)
                .contains("international", "frisian", "othello");
    }

    @Test
    void optionsOfTheEngineChangeTheNodes() {
        String line = "italian --start --depth 8";
        assertThat(nodes(phase(json(line + " --player damier[reductions=off]"))).getLast())
                .isGreaterThan(nodes(phase(json(line))).getLast());
    }

    private static JsonNode phase(JsonNode answer) {
        return answer.get("games").get(0).get("phases").get(0);
    }

    private static List<Long> nodes(JsonNode phase) {
        return StreamSupport.stream(phase.get("depths").spliterator(), false)
                .map(row -> row.get("nodes").asLong())
                .toList();
    }

    private static JsonNode json(String line) {
        var run = depths(line + " --json");
        assertThat(run.out()).hasLineCount(1);
        return JsonMapper.shared().readTree(run.out());
    }

    private static Run depths(String line) {
        var run = Run.damier(("bench --depths " + line).split(" ", -1));
        assertThat(run.exit()).as(run.err()).isZero();
        return run;
    }
}
