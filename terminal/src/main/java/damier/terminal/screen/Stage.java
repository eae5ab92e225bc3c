package damier.terminal.screen;

import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Plays a scene on a terminal's whole screen: draws it, reads keys, hears of signals. */
public final class Stage {
    /** What runs by itself is drawn so often. */
    private static final long MILLIS_TO_DRAW = 100;

    private final Terminal terminal;
    private final ColourDepth depth = ColourDepth.of(System::getenv);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private volatile boolean over;
    private List<String> shown = new ArrayList<>();

    public Stage(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Whether a terminal can show it: one that has lines only cannot. */
    public static boolean suits(Terminal terminal) {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    public ColourDepth depth() {
        return depth;
    }

    public Signs signs() {
        return Signs.of(terminal.outputEncoding().equals(StandardCharsets.UTF_8));
    }

    /** Takes a task to the thread that plays the scene. */
    public void later(Runnable task) {
        tasks.add(task);
    }

    /**
     * Plays until somebody has had enough.
     *
     * @return whether it was Ctrl-C
     */
    public boolean play(Scene scene) {
        try (var screen = new BorrowedScreen(terminal)) {
            handleSignals(scene, screen);
            // Taken here: a terminal that is closed by the time the thread starts gives none.
            NonBlockingReader reader = terminal.reader();
            Thread.ofPlatform().daemon().start(() -> readKeys(reader, scene));
            loop(scene);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            over = true;
        }
        return interrupted.get();
    }

    private void handleSignals(Scene scene, BorrowedScreen screen) {
        terminal.handle(
                Terminal.Signal.INT,
                signal -> {
                    interrupted.set(true);
                    later(() -> press(scene, Key.of(Key.Kind.END)));
                });
        terminal.handle(Terminal.Signal.WINCH, signal -> later(this::redrawAll));
        terminal.handle(
                Terminal.Signal.CONT,
                signal ->
                        later(
                                () -> {
                                    screen.renew();
                                    redrawAll();
                                }));
        terminal.handle(Terminal.Signal.TSTP, signal -> later(() -> suspend(scene, screen)));
    }

    private void suspend(Scene scene, BorrowedScreen screen) {
        long start = System.nanoTime();
        screen.suspend();
        scene.wasSuspended(System.nanoTime() - start);
        redrawAll();
    }

    private void redrawAll() {
        shown = new ArrayList<>();
        terminal.writer().print("\033[2J");
    }

    private void readKeys(NonBlockingReader reader, Scene scene) {
        KeyDecoder keys = new KeyDecoder(millis -> read(reader, millis));
        try {
            Key key;
            do {
                key = keys.next();
                Key pressed = key;
                later(() -> press(scene, pressed));
            } while (key.kind() != Key.Kind.END);
        } catch (IOException e) {
            later(() -> press(scene, Key.of(Key.Kind.END)));
        }
    }

    /** Never for long: who waits in the reader keeps others from closing it. */
    private int read(NonBlockingReader reader, long millis) throws IOException {
        if (millis > 0) {
            return reader.read(millis);
        }
        int letter = KeyDecoder.Letters.NONE_YET;
        while (letter == KeyDecoder.Letters.NONE_YET && !over) {
            letter = reader.read(MILLIS_TO_DRAW);
        }
        return letter == KeyDecoder.Letters.NONE_YET ? KeyDecoder.Letters.END : letter;
    }

    private void press(Scene scene, Key key) {
        Size size = terminal.getSize();
        scene.press(key, size.getRows(), size.getColumns());
    }

    private void loop(Scene scene) throws InterruptedException {
        while (!scene.hasEnded()) {
            scene.goOn();
            draw(scene);
            Runnable task = tasks.poll(MILLIS_TO_DRAW, TimeUnit.MILLISECONDS);
            while (task != null) {
                task.run();
                task = tasks.poll();
            }
        }
    }

    /** Only the lines that have changed. */
    private void draw(Scene scene) {
        Size size = terminal.getSize();
        List<String> lines = scene.paint(size.getRows(), size.getColumns()).lines(depth);
        StringBuilder changes = new StringBuilder();
        for (int row = 0; row < lines.size(); row++) {
            if (row >= shown.size() || !shown.get(row).equals(lines.get(row))) {
                changes.append("\033[").append(row + 1).append(";1H").append(lines.get(row));
            }
        }
        shown = lines;
        if (!changes.isEmpty()) {
            terminal.writer().print(changes);
            terminal.flush();
        }
    }
}
