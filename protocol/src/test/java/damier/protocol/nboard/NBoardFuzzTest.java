package damier.protocol.nboard;

import static damier.protocol.Scrambled.requireTrue;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.Limits;
import damier.protocol.EngineSide;
import damier.protocol.Scrambled;
import damier.search.SearchListener;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

@Timeout(7200)
class NBoardFuzzTest {
    private static final List<String> TO_ENGINE =
            List.of(
                    "nboard 2",
                    "set depth 1",
                    "set game (;GM[Othello]TI[5:00/0:02]BO[8"
                            + " ---------------------------O*------*O---------------------------"
                            + " *]B[F5]W[F6]B[F7]W[G7]B[C4]W[F8]B[H8]W[H6]B[PA//1]W[F4/1/2];)",
                    "move F5/1/2",
                    "move PA",
                    "hint 2",
                    "go",
                    "ping 3",
                    "learn",
                    "set contempt 5",
                    "analyze");

    private static final List<String> FROM_ENGINE =
            List.of(
                    "set myname Somebody 1.0",
                    "pong 3",
                    "=== F5/1.25/3.2",
                    "=== PA",
                    "search F5D6C3 -1.50 0 12 text",
                    "search F5 +2 0 100%W",
                    "book D3C3 0.00 1234 20",
                    "nodestats 12345 0.5",
                    "status thinking",
                    "analysis 12 -3.5",
                    "learned");

    private static final Pattern SAID =
            Pattern.compile(
                    "set myname .*|pong.*|=== .*|search .*|status .*|nodestats .*|learned"
                            + "|analysis .*");

    @Test
    void theEngineOutlivesWhateverItHears() {
        AtomicInteger said = new AtomicInteger();
        try (EngineSide side =
                new NBoardEngine(
                        EngineProcess.small(),
                        Limits.depth(1),
                        line -> {
                            requireTrue(SAID.matcher(line).matches(), line);
                            said.incrementAndGet();
                        })) {
            Scrambled.lines(1_000_000, 7, TO_ENGINE, line -> requireTrue(side.handle(line), line));
        }
        assertThat(said).hasPositiveValue();
    }

    @Test
    void theHostUnderstandsWhatItCan() {
        Game game = new Game(EngineProcess.OTHELLO.game());
        AtomicInteger answers = new AtomicInteger();
        Scrambled.lines(
                1_000_000,
                8,
                FROM_ENGINE,
                line -> {
                    NBoardWatch watch = new NBoardWatch(game, new SearchListener() {});
                    watch.accept(NBoardLine.parse(line));
                    watch.finish(1);
                    answers.addAndGet(watch.answer().isPresent() ? 1 : 0);
                });
        assertThat(answers).hasPositiveValue();
    }
}
