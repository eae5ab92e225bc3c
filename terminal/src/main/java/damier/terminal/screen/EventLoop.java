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

/** Runs a window on the full screen of a terminal: draws it, reads keys, handles signals. */
public final class EventLoop {
    /** The interval between repaints. */
    private static final long REPAINT_MILLIS = 100;

    private final Terminal terminal;
    private final ColourDepth depth = ColourDepth.of(System::getenv);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private volatile boolean over;
    private List<String> shown = new ArrayList<>();

    public EventLoop(Terminal terminal) {
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

    /** Runs a task on the thread of the window. */
    public void later(Runnable task) {
        tasks.add(task);
    }

    /**
     * Runs until the user quits.
     *
     * @return whether Ctrl-C ended the window
     */
    public boolean run(Window window) {
        try (var screen = new AlternateScreen(terminal)) {
            handleSignals(window, screen);
            // Obtained here, since a terminal that is closed before the thread starts has no
            // reader.
            NonBlockingReader reader = terminal.reader();
            Thread.ofPlatform().daemon().start(() -> readKeys(reader, window));
            repeat(window);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            over = true;
        }
        return interrupted.get();
    }

    private void handleSignals(Window window, AlternateScreen screen) {
        terminal.handle(
                Terminal.Signal.INT,
                signal -> {
                    interrupted.set(true);
                    later(() -> press(window, Key.of(Key.Kind.END)));
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
        terminal.handle(Terminal.Signal.TSTP, signal -> later(() -> suspend(window, screen)));
    }

    private void suspend(Window window, AlternateScreen screen) {
        long start = System.nanoTime();
        screen.suspend();
        window.wasSuspended(System.nanoTime() - start);
        redrawAll();
    }

    private void redrawAll() {
        shown = new ArrayList<>();
        terminal.writer().print("\033[2J");
    }

    private void readKeys(NonBlockingReader reader, Window window) {
        KeyDecoder keys = new KeyDecoder(millis -> read(reader, millis));
        try {
            Key key;
            do {
                key = keys.next();
                Key pressed = key;
                later(() -> press(window, pressed));
            } while (key.kind() != Key.Kind.END);
        } catch (IOException e) {
            later(() -> press(window, Key.of(Key.Kind.END)));
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

    private void press(Window window, Key key) {
        Size size = terminal.getSize();
        window.press(key, size.getRows(), size.getColumns());
    }

    private void repeat(Window window) throws InterruptedException {
        while (!window.hasEnded()) {
            window.update();
            draw(window);
            Runnable task = tasks.poll(REPAINT_MILLIS, TimeUnit.MILLISECONDS);
            while (task != null) {
                task.run();
                task = tasks.poll();
            }
        }
    }

    /** Writes the lines that have changed. */
    private void draw(Window window) {
        Size size = terminal.getSize();
        List<String> lines = window.paint(size.getRows(), size.getColumns()).lines(depth);
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
