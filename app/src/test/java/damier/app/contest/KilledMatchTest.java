package damier.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.DamierProcess;
import damier.app.Run;
import damier.formats.Formats;
import damier.games.Games;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Matches in processes that are killed at random moments. */
class KilledMatchTest {
    private static final int LATEST_START_MILLIS = 2_000;
    private static final long LONGEST_WAIT_MILLIS = 120_000;

    private final SplittableRandom random = new SplittableRandom(20);

    @TempDir private Path folder;

    @Test
    void everyGameOfAMatchIsPlayedExactlyOnce() throws Exception {
        int games = 2 * Share.of(500);
        checkKilled(
                "match damier[table=1] random --game italian --time 1ms --max-plies 60"
                        + " --concurrency 2 --games "
                        + games,
                games,
                Share.of(20));
    }

    @Test
    void everyGameOfATournamentIsPlayedExactlyOnce() throws Exception {
        int rounds = Share.of(30);
        checkKilled(
                "tournament damier[table=1,depth=3] random greedy random --game othello"
                        + " --nodes 500 --concurrency 2 --rounds "
                        + rounds,
                12 * rounds,
                Share.of(10));
    }

    private void checkKilled(String line, int games, int kills) throws Exception {
        String command = line.split(" ", 2)[0];
        Path out = folder.resolve("out");
        int killedAlive = 0;
        for (int kill = 0; kill < kills; kill++) {
            boolean begun = Files.exists(out.resolve(command + ".txt"));
            String words = begun ? command + " --resume " + out : line + " --out " + out;
            Process process = DamierProcess.start(folder, words.split(" ", -1));
            awaitSomeMoment(process, out, games * (kill + 1) / (kills + 1));
            killedAlive += process.isAlive() ? 1 : 0;
            process.destroyForcibly();
            assertThat(process.waitFor(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
        }
        assertThat(killedAlive).isPositive();
        var last = Run.damier(command, "--resume", out.toString(), "--concurrency", "2");
        assertThat(last.exit()).isZero();
        checkFiles(out, games);
    }

    /** Most often while games end, sometimes while the program starts. */
    private void awaitSomeMoment(Process process, Path out, int games) throws Exception {
        if (random.nextInt(4) == 0) {
            process.waitFor(random.nextInt(LATEST_START_MILLIS), TimeUnit.MILLISECONDS);
            return;
        }
        long end = System.currentTimeMillis() + LONGEST_WAIT_MILLIS;
        while (process.isAlive()
                && numbers(out).size() < games
                && System.currentTimeMillis() < end) {
            process.waitFor(1, TimeUnit.MILLISECONDS);
        }
        process.waitFor(random.nextInt(20), TimeUnit.MILLISECONDS);
    }

    /** The numbers of the games that count, in their order. */
    private static List<Integer> numbers(Path out) throws IOException {
        Path games = out.resolve("games.tsv");
        if (Files.notExists(games)) {
            return List.of();
        }
        String text = Files.readString(games);
        return text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .map(line -> Integer.valueOf(line.split("\t", 2)[0]))
                .toList();
    }

    private static void checkFiles(Path out, int games) throws IOException {
        List<Integer> numbers = numbers(out);
        assertThat(numbers)
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, games).boxed().toList());
        Map<Integer, Integer> chosen = new LinkedHashMap<>();
        for (String line : Files.readAllLines(out.resolve("games.tsv"))) {
            String[] columns = line.split("\t", -1);
            int moves = columns[8].split(" ", -1).length - Integer.parseInt(columns[6]);
            chosen.put(Integer.parseInt(columns[0]), moves);
        }
        Map<Integer, Integer> logged = new LinkedHashMap<>();
        List<String> rows = Files.readAllLines(out.resolve("moves.csv"));
        rows.stream()
                .skip(1)
                .forEach(
                        row ->
                                logged.merge(
                                        Integer.valueOf(row.split(",", 2)[0]), 1, Integer::sum));
        chosen.values().removeIf(moves -> moves == 0);
        assertThat(logged).containsExactlyEntriesOf(chosen);
        assertThat(rounds(out)).isEqualTo(numbers);
    }

    private static List<Integer> rounds(Path out) throws IOException {
        Path pdn = out.resolve("games.pdn");
        Path file = Files.exists(pdn) ? pdn : out.resolve("games.ggf");
        List<Integer> rounds = new ArrayList<>();
        new Formats(new Games())
                .byFileName(file.toString())
                .orElseThrow()
                .read(
                        Source.of(file),
                        null,
                        new GameListener() {
                            @Override
                            public void game(WrittenGame game) {
                                rounds.add(Integer.valueOf(game.tag(Tags.ROUND)));
                            }

                            @Override
                            public void problem(Problem problem) {
                                throw new AssertionError(problem);
                            }
                        });
        return rounds;
    }
}
