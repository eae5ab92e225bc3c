package damier.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.CountDownLatch;

@Timeout(60)
class ThreadsTest {
    @Test
    void anInterruptDoesNotEndTheWaitAndIsKept() throws Exception {
        var release = new CountDownLatch(1);
        Thread first = Thread.ofPlatform().start(() -> awaitQuietly(release));
        Thread second = Thread.ofPlatform().start(() -> awaitQuietly(release));
        var kept = new boolean[1];
        Thread joining =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    Thread.currentThread().interrupt();
                                    Threads.join(List.of(first, second));
                                    kept[0] = Thread.currentThread().isInterrupted();
                                });
        awaitWaiting(joining);
        assertThat(first.isAlive()).isTrue();
        release.countDown();
        joining.join();
        assertThat(first.isAlive() || second.isAlive()).isFalse();
        assertThat(kept[0]).isTrue();
    }

    /** Waits until a thread waits, which it does only after it has ignored its interrupt. */
    private static void awaitWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            assertThat(thread.isAlive()).isTrue();
            Thread.onSpinWait();
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
