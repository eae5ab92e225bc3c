package damier.protocol.nboard;

import damier.core.Game;
import damier.core.Limits;
import damier.formats.othello.GgfFormat;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.protocol.ProgramHost;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/** A conversation with an NBoard engine. */
final class NBoardHost extends ProgramHost<NBoardLine> {
    /** The time-out for a ping, for which an engine only has to stop its search. */
    private static final long PING_TIMEOUT = 5_000_000_000L;

    private static final int WHOLE_GAME = 60;

    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss 'GMT'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private String engineName = "";
    private int pings;
    private int depth;

    private NBoardHost(String name, EngineProcess guest) {
        super(name, guest);
    }

    /** Starts the engine and waits until it answers. */
    static NBoardHost start(String name, NBoardSettings settings) {
        EngineProcess guest = EngineProcess.start(name, settings.command(), settings.rules());
        NBoardHost host = new NBoardHost(name, guest);
        try {
            guest.send("nboard " + settings.version());
            if (settings.contempt() != 0) {
                guest.send("set contempt " + settings.contempt());
            }
            host.ping(settings.rules().start(), Kind.START, line -> {});
            return host;
        } catch (RuntimeException fault) {
            host.close();
            throw fault;
        }
    }

    /** The name of the engine; empty if it does not report one. */
    String engineName() {
        return engineName;
    }

    void say(String line) {
        guest().send(line);
    }

    @Override
    protected Optional<NBoardLine> parse(String text) {
        NBoardLine line = NBoardLine.parse(text);
        if (line.command().equals("set") && line.word(0).equals("myname")) {
            engineName = String.join(" ", line.words()).substring(6).strip();
        }
        return Optional.of(line);
    }

    /** Ends its search, and passes on all lines before the pong. */
    void ping(Consumer<NBoardLine> consumer) {
        ping(0, consumer);
    }

    /** The same for an engine whose answer may be late. */
    void ping(long grace, Consumer<NBoardLine> consumer) {
        ping(grace + PING_TIMEOUT, Kind.HANG, consumer);
    }

    private void ping(long patience, Kind otherwise, Consumer<NBoardLine> consumer) {
        String number = Integer.toString(++pings);
        say("ping " + number);
        await(
                line -> line.command().equals("pong") && line.word(0).equals(number),
                patience,
                consumer,
                () ->
                        fault(
                                otherwise,
                                "no answer to 'ping' within %d s"
                                        .formatted(patience / 1_000_000_000)));
    }

    /**
     * Sets a depth, unless it is already set. A depth cannot be unset: it is then set to that of a
     * whole game.
     *
     * @param wanted 0 for no depth, or for the engine's own if none was set before
     */
    void setDepth(int wanted) {
        int newDepth = wanted == 0 && depth > 0 ? WHOLE_GAME : Math.min(wanted, WHOLE_GAME);
        if (newDepth > 0 && newDepth != depth) {
            depth = newDepth;
            say("set depth " + newDepth);
        }
    }

    /** Sends the game and the clocks. Pending lines about another game are discarded. */
    void position(Game game, Limits limits) {
        ping(line -> {});
        WrittenGame written = new WrittenGame(game.kind(), game.start());
        written.tags().put(Tags.SITE, "Damier");
        written.tags().put("DT", DATE.format(Instant.now()));
        written.tags().put(Tags.BLACK, "Black");
        written.tags().put(Tags.WHITE, "White");
        written.tags().put(Tags.TIME_CONTROL, time(limits));
        MoveNode at = written.root();
        for (int index = 0; index < game.ply(); index++) {
            at = at.add(game.move(index));
        }
        try {
            say("set game " + GgfFormat.line(written));
        } catch (UnwritableGame impossible) {
            throw new IllegalStateException("a game without set-ups", impossible);
        }
    }

    /** The remaining time and the increment; a time per move is sent as both. */
    private static String time(Limits limits) {
        return limits.clock()
                .map(clock -> time(clock.remaining()) + "/" + time(clock.increment()))
                .orElse(
                        limits.nanos() == Long.MAX_VALUE
                                ? ""
                                : time(limits.nanos()) + "/" + time(limits.nanos()));
    }

    /** Minutes and seconds; fractions only if necessary. */
    private static String time(long nanos) {
        Duration time = Duration.ofNanos(nanos);
        boolean whole = time.toMinutes() > 0 || time.toMillisPart() == 0;
        String start =
                String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
        return whole ? start : start + String.format(Locale.ROOT, ".%03d", time.toMillisPart());
    }
}
