package damier.protocol.gtp;

import static damier.protocol.Scrambled.requireTrue;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.protocol.EngineSide;
import damier.protocol.Scrambled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

@Timeout(7200)
class GtpFuzzTest {
    private static final Pattern ANSWER = Pattern.compile("(?s)[=?]\\d*( .*)?\n");

    @Test
    void everyCommandAboutTheBoardIsAnsweredOnce() {
        answers(
                "1 play b f5",
                "play w pass",
                "undo",
                "clear_board",
                "showboard",
                "final_score",
                "known_command play");
    }

    /** Apart from those that search, which would take their time. */
    @Test
    void everyCommandAboutTheTimeIsAnsweredOnce() {
        answers("time_settings 10 5 3", "time_left b 9 0", "komi 1", "boardsize 8");
    }

    @Test
    void everyCommandThatSearchesIsAnsweredOnce() {
        answers("genmove b", "genmove w", "undo", "play b f5", "clear_board");
    }

    private static void answers(String... commands) {
        AtomicInteger answers = new AtomicInteger();
        AtomicInteger expected = new AtomicInteger();
        try (EngineSide side =
                new GtpEngine(
                        GtpEngineTest.small(),
                        "1",
                        Limits.depth(1),
                        answer -> {
                            requireTrue(ANSWER.matcher(answer).matches(), answer);
                            answers.incrementAndGet();
                        })) {
            Scrambled.lines(
                    1_000_000,
                    5,
                    List.of(commands),
                    line -> {
                        expected.addAndGet(GtpLine.parse(line).isPresent() ? 1 : 0);
                        requireTrue(side.handle(line), line);
                    });
        }
        assertThat(answers).hasValue(expected.get());
    }
}
