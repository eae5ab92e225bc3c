package damier.terminal.screen;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A terminal's whole screen. It is left as it was found: at the end, on Ctrl-C, when the program is
 * ended from outside, and when it fails.
 */
public final class Stage {
    /** Another screen, no cursor, clicks reported with their places; and back. */
    private static final String BEGIN = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[2J";

    private static final String END = "\033[?1006l\033[?1000l\033[0m\033[?25h\033[?1049l";

    /** What runs by itself is drawn so often. */
    private static final long MILLIS_TO_DRAW = 100;

    private final Terminal terminal;
    private final ColourDepth depth = ColourDepth.of(System::getenv);
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private final AtomicBoolean restored = new AtomicBoolean();
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
        Attributes attributes = terminal.enterRawMode();
        Thread rescue = new Thread(this::rescue);
        Runtime.getRuntime().addShutdownHook(rescue);
        try {
            handleSignals(scene);
            terminal.writer().print(BEGIN);
            Thread.ofPlatform().daemon().start(() -> readKeys(scene));
            loop(scene);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            restore(attributes);
            Runtime.getRuntime().removeShutdownHook(rescue);
        }
        return interrupted.get();
    }

    private void restore(Attributes attributes) {
        if (restored.compareAndSet(false, true)) {
            terminal.writer().print(END);
            terminal.flush();
            terminal.setAttributes(attributes);
        }
    }

    /** When the program is ended, its terminal may be closed already; that has set it back. */
    private void rescue() {
        if (restored.compareAndSet(false, true)) {
            var out =
                    new PrintStream(
                            new FileOutputStream(FileDescriptor.out),
                            true,
                            StandardCharsets.US_ASCII);
            out.print(END);
            out.flush();
        }
    }

    private void handleSignals(Scene scene) {
        terminal.handle(
                Terminal.Signal.INT,
                signal -> {
                    interrupted.set(true);
                    later(() -> press(scene, Key.of(Key.Kind.END)));
                });
        terminal.handle(Terminal.Signal.WINCH, signal -> later(this::redrawAll));
        terminal.handle(Terminal.Signal.CONT, signal -> later(this::redrawAll));
        // Stopped in the background it would leave its screen to the shell.
        terminal.handle(Terminal.Signal.TSTP, Terminal.SignalHandler.SIG_IGN);
    }

    private void redrawAll() {
        shown = new ArrayList<>();
        terminal.writer().print("\033[2J");
    }

    private void readKeys(Scene scene) {
        NonBlockingReader reader = terminal.reader();
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
        while (letter == KeyDecoder.Letters.NONE_YET && !restored.get()) {
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
