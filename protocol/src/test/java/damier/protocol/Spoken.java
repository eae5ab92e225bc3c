package damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/** A conversation with one of our engine sides, inside the test's own process. */
public final class Spoken implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 300;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final EngineSide side;

    public Spoken(Function<Consumer<String>, EngineSide> maker) {
        side = maker.apply(lines::add);
    }

    /** Says the lines, which all must leave the conversation open. */
    public void say(String... spoken) {
        for (String line : spoken) {
            assertThat(side.handle(line)).as("goes on after %s", line).isTrue();
        }
    }

    public EngineSide side() {
        return side;
    }

    /** The next line. */
    public String next() {
        try {
            String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(line).as("a line in time").isNotNull();
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** All lines up to the next that begins so, which is the last of them. */
    public List<String> upTo(String prefix) {
        List<String> read = new ArrayList<>();
        do {
            read.add(next());
        } while (!read.getLast().startsWith(prefix));
        return read;
    }

    /** What has been said and not read yet. */
    public List<String> rest() {
        List<String> rest = new ArrayList<>();
        lines.drainTo(rest);
        return rest;
    }

    @Override
    public void close() {
        side.close();
    }
}
