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

/** Runs a scene on the full screen of a terminal: draws it, reads keys, handles signals. */
public final class Stage {
    /** The interval between repaints. */
    private static final long REPAINT_MILLIS = 100;

    private final Terminal terminal;
    private final ColourDepth depth = ColourDepth.of(System::getenv);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private volatile boolean over;
    private List<String> shown = new ArrayList<>();

    public Stage(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Whether a terminal supports a full screen; a dumb terminal does not. */
    public static boolean suits(Terminal terminal) {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    public ColourDepth depth() {
        return depth;
    }

    public Signs signs() {
        return Signs.of(terminal.outputEncoding().equals(StandardCharsets.UTF_8));
    }

    /** Runs a task on the thread of the scene. */
    public void later(Runnable task) {
        tasks.add(task);
    }

    /**
     * Runs until the user quits.
     *
     * @return whether Ctrl-C ended the scene
     */
    public boolean play(Scene scene) {
        try (var screen = new BorrowedScreen(terminal)) {
            handleSignals(scene, screen);
            // Obtained here, since a terminal that is closed before the thread starts has no
            // reader.
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
                                    screen.reenterRawMode();
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

    /** Waits in short intervals, since a reader cannot be closed while a thread waits in it. */
    private int read(NonBlockingReader reader, long millis) throws IOException {
        if (millis > 0) {
            return reader.read(millis);
        }
        int letter = KeyDecoder.Letters.NONE_YET;
        while (letter == KeyDecoder.Letters.NONE_YET && !over) {
            letter = reader.read(REPAINT_MILLIS);
        }
        return letter == KeyDecoder.Letters.NONE_YET ? KeyDecoder.Letters.END : letter;
    }

    private void press(Scene scene, Key key) {
        Size size = terminal.getSize();
        scene.press(key, size.getRows(), size.getColumns());
    }

    private void loop(Scene scene) throws InterruptedException {
        while (!scene.hasEnded()) {
            scene.update();
            draw(scene);
            Runnable task = tasks.poll(REPAINT_MILLIS, TimeUnit.MILLISECONDS);
            while (task != null) {
                task.run();
                task = tasks.poll();
            }
        }
    }

    /** Writes the lines that have changed. */
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
