package damier.app.system;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The downloads, unpacked elsewhere and started where there is no Java. */
class PackageTest {
    private static final long MOST_BYTES = 130_000_000;
    private static final Path SOURCES = Path.of("..").toAbsolutePath().normalize();

    @TempDir private static Path folder;
    private static Path image;
    private static Path portable;

    @BeforeAll
    static void makeAndUnpack() throws Exception {
        Path made = folder.resolve("made");
        Run run =
                finish(
                        new ProcessBuilder(
                                SOURCES.resolve("damier").toString(),
                                "package",
                                "--out",
                                made.toString()));
        assertThat(run.exit()).as(run.err()).isZero();
        Path elsewhere = Files.createDirectory(folder.resolve("else where"));
        Path archive = only(made, ".tar.gz");
        Run unpacked =
                finish(
                        new ProcessBuilder(
                                "tar", "-xzf", archive.toString(), "-C", elsewhere.toString()));
        assertThat(unpacked.exit()).as(unpacked.err()).isZero();
        image = only(elsewhere, "");
        portable = unzip(only(made, ".zip"), folder.resolve("portable"));
        linkToolsWithoutJava(Files.createDirectory(folder.resolve("tools")));
    }

    private static void linkToolsWithoutJava(Path path) throws IOException {
        try (Stream<Path> tools = Files.list(Path.of("/usr/bin"))) {
            for (Path tool : tools.filter(Files::exists).toList()) {
                if (!tool.toRealPath().toString().contains("/jvm/")) {
                    Files.createSymbolicLink(path.resolve(tool.getFileName()), tool);
                }
            }
        }
        assertThat(path.resolve("java")).doesNotExist();
    }

    @AfterAll
    static void unlinkTools() throws IOException {
        try (Stream<Path> tools = Files.list(folder.resolve("tools"))) {
            for (Path tool : tools.toList()) {
                Files.delete(tool);
            }
        }
    }

    private static Path only(Path there, String ending) throws IOException {
        try (Stream<Path> files = Files.list(there)) {
            List<Path> found = files.filter(file -> file.toString().endsWith(ending)).toList();
            assertThat(found).hasSize(1);
            return found.getFirst();
        }
    }

    private static Path unzip(Path archive, Path to) throws IOException {
        Map<String, String> options = Map.of("enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(archive, options);
                Stream<Path> files = Files.walk(zip.getPath("/"))) {
            for (Path file : files.toList()) {
                Path place = to.resolve(file.toString().substring(1));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(place);
                } else {
                    Files.copy(file, place);
                    Files.setPosixFilePermissions(place, Files.getPosixFilePermissions(file));
                }
            }
        }
        return only(to, "");
    }

    private static ProcessBuilder process(Path program, Map<String, String> environment) {
        var process = new ProcessBuilder(program.toString()).directory(folder.toFile());
        process.environment().clear();
        process.environment().put("PATH", folder.resolve("tools").toString());
        process.environment().putAll(environment);
        return process;
    }

    private static ProcessBuilder inImage(String... args) {
        var process = process(image.resolve("damier"), Map.of("HOME", folder.toString()));
        var command = new ArrayList<>(process.command());
        command.addAll(List.of(args));
        return process.command(command);
    }

    private static Run finish(ProcessBuilder process) throws Exception {
        return finish(process, "");
    }

    private static Run finish(ProcessBuilder process, String input) throws Exception {
        Path in = Files.writeString(folder.resolve("stdin"), input);
        Path out = folder.resolve("stdout");
        Path err = folder.resolve("stderr");
        process.redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
        int exit = process.start().waitFor();
        return new Run(exit, Files.readString(out), Files.readString(err));
    }

    private static Run image(String... args) throws Exception {
        Run run = finish(inImage(args));
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).as(run.out()).isZero();
        return run;
    }

    @Test
    void imageIsSmallAndBringsItsLicence() throws IOException {
        long size = 0;
        try (Stream<Path> files = Files.walk(image)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                size += Files.size(file);
            }
        }
        assertThat(size).isLessThan(MOST_BYTES);
        assertThat(image.resolve("LICENSE")).content().contains("Apache License");
        assertThat(portable.resolve("LICENSE")).content().contains("Apache License");
    }

    @Test
    void imagePlays() throws Exception {
        assertThat(image("--version").out()).matches("damier \\d+\\.\\d+\\.\\d+\\n");
        assertThat(image("bestmove", "international", "--depth", "5").out())
                .containsPattern("\nbestmove \\d+-\\d+ score ");
        assertThat(image("match", "greedy", "random", "--game", "italian", "--games", "2").out())
                .contains("greedy - random: +");
        Run game =
                finish(
                        inImage(
                                "play",
                                "international",
                                "--white",
                                "human",
                                "--plain",
                                "--black",
                                "human"),
                        "32-28\n19-23\n28x19\nresign\n");
        assertThat(game.err()).isEmpty();
        assertThat(game.out()).contains("28x19").containsPattern("\nresult 1-0: .*\n$");
    }

    @Test
    void imageServesTheBoard() throws Exception {
        String data = folder.resolve("data").toString();
        Process server =
                inImage("serve", "--port", "0", "--data", data)
                        .redirectError(folder.resolve("server").toFile())
                        .start();
        try (var lines = server.inputReader();
                HttpClient browser =
                        HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            String address = lines.readLine().replace("Damier is at ", "");
            assertThat(get(browser, address + "/")).contains("<title>Damier</title>", "<script");
            assertThat(get(browser, address + "/api/kinds")).contains("\"international\"");
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static String get(HttpClient browser, String address) throws Exception {
        var answer =
                browser.send(
                        HttpRequest.newBuilder(URI.create(address)).build(),
                        BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body();
    }

    @Test
    void imageSpeaksHub() throws Exception {
        Run run = finish(inImage("engine", "hub"), "hub\ninit\nping\nquit\n");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out())
                .startsWith("id name=Damier")
                .contains("\nwait\n", "\nready\n", "pong\n");
    }

    @Test
    void imageCompilesAStudentsPlayer() throws Exception {
        String player = SOURCES.resolve("docs/course/My.java").toString();
        assertThat(image("bestmove", "italian", "--player", player, "--depth", "2").out())
                .contains("bestmove ");
    }

    @Test
    void imageIsWell() throws Exception {
        String data = folder.resolve("new").toString();
        assertThat(image("doctor", "--data", data).out())
                .contains("pass  start-up cache: " + image.resolve("app/damier.aot"))
                .contains("pass  compiler: present", "pass  pages: built in")
                .contains(", 0 failed");
    }

    @Test
    void imageStartsThroughALinkAndMakesNoImageOfItself() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("link"), image.resolve("damier"));
        Run run = finish(process(link, Map.of()).command(link.toString(), "package"));
        Files.delete(link);
        assertThat(run.exit()).isEqualTo(Exit.FAILED);
        assertThat(run.err()).isEqualTo("package: this Java has no jlink; use a JDK\n");
    }

    /** The virtual machine refuses to start where it cannot use the cache that it must. */
    @Test
    void cacheIsOfUseElsewhere() throws Exception {
        Run run =
                finish(
                        new ProcessBuilder(
                                image.resolve("runtime/bin/java").toString(),
                                "-XX:AOTMode=on",
                                "-XX:AOTCache=" + image.resolve("app/damier.aot"),
                                "-XX:+UseSerialGC",
                                "-jar",
                                image.resolve("app/damier.jar").toString(),
                                "--version"));
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).startsWith("damier ");
    }

    private static Run portable(Map<String, String> environment) throws Exception {
        var process = process(portable.resolve("damier"), environment);
        process.command().add("--version");
        return finish(process);
    }

    @Test
    void portableStartsWithTheJavaThatIsThere() throws Exception {
        Run run = portable(Map.of("JAVA_HOME", System.getProperty("java.home")));
        assertThat(run.err()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("damier ");
    }

    @Test
    void portableSaysThatJavaIsMissingOrOld() throws Exception {
        Run none = portable(Map.of());
        assertThat(none.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(none.err())
                .startsWith("damier: there is no Java: install Java 25 or later")
                .hasLineCount(1);
        Path old = Files.createDirectories(folder.resolve("old/bin")).resolve("java");
        Files.writeString(old, "#!/bin/sh\necho 'openjdk version \"17.0.9\" 2023-10-17' >&2\n");
        assertThat(old.toFile().setExecutable(true)).isTrue();
        Run tooOld = portable(Map.of("JAVA_HOME", folder.resolve("old").toString()));
        assertThat(tooOld.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(tooOld.err())
                .startsWith("damier: Java 17 is too old: install Java 25 or later")
                .hasLineCount(1);
    }

    @Test
    void portableHasAStartScriptForWindows() throws IOException {
        assertThat(Files.readString(portable.resolve("damier.bat")).split("\n", -1))
                .hasSizeGreaterThan(10)
                .allMatch(line -> line.isEmpty() || line.endsWith("\r"));
        assertThat(portable.resolve("app/damier.jar")).exists();
    }
}
