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
 * A conversation, line by line, with an external program. Regardless of what the program does, no
 * call blocks for ever and memory use is bounded: lines are limited in length, number and rate, and
 * every failure becomes a {@link PlayerFault} that names the program.
 *
 * <p>Reading, writing and reading standard error each have a thread, so that a program that stops
 * doing one of them blocks no caller. One thread at a time may call {@link #receive}; any thread
 * may call {@link #send} and {@link #close}.
 */
public final class EngineProcess implements AutoCloseable {
    private static final int MAX_LINE = 8_192;
    private static final int MAX_UNREAD = 4_096;
    private static final int MAX_UNSENT = 4_096;
    private static final long SECOND = 1_000_000_000;
    private static final int CONNECT_MILLIS = 10_000;

    /** The time in which a program may exit by itself after its input ends. */
    private static final long GOODBYE_MILLIS = 500;

    /**
     * The time from the end of its output until its exit code and its last lines must be known. It
     * is long because on a busy machine the threads that read them may have to wait for a
     * processor.
     */
    private static final long EXIT_MILLIS = 3_000;

    private final String name;
    private final int terminator;
    private final int maxRate;
    private final ProcessLog log;
    private final AutoCloseable source;
    private final @Nullable Process process;
    private final BlockingQueue<Optional<String>> received = new LinkedBlockingQueue<>(MAX_UNREAD);
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

    /** Starts a program that communicates by lines on its standard input and output. */
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

    /** Connects to a listening program; each of its lines ends with {@code terminator}. */
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

    /** Waits for the process to exit; its child processes may still hold its output open then. */
    private void watch(Process ending) {
        var later = CompletableFuture.delayedExecutor(EXIT_MILLIS, TimeUnit.MILLISECONDS);
        var _ = ending.onExit().thenRunAsync(this::end, later);
    }

    private void thread(String task, Runnable body) {
        Thread.ofPlatform().daemon().name("guest-" + task + " " + name).start(body);
    }

    /** Sends a line. A line to a program that has exited is lost. */
    public void send(String line) {
        write(line, line + (char) terminator);
    }

    /** Sends the beginning of a line, which the next call continues. */
    public void sendPart(String part) {
        write(part + "...", part);
    }

    private void write(String logged, String text) {
        log.add(ProcessLog.TO_GUEST, logged);
        if (!unsent.offer(Optional.of(text))) {
            throw new PlayerFault(Kind.HANG, name + ": does not read its input");
        }
    }

    /**
     * The next line; empty after a time-out.
     *
     * @throws PlayerFault once the program has exited or misbehaved
     */
    public Optional<String> receive(long nanos) {
        try {
            Optional<String> line = received.poll(Math.max(nanos, 0), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                received.put(line);
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
        String how =
                exited(ending, EXIT_MILLIS)
                        ? "ended with exit code " + ending.exitValue()
                        : "fell silent";
        return new PlayerFault(Kind.CRASH, name + ": " + how + lastWords.quoted());
    }

    private boolean exited(Process ending, long millis) {
        try {
            return ending.waitFor(millis, TimeUnit.MILLISECONDS)
                    && (errorsHeard.await(millis, TimeUnit.MILLISECONDS) || !ending.isAlive());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits for the program to exit by itself; returns whether it did. */
    public boolean awaitEnd(long nanos) {
        Process ending = process;
        try {
            return ending != null && ending.waitFor(nanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether this system can deny a program access to the network. */
    public static boolean canCutOff() {
        return ProcessGroup.canCutOff();
    }

    /** The CPU time that it has used; zero if unknown. */
    public Duration processorTime() {
        Process running = process;
        return running == null
                ? Duration.ZERO
                : running.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Closes its input, after everything that was sent before. */
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
                received.put(Optional.of(line.get().text()));
                long now = System.nanoTime();
                if (now - second > SECOND) {
                    second = now;
                    rate = 0;
                }
                if (++rate > maxRate) {
                    fail(Kind.FLOOD, "sent more than " + maxRate + " lines in a second");
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
            fail(Kind.GARBAGE, "sent a line of more than " + MAX_LINE + " bytes: " + shown(text));
        } else if (text.chars().anyMatch(c -> c < ' ' && c != '\t')) {
            fail(Kind.GARBAGE, "sent something that is not text: " + shown(text));
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

    /**
     * Ends the conversation. Unread lines stay readable; a program that floods the reader loses its
     * last line.
     */
    private void end() {
        while (!received.offer(Optional.empty())) {
            var _ = received.poll();
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
            // The reader notices the end of the conversation too, and reports it.
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
            // It has exited.
        } finally {
            errorsHeard.countDown();
        }
    }

    /** The last lines of its standard error. */
    public List<String> errors() {
        return lastWords.all();
    }

    /**
     * Ends the conversation, and the program with all its child processes; it gets a moment to exit
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

    /** Waits until the last message is sent before the connection is closed. */
    private void awaitGoodbye() {
        try {
            boolean sent = allSent.await(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
            if (sent && process != null) {
                exited(process, GOODBYE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void closeQuietly(AutoCloseable closing) {
        try {
            closing.close();
        } catch (Exception e) {
            // It is closed either way.
        }
    }
}
