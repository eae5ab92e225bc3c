package damier.app.contest;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.DamierProcess;
import damier.app.Run;
import damier.app.command.JsonOption;
import damier.app.command.Program;
import damier.engine.EngineFactory;
import damier.lab.MatchFolder;
import damier.lab.MatchSettings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import picocli.CommandLine;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

@Execution(ExecutionMode.CONCURRENT)
class MatchCommandTest {
    private static final long LONGEST_WAIT_SECONDS = 180;

    private static final String RESULT =
            "(?s)(.*\n"
                    + ")?%s - %s: \\+\\d+ =\\d+ -\\d+  Elo (-?\\d+\\.\\d ± \\d+\\.\\d|[<>]"
                    + " -?\\d+\\.\\d|unknown)(  LOS \\d+\\.\\d%%)?\n";

    @TempDir private Path folder;

    @Test
    void lastLineIsTheResult() {
        var run = match("random", "greedy", "--game", "othello", "--games", "20", "--nodes", "9");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).matches(RESULT.formatted("random", "greedy"));
        assertThat(run.out()).contains("nElo ").contains("pairs [");
    }

    @Test
    void resultIsPrintedAsJson() {
        var run =
                match(
                        "random", "random", "--game", "othello", "--games", "4", "--nodes", "9",
                        "--sprt", "0,10", "--json");
        assertThat(run.out()).hasLineCount(1);
        JsonNode answer = JsonMapper.shared().readTree(run.out());
        int games =
                answer.get("wins").asInt()
                        + answer.get("draws").asInt()
                        + answer.get("losses").asInt();
        assertThat(games).isEqualTo(4);
        assertThat(answer.get("pairs").size()).isEqualTo(5);
        assertThat(answer.get("verdict").asString()).isEqualTo("undecided");
    }

    @Test
    void winningEverythingIsNoReasonForNaN() {
        var run =
                match(
                        "damier[depth=4]",
                        "random",
                        "--game",
                        "italian",
                        "--games",
                        "6",
                        "--openings",
                        "two-ply");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches(RESULT.formatted("damier\\[depth=4\\]", "random"));
        assertThat(run.out())
                .containsPattern("\\+6 =0 -0  Elo > -?\\d+\\.\\d\n")
                .doesNotContain("LLR", "inf", "LOS");
    }

    @Test
    void decidedTestEndsTheMatch() {
        var run =
                match(
                        "damier[depth=2,table=1]",
                        "random",
                        "--game",
                        "italian",
                        "--games",
                        "2000",
                        "--sprt",
                        "0,200");
        assertThat(run.exit()).isZero();
        String llr = run.out().replaceAll("(?s).*LLR (\\S+) .*", "$1");
        assertThat(Double.parseDouble(llr)).isGreaterThan(2.94);
        assertThat(run.out())
                .containsPattern("\\+\\d{1,3} =\\d+ -\\d+")
                .contains("test of normalised Elo 0.0 against 200.0: passed\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1h", "1h+1s", "10/1h+100ms"})
    void clocksOfAllKindsAreKept(String clock) {
        String line =
                "match damier[depth=2,table=1] italian.fiorentino[depth=2] --game italian --games 2"
                        + " --max-plies 60 --clock ";
        var run = Run.damier((line + clock).split(" ", -1));
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
    }

    @Test
    void tooManyThreadsAreWarnedOf() {
        int threads = Runtime.getRuntime().availableProcessors() + 1;
        String crowd = "damier[depth=1,table=1,threads=" + threads + "]";
        var run = match(crowd, "random", "--game", "italian", "--games", "2", "--max-plies", "10");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("warning: " + threads + " threads on ").hasLineCount(1);
    }

    @Test
    void fewOpeningsAreWarnedOf() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings"), "22-18\n21-17\n");
        var run =
                match(
                        "random",
                        "random",
                        "--game",
                        "italian",
                        "--games",
                        "6",
                        "--nodes",
                        "9",
                        "--openings",
                        openings.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("warning: 3 pairs of games from 2 openings");
    }

    /** Linux has a file that is always full. */
    @ParameterizedTest
    @ValueSource(strings = {"moves.csv", "games.pdn"})
    void fullDiskIsNamedInOneLine(String file) throws IOException {
        Files.createDirectory(out());
        Path link = Files.createSymbolicLink(out().resolve(file), Path.of("/dev/full"));
        var run = Run.damier(randomMatch("10").toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).startsWith("--out: the games cannot be stored: ").hasLineCount(1);
        Files.delete(link);
    }

    @Test
    void folderOfAMatchIsNotOverwritten() {
        List<String> line = randomMatch("10");
        assertThat(Run.damier(line.toArray(String[]::new)).exit()).isZero();
        var again = Run.damier(line.toArray(String[]::new));
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).startsWith("--out: ").contains("--resume").hasLineCount(1);
    }

    @Test
    void finishedMatchIsResumedWithItsResultAndCanBeMadeLonger() {
        String first = Run.damier(randomMatch("10").toArray(String[]::new)).out();
        var same = Run.damier("match", "--resume", out().toString());
        assertThat(same.out()).hasLineCount(3);
        assertThat(first).endsWith(same.out());
        var longer = Run.damier("match", "--resume", out().toString(), "--games", "16");
        assertThat(longer.exit()).isZero();
        assertThat(games()).hasSize(16);
        assertThat(Run.damier("match", "--resume", out().toString()).out())
                .endsWith(lastLine(longer.out()));
        var shorter = Run.damier("match", "--resume", out().toString(), "--games", "10");
        assertThat(shorter.exit()).isEqualTo(2);
        assertThat(shorter.err())
                .isEqualTo("--games: the match has 16 and may only be made longer, not 10\n");
        var other = Run.damier("match", "--resume", out().toString(), "--nodes", "7");
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).isEqualTo("--nodes: the match was begun with 9, not 7\n");
    }

    @Test
    void whatIsPlayedAfterAPairWasBrokenOffIsCountedRight() throws IOException {
        assertThat(Run.damier(randomMatch("10").toArray(String[]::new)).exit()).isZero();
        Files.write(out().resolve("games.tsv"), games().subList(0, 7));
        assertThat(Run.damier("match", "--resume", out().toString()).out())
                .startsWith("3 games played, ");
    }

    private List<String> randomMatch(String games) {
        return List.of(
                ("match random random --game italian --nodes 9 --games "
                                + games
                                + " --out "
                                + out())
                        .split(" ", -1));
    }

    @Test
    void matchThatWasKilledGoesOnWithoutLosingOrRepeatingAGame() throws Exception {
        String players = "match damier[table=1] damier[table=1,probcut=off]";
        String options = " --game italian --games 60 --nodes 1000 --concurrency 2 --out ";
        Process process = DamierProcess.start(folder, (players + options + out()).split(" ", -1));
        while (process.isAlive() && games().size() < 3) {
            Thread.sleep(20);
        }
        assertThat(process.isAlive()).as("killed while it played").isTrue();
        process.destroyForcibly();
        assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        List<String> before = games();
        assertThat(before).hasSizeBetween(3, 59);

        var resumed = Run.damier("match", "--resume", out().toString());
        assertThat(resumed.exit()).isZero();
        assertThat(games()).startsWith(before.toArray(String[]::new)).hasSize(60);
        assertThat(games()).extracting(line -> line.split("\t", 2)[0]).doesNotHaveDuplicates();

        Path whole = folder.resolve("whole");
        var atOnce = Run.damier((players + options + whole).split(" ", -1));
        assertThat(resumed.out()).endsWith(lastLine(atOnce.out()));
        assertThat(games(whole)).containsExactlyInAnyOrderElementsOf(games());
    }

    @Test
    void interruptPrintsTheResumeCommand() throws Exception {
        Process process =
                DamierProcess.start(
                        folder,
                        ("match damier damier --game italian --games 1000 --nodes 2000 --out "
                                        + out())
                                .split(" ", -1));
        while (process.isAlive() && games().isEmpty()) {
            Thread.sleep(20);
        }
        process.destroy();
        assertThat(process.waitFor(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(folder.resolve("stdout")))
                .matches(RESULT.formatted("damier", "damier"));
        assertThat(Files.readString(folder.resolve("stderr")))
                .isEqualTo("stopped; to resume: damier match --resume " + out() + "\n");
    }

    @Test
    void oneCtrlCLetsTheRunningGamesEnd() throws Exception {
        var err = new StringWriter();
        var outText = new StringWriter();
        var command = new MatchCommand();
        new CommandLine(command).setOut(new PrintWriter(outText)).setErr(new PrintWriter(err));
        var settings =
                new MatchSettings(
                        MatchFolder.Kind.MATCH,
                        Map.of(
                                MatchSettings.FIRST, "random",
                                MatchSettings.SECOND, "random",
                                MatchSettings.GAMES, "1000000"));
        Program program = Run.program();
        EngineFactory kind = program.engines("italian");
        int exit;
        try (MatchFolder kept =
                MatchFolder.create(out(), MatchFolder.Kind.MATCH, settings.values())) {
            var run =
                    new MatchRun(
                            settings.setup(kind, 1, program::player), command, new JsonOption());
            Future<Integer> running = CompletableFuture.supplyAsync(() -> unchecked(run, kept));
            while (games().isEmpty()) {
                Thread.sleep(20);
            }
            run.ctrlC();
            exit = running.get(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        }
        assertThat(exit).isEqualTo(130);
        assertThat(outText.toString()).matches(RESULT.formatted("random", "random"));
        assertThat(err.toString())
                .contains("press Ctrl-C again to stop at once\n")
                .endsWith("stopped; to resume: damier match --resume " + out() + "\n");
    }

    private static int unchecked(MatchRun run, MatchFolder kept) {
        try {
            return run.run(Optional.of(kept));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String lastLine(String text) {
        return text.lines().toList().getLast() + "\n";
    }

    private Path out() {
        return folder.resolve("match");
    }

    private List<String> games() {
        return games(out());
    }

    private static List<String> games(Path match) {
        try (Stream<String> lines = Files.lines(match.resolve("games.tsv"))) {
            return lines.toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static Run match(String... args) {
        return Run.damier(
                Stream.concat(Stream.of("match"), Stream.of(args)).toArray(String[]::new));
    }
}
