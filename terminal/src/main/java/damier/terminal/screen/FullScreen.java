package damier.terminal.screen;

import damier.core.Position;
import damier.terminal.ResultText;
import damier.terminal.SessionMaker;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Plays a game on the whole screen, and leaves the terminal as it found it: at the end, on Ctrl-C,
 * when the program is ended from outside, and when it fails.
 */
public final class FullScreen<P extends Position> {
    /** Another screen, no cursor, clicks reported with their places; and back. */
    private static final String BEGIN = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[2J";

    private static final String END = "\033[?1006l\033[?1000l\033[0m\033[?25h\033[?1049l";

    /** Clocks that run are drawn so often. */
    private static final long MILLIS_TO_DRAW = 100;

    private final Terminal terminal;
    private final ScreenGame<P> game;
    private final Picture picture;
    private final ColourDepth depth;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private final AtomicBoolean restored = new AtomicBoolean();
    private List<String> shown = new ArrayList<>();

    public FullScreen(SessionMaker<P> maker, Terminal terminal) {
        this.terminal = terminal;
        depth = ColourDepth.of(System::getenv);
        game = new ScreenGame<>(listener -> maker.make(tasks::add, listener));
        boolean unicode = terminal.outputEncoding().equals(StandardCharsets.UTF_8);
        picture = new Picture(game.shape(), Signs.of(unicode), depth);
    }

    /** Whether a terminal can show it: one that has lines only cannot. */
    public static boolean suits(Terminal terminal) {
        return !terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    /**
     * Plays until somebody has had enough.
     *
     * @param out where the result goes, as the last line
     * @return whether it was Ctrl-C
     */
    public boolean run(PrintWriter out) {
        Attributes attributes = terminal.enterRawMode();
        Thread rescue = new Thread(this::rescue);
        Runtime.getRuntime().addShutdownHook(rescue);
        try {
            handleSignals();
            terminal.writer().print(BEGIN);
            Thread.ofPlatform().daemon().start(this::readKeys);
            loop();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            restore(attributes);
            Runtime.getRuntime().removeShutdownHook(rescue);
            game.session().close();
        }
        out.println(ResultText.of(game.session().game()));
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

    private void handleSignals() {
        terminal.handle(
                Terminal.Signal.INT,
                signal -> {
                    interrupted.set(true);
                    tasks.add(() -> press(Key.of(Key.Kind.END)));
                });
        terminal.handle(Terminal.Signal.WINCH, signal -> tasks.add(this::redrawAll));
        terminal.handle(Terminal.Signal.CONT, signal -> tasks.add(this::redrawAll));
        // Stopped in the background it would leave its screen to the shell.
        terminal.handle(Terminal.Signal.TSTP, Terminal.SignalHandler.SIG_IGN);
    }

    private void redrawAll() {
        shown = new ArrayList<>();
        terminal.writer().print("\033[2J");
    }

    private void readKeys() {
        NonBlockingReader reader = terminal.reader();
        KeyDecoder keys = new KeyDecoder(millis -> read(reader, millis));
        try {
            Key key;
            do {
                key = keys.next();
                Key pressed = key;
                tasks.add(() -> press(pressed));
            } while (key.kind() != Key.Kind.END);
        } catch (IOException e) {
            tasks.add(() -> press(Key.of(Key.Kind.END)));
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

    private Layout layout() {
        Size size = terminal.getSize();
        return Layout.of(size.getRows(), size.getColumns(), game.shape().size());
    }

    private void press(Key key) {
        game.press(key, layout());
    }

    private void loop() throws InterruptedException {
        while (!game.hasEnded()) {
            game.goOn();
            draw();
            Runnable task = tasks.poll(MILLIS_TO_DRAW, TimeUnit.MILLISECONDS);
            while (task != null) {
                task.run();
                task = tasks.poll();
            }
        }
    }

    /** Only the lines that have changed. */
    private void draw() {
        Size size = terminal.getSize();
        List<String> lines =
                picture.paint(game.session(), game.view(), size.getRows(), size.getColumns())
                        .lines(depth);
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
