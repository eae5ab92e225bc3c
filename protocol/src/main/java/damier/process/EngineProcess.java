package damier.process;

import damier.core.Quotes;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.process.LineReader.End;
import damier.process.LineReader.Line;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A conversation, line by line, with a program that is not ours. Whatever that program does, no
 * call here hangs and no memory fills up: its lines are limited in length, number and rate, and
 * what goes wrong becomes a {@link PlayerFault} that names it.
 *
 * <p>Reading, writing and listening to its standard error each have a thread, so that a program
 * that stops doing one of them holds nobody up. One thread at a time calls {@link #receive}; any
 * may call {@link #send} and {@link #close}.
 */
public final class EngineProcess implements AutoCloseable {
    private static final int MAX_LINE = 8_192;
    private static final int MAX_UNREAD = 4_096;
    private static final int MAX_UNSENT = 4_096;
    private static final long SECOND = 1_000_000_000;
    private static final int CONNECT_MILLIS = 10_000;

    /** How long a program may take to end by itself when its input ends. */
    private static final long GOODBYE_MILLIS = 500;

    private final String name;
    private final int terminator;
    private final int maxRate;
    private final ProcessLog log;
    private final AutoCloseable source;
    private final @Nullable Process process;
    private final BlockingQueue<Optional<String>> heard = new LinkedBlockingQueue<>(MAX_UNREAD);
    private final BlockingQueue<Optional<String>> unsent = new LinkedBlockingQueue<>(MAX_UNSENT);
    private final StderrTail lastWords = new StderrTail();
    private final CountDownLatch allSent = new CountDownLatch(1);
    private final CountDownLatch errorsHeard = new CountDownLatch(1);
    private volatile boolean closed;
    private volatile @Nullable PlayerFault fault;

    private EngineProcess(
            String name,
            int terminator,
            int maxRate,
            ProcessLog log,
            AutoCloseable source,
            @Nullable Process process) {
        this.name = name;
        this.terminator = terminator;
        this.maxRate = maxRate;
        this.log = log;
        this.source = source;
        this.process = process;
    }

    /** Starts a program that speaks lines on its standard input and output. */
    public static EngineProcess start(String name, List<String> command, ProcessLimits rules) {
        try {
            ProcessGroup group = ProcessGroup.start(command, rules);
            ProcessLog log = group.orEnd(() -> ProcessLog.open(rules.log()));
            log.add(ProcessLog.REMARK, "start: " + String.join(" ", command));
            Process process = group.process();
            EngineProcess guest = new EngineProcess(name, '\n', rules.rate(), log, group, process);
            guest.converse(process.getInputStream(), process.getOutputStream());
            guest.thread("errors", () -> guest.drain(process.getErrorStream()));
            guest.watch(process);
            return guest;
        } catch (IOException e) {
            throw new PlayerFault(Kind.START, name + ": cannot be started: " + e.getMessage());
        }
    }

    /**
     * Connects to a program that waits for that; each of its lines ends with {@code terminator}.
     */
    public static EngineProcess connect(
            String name, String host, int port, int terminator, ProcessLimits rules) {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), CONNECT_MILLIS);
            return of(name, socket, terminator, rules);
        } catch (IOException e) {
            closeQuietly(socket);
            throw new PlayerFault(
                    Kind.START,
                    "%s: cannot connect to %s port %d: %s"
                            .formatted(name, host, port, e.getMessage()));
        }
    }

    /** The program at the other end of a connection. */
    public static EngineProcess of(String name, Socket socket, int terminator, ProcessLimits rules)
            throws IOException {
        socket.setTcpNoDelay(true);
        socket.setKeepAlive(true);
        EngineProcess guest =
                new EngineProcess(
                        name, terminator, rules.rate(), ProcessLog.open(rules.log()), socket, null);
        guest.converse(socket.getInputStream(), socket.getOutputStream());
        return guest;
    }

    public String name() {
        return name;
    }

    private void converse(InputStream in, OutputStream out) {
        thread("lines", () -> read(new LineReader(in, terminator, MAX_LINE)));
        thread("writer", () -> write(out));
    }

    /** What it has started may still hold its output open when it is gone. */
    private void watch(Process ending) {
        var later = CompletableFuture.delayedExecutor(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
        var _ = ending.onExit().thenRunAsync(this::end, later);
    }

    private void thread(String task, Runnable body) {
        Thread.ofPlatform().daemon().name("guest-" + task + " " + name).start(body);
    }

    /** Says a line. What a program that has ended is told gets lost. */
    public void send(String line) {
        write(line, line + (char) terminator);
    }

    /** Says the beginning of a line, which what is said next goes on with. */
    public void sendPart(String part) {
        write(part + "...", part);
    }

    private void write(String logged, String text) {
        log.add(ProcessLog.TO_GUEST, logged);
        if (!unsent.offer(Optional.of(text))) {
            throw new PlayerFault(Kind.HANG, name + ": does not read what it is told");
        }
    }

    /**
     * The next line it says; none where the time is over first.
     *
     * @throws PlayerFault once it has ended, or misbehaved
     */
    public Optional<String> receive(long nanos) {
        try {
            Optional<String> line = heard.poll(Math.max(nanos, 0), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                heard.put(line);
                throw ended();
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException(name + ": interrupted");
        }
    }

    private PlayerFault ended() {
        PlayerFault known = fault;
        if (known != null) {
            return known;
        }
        Process ending = process;
        if (ending == null) {
            return new PlayerFault(Kind.CONNECTION, name + ": the connection was closed");
        }
        String how = exited(ending) ? "ended with exit code " + ending.exitValue() : "fell silent";
        return new PlayerFault(Kind.CRASH, name + ": " + how + lastWords.quoted());
    }

    private boolean exited(Process ending) {
        try {
            return ending.waitFor(GOODBYE_MILLIS, TimeUnit.MILLISECONDS)
                    && (errorsHeard.await(GOODBYE_MILLIS, TimeUnit.MILLISECONDS)
                            || !ending.isAlive());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether it has ended by itself within the time. */
    public boolean awaitEnd(long nanos) {
        Process ending = process;
        try {
            return ending != null && ending.waitFor(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether this system can keep a program from the network. */
    public static boolean canCutOff() {
        return ProcessGroup.canCutOff();
    }

    /** How much processor time it has used; zero where that is not known. */
    public Duration processorTime() {
        Process running = process;
        return running == null
                ? Duration.ZERO
                : running.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Ends its input: what comes last, after all that was said before. */
    public void endInput() {
        var _ = unsent.offer(Optional.empty());
    }

    private void read(LineReader lines) {
        try {
            long second = System.nanoTime();
            int rate = 0;
            while (true) {
                Optional<Line> line = lines.next();
                if (line.isEmpty() || !isSound(line.get())) {
                    break;
                }
                log.add(ProcessLog.FROM_GUEST, line.get().text());
                heard.put(Optional.of(line.get().text()));
                long now = System.nanoTime();
                if (now - second > SECOND) {
                    second = now;
                    rate = 0;
                }
                if (++rate > maxRate) {
                    fail(Kind.FLOOD, "said more than " + maxRate + " lines in a second");
                    break;
                }
            }
        } catch (IOException e) {
            if (process == null && !closed) {
                fail(Kind.CONNECTION, "the connection broke: " + e.getMessage());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end();
    }

    private boolean isSound(Line line) {
        String text = line.text();
        if (line.end() == End.CUT) {
            fail(Kind.GARBAGE, "said a line of more than " + MAX_LINE + " bytes: " + shown(text));
        } else if (text.chars().anyMatch(c -> c < ' ' && c != '\t')) {
            fail(Kind.GARBAGE, "said something that is no text: " + shown(text));
        } else if (line.end() == End.HALF) {
            log.add(ProcessLog.FROM_GUEST, text);
            lastWords.add("half a line: " + shown(text));
            return false;
        }
        return fault == null;
    }

    private static String shown(String text) {
        return "'" + Quotes.brief(text) + "'";
    }

    private void fail(Kind kind, String what) {
        log.add(ProcessLog.REMARK, what);
        fault = new PlayerFault(kind, name + ": " + what);
    }

    /** What nobody has read yet stays readable; a program that floods us loses its last line. */
    private void end() {
        while (!heard.offer(Optional.empty())) {
            var _ = heard.poll();
        }
    }

    private void write(OutputStream out) {
        try (out) {
            while (true) {
                Optional<String> text = unsent.take();
                if (text.isEmpty()) {
                    break;
                }
                out.write(text.get().getBytes(StandardCharsets.UTF_8));
                if (unsent.isEmpty()) {
                    out.flush();
                }
            }
        } catch (IOException e) {
            // The reader notices the end of the conversation too, and says so.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            allSent.countDown();
        }
    }

    private void drain(InputStream errors) {
        LineReader lines = new LineReader(errors, '\n', MAX_LINE);
        try {
            Optional<Line> line = lines.next();
            while (line.isPresent()) {
                log.add(ProcessLog.ERROR, line.get().text());
                lastWords.add(shown(line.get().text()));
                line = lines.next();
            }
        } catch (IOException e) {
            // It has ended.
        } finally {
            errorsHeard.countDown();
        }
    }

    /** What it said last on its standard error. */
    public List<String> errors() {
        return lastWords.all();
    }

    /**
     * Ends the conversation, and the program with all that it has started; it gets a moment to end
     * by itself.
     */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        endInput();
        awaitGoodbye();
        closeQuietly(source);
        log.add(ProcessLog.REMARK, "closed");
        log.close();
    }

    /** Closing a connection must not overtake the last message. */
    private void awaitGoodbye() {
        try {
            boolean sent = allSent.await(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
            if (sent && process != null) {
                exited(process);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void closeQuietly(AutoCloseable closing) {
        try {
            closing.close();
        } catch (Exception e) {
            // It is gone either way.
        }
    }
}
