package damier.protocol.hub;

import static damier.protocol.Scrambled.requireOneLine;
import static damier.protocol.Scrambled.requireTrue;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Objects.requireNonNull;

import damier.core.NotationException;
import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.Scrambled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;

@Timeout(7200)
class HubFuzzTest {
    private static final String START = "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20);

    private static final List<String> LINES =
            List.of(
                    "id name=Damier version=1.0 author=\"some one\"",
                    "param name=variant value=normal type=enum values=\"normal killer\"",
                    "info depth=12 mean-depth=13.5 score=-0.25 nodes=1234 time=0.5 nps=2.4"
                            + " pv=\"32-28 19-23 28x19x23\"",
                    "done move=28x19x23 ponder=14x23x19",
                    "error message=\"what?\"",
                    "level moves=75 time=100.5 inc=0.1 depth=3",
                    "pos pos=" + START + " moves=\"32-28 19-23\"");

    private static final List<String> COMMANDS =
            List.of(
                    "hub",
                    "set-param name=threads value=1",
                    "set-param name=table value=1",
                    "set-param name=variety value=true",
                    "set-param name=variant value=international",
                    "init",
                    "new-game",
                    "pos start",
                    "pos pos=" + START,
                    "pos pos=" + START + " moves=\"32-28 19-23 28x19x23 14x23x19\"",
                    "level depth=1",
                    "level nodes=20",
                    "level move-time=0.0001",
                    "level moves=75 time=0.01 inc=0.0001 depth=1",
                    "level infinite",
                    "go think",
                    "go analyze",
                    "go ponder",
                    "go think multipv=2",
                    "ponder-hit",
                    "stop",
                    "ping");

    @Test
    void noLineIsReadWithAnotherFaultThanItsOwn() {
        LongAdder read = new LongAdder();
        Scrambled.lines(
                1_000_000,
                1,
                LINES,
                text -> {
                    try {
                        HubLine line = HubLine.parse(text);
                        String written = line.toString();
                        requireTrue(HubLine.parse(written).toString().equals(written), text);
                        HubLevel.parse(line);
                        HubScores.parse(line.get("score").orElse(""));
                        read.increment();
                    } catch (NotationException fault) {
                        requireOneLine(fault, "line: ");
                    } catch (IllegalArgumentException fault) {
                        requireTrue(fault.toString().endsWith("' is not a number"), fault);
                    }
                });
        assertThat(read.sum()).isPositive();
    }

    @Test
    void noLineOfTheOlderVersionHasAFault() {
        List<String> lines =
                List.of(
                        "name Old Timer",
                        "info 12 11.5 0.25 1234 0.5 2.4 32-28 19-23",
                        "move 32-28 19-23",
                        "wait",
                        "ready",
                        "error oh no");
        Scrambled.lines(1_000_000, 2, lines, text -> requireNonNull(HubVersion1.read(text)));
    }

    @Test
    void theEngineOutlivesWhateverItHears() {
        LongAdder said = new LongAdder();
        try (HubEngine engine =
                new HubEngine(
                        new Engines(new Games()),
                        "international",
                        "1",
                        line -> {
                            requireTrue(line.lines().count() == 1, line);
                            said.increment();
                        })) {
            engine.handle("set-param name=table value=1");
            engine.handle("init");
            Scrambled.lines(
                    1_000_000,
                    3,
                    COMMANDS,
                    text -> {
                        if (!text.contains("table") && !text.contains("threads")) {
                            engine.handle(text);
                        }
                    });
            assertThat(said.sum()).isPositive();
        }
    }
}
