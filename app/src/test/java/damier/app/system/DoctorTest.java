package damier.app.system;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;
import damier.app.play.Browser;
import damier.protocol.Finding;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

class DoctorTest {
    private static final Map<String, String> TERMINAL =
            Map.of("TERM", "xterm-256color", "LANG", "en_GB.UTF-8");

    @TempDir private Path folder;
    private Environment well;

    @BeforeEach
    void beWell() {
        well =
                new Environment(
                        25,
                        "25.0.1",
                        true,
                        List.of(),
                        4,
                        1L << 30,
                        8L << 30,
                        true,
                        new Browser("Linux", Map.of()),
                        Optional.of("80x24"),
                        TERMINAL,
                        _ -> 1L << 40);
    }

    private List<Finding> examine(Environment here) {
        return new Doctor(Run.program(), here, folder.resolve("data"), null).examine();
    }

    private static Finding of(String check, List<Finding> findings) {
        return findings.stream().filter(found -> found.check().equals(check)).findFirst().get();
    }

    private void assertOnlyFails(String check, String came, Environment here) {
        List<Finding> findings = examine(here);
        assertThat(findings.stream().filter(Finding::failed))
                .extracting(Finding::check)
                .containsExactly(check);
        assertThat(of(check, findings).came()).contains(came);
    }

    @Test
    void allIsWellAndNothingIsLeftBehind() {
        List<Finding> findings = examine(well);
        assertThat(findings).hasSize(12).noneMatch(Finding::failed);
        assertThat(of("weights", findings).came()).isEqualTo("14 games");
        assertThat(of("memory", findings).came())
                .isEqualTo("a heap of 1024 MB on a machine with 8192 MB and 4 processors");
        assertThat(of("database", findings).came())
                .matches("SQLite .*, integrity ok, journal wal, 0 games, not created yet");
        assertThat(of("terminal", findings).came())
                .isEqualTo("xterm-256color 80x24, 256 colours, UTF-8");
        assertThat(folder).isEmptyDirectory();
    }

    private Environment withJava(int version) {
        return new Environment(
                version,
                version + ".0.1",
                version >= 25,
                List.of(),
                4,
                version >= 25 ? 1L << 20 : 1L << 30,
                8L << 30,
                true,
                well.browser(),
                well.terminal(),
                TERMINAL,
                well.freeBytes());
    }

    @Test
    void anOldJavaWithoutCompilerIsNamed() {
        List<Finding> findings = examine(withJava(17));
        assertThat(of("java", findings).toString())
                .isEqualTo("FAIL  java: expected 25 or later, came 17.0.1");
        assertThat(of("compiler", findings).came()).isEqualTo("none");
    }

    @Test
    void aSmallHeapIsNamed() {
        assertOnlyFails("memory", "a heap of 1 MB", withJava(25));
    }

    private Environment with(
            List<String> jvmOptions, boolean pages, Browser browser, long freeBytes) {
        return new Environment(
                25,
                "25.0.1",
                true,
                jvmOptions,
                4,
                1L << 30,
                8L << 30,
                pages,
                browser,
                well.terminal(),
                TERMINAL,
                _ -> freeBytes);
    }

    @Test
    void aMissingCacheIsNamed() {
        List<String> options = List.of("-Xmx1g", "-XX:AOTCache=" + folder.resolve("gone.aot"));
        assertOnlyFails(
                "start-up cache", "gone.aot", with(options, true, well.browser(), 1L << 40));
    }

    @Test
    void pagesThatWereNotBuiltAreNamed() {
        assertOnlyFails("pages", "none", with(List.of(), false, well.browser(), 1L << 40));
    }

    @Test
    void aFullDiskIsNamed() {
        assertOnlyFails("disk", "3 MB free", with(List.of(), true, well.browser(), 3L << 20));
    }

    @Test
    void aDesktopWithoutAProgramThatOpensTheBrowserIsNamed() {
        Map<String, String> desktop = Map.of("DISPLAY", ":0", "PATH", folder.toString());
        Browser browser = new Browser("Linux", desktop);
        assertOnlyFails("browser", "xdg-open", with(List.of(), true, browser, 1L << 40));
    }

    private Environment withTerminal(Optional<String> size) {
        return new Environment(
                25,
                "25.0.1",
                true,
                List.of(),
                4,
                1L << 30,
                8L << 30,
                true,
                well.browser(),
                size,
                TERMINAL,
                well.freeBytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x0", "30x24", "80x13"})
    void aTerminalThatIsTooSmallForABoardIsNamed(String size) {
        assertOnlyFails("terminal", size, withTerminal(Optional.of(size)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"31x14", "200x60", "of unknown size"})
    void aTerminalOfAnyOtherSizeWillDo(String size) {
        assertThat(examine(withTerminal(Optional.of(size)))).noneMatch(Finding::failed);
    }

    @Test
    void noTerminalIsNeeded() {
        Finding finding = of("terminal", examine(withTerminal(Optional.empty())));
        assertThat(finding.passed()).isTrue();
        assertThat(finding.came()).isEqualTo("none; output is plain lines");
    }

    @Test
    void aDataFolderThatIsAFileIsNamed() throws IOException {
        Files.writeString(folder.resolve("data"), "");
        assertOnlyFails("data folder", folder.resolve("data").toString(), well);
    }

    @Test
    void aDamagedDatabaseIsNamed() throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        Files.writeString(data.resolve("games.db"), "this is no database at all".repeat(100));
        assertOnlyFails("database", "database: ", well);
    }

    private Path table(String content) throws IOException {
        Path game = folder.resolve("data").resolve("endgames").resolve("italian");
        return Files.writeString(Files.createDirectories(game).resolve("KKK-KK.table"), content);
    }

    @Test
    void tablesThatAreMissingHaveNeitherPassedNorFailed() {
        Finding finding = of("endgame tables", examine(well));
        assertThat(finding.missing()).isTrue();
        assertThat(finding.failed()).isFalse();
        assertThat(finding.toString()).startsWith("none  endgame tables: built in up to ");
    }

    @Test
    void tablesAreListedByGame() {
        assertThat(of("endgame tables", examine(well)).came())
                .startsWith("built in up to 4 pieces for international, ")
                .contains("; up to 3 pieces for ", "frisian")
                .endsWith("; in " + folder.resolve("data").resolve("endgames") + " none");
    }

    @Test
    void aDamagedTableIsNamed() throws IOException {
        Path file = table("this is no table");
        assertOnlyFails("endgame tables", file + ": ", well);
    }

    @Test
    void aDatabaseThatCannotBeReachedIsNamed() {
        String nowhere = "jdbc:postgresql://localhost:1/damier?user=ann&connectTimeout=1";
        Finding finding =
                of("database", new Doctor(Run.program(), well, folder, nowhere).examine());
        assertThat(finding.passed()).isFalse();
        assertThat(finding.came()).isEqualTo("database: Connection refused");
    }

    @Test
    void theCommandPrintsAListAndItsCounts() {
        String[] data = {"doctor", "--data", folder.resolve("data").toString()};
        Run run = Run.damier(data);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines()).hasSize(13).anyMatch(line -> line.startsWith("pass  java: "));
        assertThat(run.out().lines().toList().getLast())
                .matches("\\d+ passed, \\d+ failed(, \\d+ missing)?");
        assertThat(run.exit()).isEqualTo(run.out().contains("FAIL") ? Exit.FAILED : Exit.DONE);
    }

    @Test
    void theCommandFailsWhereACheckDoes() throws IOException {
        Files.writeString(folder.resolve("data"), "");
        Run run = Run.damier("doctor", "--data", folder.resolve("data").toString(), "--json");
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        JsonNode report = JsonMapper.shared().readTree(run.out());
        assertThat(report.get("passed").asBoolean()).isFalse();
        assertThat(report.get("findings").size()).isEqualTo(12);
    }
}
