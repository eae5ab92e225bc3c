package damier.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

@Execution(ExecutionMode.CONCURRENT)
class TournamentCommandTest {
    @TempDir private Path folder;

    @Test
    void crossTableComesLastAndTheBestComesFirst() {
        var run = run("tournament random damier[depth=2,table=1] greedy --game italian --rounds 3");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).anyMatch(line -> line.startsWith("18 games played, "));
        List<String> table = lines.subList(lines.size() - 4, lines.size());
        assertThat(table.getFirst()).matches("#  player +rating +± +games +points +% +1 +2 +3");
        assertThat(table.get(1))
                .matches("1  damier\\[depth=2,table=1] +\\+\\d+\\.\\d +\\d+\\.\\d +12 .* - .*");
        assertThat(table.get(3)).startsWith("3  ");
    }

    @Test
    void gauntletPlaysTheFirstAgainstAllOthersAndAnchorsRatings() {
        var run =
                run(
                        "tournament greedy random damier[depth=1,table=1] --gauntlet --game italian"
                                + " --games 4 --anchor random --json");
        assertThat(run.exit()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        assertThat(answer.get("pairings").size()).isEqualTo(2);
        for (JsonNode pairing : answer.get("pairings")) {
            assertThat(pairing.get("first").asString()).isEqualTo("greedy");
            assertThat(
                            pairing.get("wins").asInt()
                                    + pairing.get("draws").asInt()
                                    + pairing.get("losses").asInt())
                    .isEqualTo(4);
        }
        for (JsonNode player : answer.get("players")) {
            boolean anchor = player.get("player").asString().equals("random");
            assertThat(player.get("elo").asDouble() == 0).isEqualTo(anchor);
            assertThat(player.get("eloInterval").asDouble()).isFinite();
        }
    }

    @Test
    void losingEverythingIsNoReasonForNaN() {
        var run = run("tournament damier[depth=4,table=1] random --game italian --rounds 3");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains(" 100.0 ").doesNotContain("NaN").doesNotContain("nfinity");
    }

    @Test
    void tournamentIsResumedAndCanBeMadeLonger() throws IOException {
        Path out = folder.resolve("cup");
        var whole = run("tournament random greedy random --game italian --out " + out);
        assertThat(whole.exit()).isZero();
        assertThat(Files.readAllLines(out.resolve("games.tsv"))).hasSize(6);
        var same = run("tournament --resume " + out);
        assertThat(whole.out()).endsWith(same.out());
        var longer = run("tournament --rounds 3 --resume " + out);
        assertThat(longer.exit()).isZero();
        assertThat(Files.readAllLines(out.resolve("games.tsv"))).hasSize(18);
        assertThat(Files.readString(out.resolve("games.pdn"))).contains("[Round \"17\"]");
        assertThat(run("tournament random greedy --resume " + out).err())
                .isEqualTo("players: the tournament was begun with 3, not 2\n");
        assertThat(run("match --resume " + out).err())
                .isEqualTo("--resume: " + out + " holds no match\n");
    }

    @Test
    void tooManyPlayersAreRefused() {
        var run = run("tournament --game italian" + " random".repeat(201));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("players: 201 are too many, at most 200\n");
    }

    @Test
    void nothingIsWrittenForPlayersThatAreNotThere() {
        Path out = folder.resolve("cup");
        var run = run("tournament random hub:/no/such/engine --game italian --out " + out);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(out).doesNotExist();
    }

    private static Run run(String line) {
        return Run.damier(line.split(" ", -1));
    }
}
