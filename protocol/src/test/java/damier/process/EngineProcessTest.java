package damier.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Guests of every manner, as small programs of the shell. */
@Timeout(600)
class EngineProcessTest {
    private static final long LONG = 300_000_000_000L;

    @Test
    void linesGoBothWays() {
        try (EngineProcess guest = shell("while read line; do echo heard $line; done")) {
            guest.send("one");
            guest.send("two");
            assertThat(guest.receive(LONG)).contains("heard one");
            assertThat(guest.receive(LONG)).contains("heard two");
            assertThat(guest.receive(1)).isEmpty();
        }
    }

    @Test
    void carriageReturnsBelongToTheEndOfALine() {
        try (EngineProcess guest = shell("printf 'one\\r\\ntwo\\n'; read line")) {
            assertThat(guest.receive(LONG)).contains("one");
            assertThat(guest.receive(LONG)).contains("two");
        }
    }

    @Test
    void aCrashIsNamedWithItsLastWords() {
        PlayerFault fault = fault("echo out of luck >&2; exit 3");
        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault).hasMessage("it: ended with exit code 3; its last words: 'out of luck'");
    }

    @Test
    void aCrashIsNoticedWhereWhatItStartedLivesOn() {
        PlayerFault fault = fault("sleep 1000 & exit 4");
        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault).hasMessageStartingWith("it: ended with exit code 4");
    }

    @Test
    void halfALineIsNotALine() {
        PlayerFault fault = fault("printf 'done move=32'; exit 0");
        assertThat(fault.kind()).isEqualTo(Kind.CRASH);
        assertThat(fault).hasMessageContaining("half a line: 'done move=32'");
    }

    @Test
    void binaryIsGarbage() {
        PlayerFault fault = fault("printf 'a\\001\\002b\\n'; read line");
        assertThat(fault.kind()).isEqualTo(Kind.GARBAGE);
        assertThat(fault).hasMessage("it: sent something that is not text: 'a??b'");
    }

    @Test
    void aLineWithoutEndIsGarbage() {
        PlayerFault fault = fault("head -c 20000 /dev/zero | tr '\\000' x; echo; read line");
        assertThat(fault.kind()).isEqualTo(Kind.GARBAGE);
        assertThat(fault).hasMessageContaining("more than 8192 bytes: 'xxx");
    }

    @Test
    void aFloodIsStopped() {
        PlayerFault fault = fault("yes");
        assertThat(fault.kind()).isEqualTo(Kind.FLOOD);
        assertThat(fault).hasMessage("it: sent more than 2000 lines in a second");
    }

    @Test
    void aProgramThatDoesNotExistCannotBeStarted() {
        PlayerFault fault =
                catchThrowableOfType(
                        PlayerFault.class,
                        () -> {
                            try (EngineProcess guest =
                                    start("/no/such/program", ProcessLimits.USUAL)) {
                                guest.receive(LONG);
                            }
                        });
        assertThat(fault).hasMessageContaining("no/such/program");
    }

    @Test
    void whoDoesNotReadIsNoticed() {
        try (EngineProcess guest = shell("exec sleep 1000")) {
            PlayerFault fault =
                    catchThrowableOfType(
                            PlayerFault.class,
                            () -> {
                                for (int i = 0; i < 1_000_000; i++) {
                                    guest.send("position ".repeat(20));
                                }
                            });
            assertThat(fault.kind()).isEqualTo(Kind.HANG);
        }
    }

    @Test
    void nothingThatItStartedIsLeftBehind() {
        long[] pids = new long[2];
        try (EngineProcess guest =
                shell("sleep 1000 & echo $!; (trap '' TERM; sleep 1001) & echo $!; wait")) {
            pids[0] = Long.parseLong(guest.receive(LONG).orElseThrow());
            pids[1] = Long.parseLong(guest.receive(LONG).orElseThrow());
            assertThat(ProcessGroups.isAlive(pids[0])).isTrue();
        }
        for (long pid : pids) {
            ProcessGroups.awaitEnd(pid);
        }
    }

    @Test
    void theGuardEndsItWhereWeAreGone() throws IOException, InterruptedException {
        Process host =
                ProcessGroups.java(
                                GuestHost.class,
                                "sh",
                                "-c",
                                "trap '' HUP; echo $$; while :; do sleep 1000; done")
                        .start();
        long guest = Long.parseLong(host.inputReader().readLine());
        assertThat(ProcessGroups.isAlive(guest)).isTrue();
        host.destroyForcibly().waitFor();
        ProcessGroups.awaitEnd(guest);
    }

    @Test
    void everyLineIsLoggedWithItsTime(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("guest.log");
        try (EngineProcess guest =
                EngineProcess.start(
                        "it",
                        List.of("sh", "-c", "read line; echo oops >&2; echo hello"),
                        ProcessLimits.of(Map.of("guest.log", log.toString())))) {
            guest.send("hi");
            assertThat(guest.receive(LONG)).contains("hello");
            assertThatExceptionOfType(PlayerFault.class).isThrownBy(() -> guest.receive(LONG));
        }
        assertThat(Files.readAllLines(log))
                .allMatch(
                        line ->
                                line.matches(
                                        "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\.\\d{3} [><!#]"
                                                + " .*"))
                .anyMatch(line -> line.endsWith(" > hi"))
                .anyMatch(line -> line.endsWith(" < hello"))
                .anyMatch(line -> line.endsWith(" ! oops"));
    }

    @Test
    void memoryAndProcessorTimeAreLimited() {
        ProcessLimits rules = ProcessLimits.of(Map.of("guest.memory", "100m", "guest.cpu", "90s"));
        try (EngineProcess guest =
                EngineProcess.start(
                        "it", List.of("sh", "-c", "ulimit -v; ulimit -t; read line"), rules)) {
            assertThat(guest.receive(LONG)).contains("102400");
            assertThat(guest.receive(LONG)).contains("90");
        }
    }

    @Test
    void withoutNetworkItRunsWithoutOneOrNotAtAll() {
        ProcessLimits rules = ProcessLimits.of(Map.of("guest.network", "off"));
        String interfaces = "cat /proc/net/dev | tail -n +3 | wc -l; read line";
        try (EngineProcess guest =
                EngineProcess.start("it", List.of("sh", "-c", interfaces), rules)) {
            assertThat(guest.receive(LONG).orElseThrow().strip()).isEqualTo("1");
        } catch (PlayerFault fault) {
            assertThat(fault.kind()).isEqualTo(Kind.START);
            assertThat(fault).hasMessageContaining("this system cannot confine it");
        }
    }

    @Test
    void aConnectionThatClosesIsNamed() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
                EngineProcess guest =
                        EngineProcess.connect(
                                "it", "localhost", server.getLocalPort(), 0, ProcessLimits.USUAL)) {
            guest.send("hello");
            try (Socket socket = server.accept()) {
                assertThat(socket.getInputStream().readNBytes(6))
                        .isEqualTo(new byte[] {'h', 'e', 'l', 'l', 'o', 0});
                socket.getOutputStream().write(new byte[] {'y', 'o', 0});
                assertThat(guest.receive(LONG)).contains("yo");
            }
            PlayerFault fault = catchThrowableOfType(PlayerFault.class, () -> guest.receive(LONG));
            assertThat(fault.kind()).isEqualTo(Kind.CONNECTION);
        }
    }

    @Test
    void wordsOfACommandMayBeQuoted() {
        assertThat(ProcessLimits.words(" java -cp 'my classes'  Main \"\" a'b c'd "))
                .containsExactly("java", "-cp", "my classes", "Main", "", "ab cd");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProcessLimits.words("sh 'x"))
                .withMessage("no ' at the end of sh 'x");
    }

    @Test
    void optionsOfTheHouseAreChecked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProcessLimits.of(Map.of("guest.memory", "lots")))
                .withMessage("option 'guest.memory': 'lots' is not a size such as 500m or 2g");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProcessLimits.of(Map.of("guest.cat", "1")))
                .withMessageContaining("unknown option");
        assertThat(ProcessLimits.of(Map.of("threads", "2"))).isEqualTo(ProcessLimits.USUAL);
    }

    private static PlayerFault fault(String script) {
        try (EngineProcess guest = shell(script)) {
            return catchThrowableOfType(
                    PlayerFault.class,
                    () -> {
                        Optional<String> line = guest.receive(LONG);
                        while (line.isPresent()) {
                            line = guest.receive(LONG);
                        }
                    });
        }
    }

    private static EngineProcess shell(String script) {
        return EngineProcess.start("it", List.of("sh", "-c", script), ProcessLimits.USUAL);
    }

    private static EngineProcess start(String program, ProcessLimits rules) {
        return EngineProcess.start("it", List.of(program), rules);
    }
}
