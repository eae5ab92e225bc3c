package damier.protocol.nboard;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.formats.othello.GgfMove;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.protocol.CheckPositions;
import damier.protocol.Checks;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Checks whether an engine conforms to NBoard. */
final class NBoardCheck extends Checks<NBoardHost> {
    private static final Set<String> WORDS =
            Set.of(
                    "set",
                    "pong",
                    "===",
                    "search",
                    "book",
                    "status",
                    "nodestats",
                    "learned",
                    "analysis");

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d{1,18}(?:\\.\\d{0,18})?");

    /** {@code 12}, {@code 20@73%}, {@code 100%}, {@code 100%W}. */
    private static final Pattern DEPTH_TEXT = Pattern.compile("\\d{1,3}(?:@\\d{1,3})?%?W?");

    /** A move, optionally with its value and its time. */
    private static final Pattern ANSWER =
            Pattern.compile("[^/\\s]+(?:/(?:[+-]?\\d+(?:\\.\\d*)?)?(?:/(?:\\d+(?:[.:]\\d*)*)?)?)?");

    private static final long SECOND = 1_000_000_000;

    /** The time in which a searching engine must stop for a ping. */
    private static final long PING_TIMEOUT = SECOND;

    /** The time in which no line may come if none is due. */
    private static final long QUIET = 3 * SECOND / 10;

    /** The time in which an engine that analyses whole games starts to report. */
    private static final long OFFER = 3 * SECOND;

    private static final int DEPTH = 4;
    private static final int HINTS = 3;
    private static final int SOME_MOVES = 6;
    private static final int WHOLE_GAME = 60;

    private final String name;
    private final NBoardSettings settings;
    private final Game initial;
    private final Game midgame;
    private final Game passing;
    private final long patience;

    /** The game that was sent last. */
    private Game at;

    NBoardCheck(
            String name, GameDefinition kind, NBoardSettings settings, Consumer<Finding> findings) {
        super(findings);
        this.name = name;
        this.settings = settings;
        initial = new Game(kind);
        var special = CheckPositions.of(kind);
        midgame = special.getOrDefault("midgame", List.of(initial)).getFirst();
        passing = special.getOrDefault("pass", List.of(initial)).getFirst();
        patience = Math.min(10 * SECOND, settings.rules().silence());
        at = initial;
    }

    @Override
    protected NBoardHost start() {
        return NBoardHost.start(name, settings);
    }

    @Override
    public void run() {
        if (!isGreeted(settings.version())) {
            return;
        }
        isGreeted(settings.version() == 1 ? 2 : 1);
        make("ignores unknown commands", "pong", this::unknown);
        make("answers pings in their order", "pong 101, 102, 103", this::pings);
        String legal = "=== and a legal move";
        make("moves from the start", legal, engine -> go(engine, initial));
        make("takes a game with moves", legal, engine -> go(engine, midgame));
        make("takes moves one by one", legal, this::moves);
        make("leaves its move to the host", legal + ", twice", this::twice);
        make("passes where it has to", "=== PA", engine -> go(engine, passing));
        make("takes a pass", legal, this::pass);
        make("gives hints", "search lines of " + HINTS + " moves", this::hints);
        make("stops for a ping", "pong within 1 s, then nothing", this::stops);
        make("takes a contempt", "pong", this::contempt);
        make("outlives learn", "pong", this::learn);
        make("analyses whole games, or not at all", "all positions", this::analyse);
        nothingStrange("NBoard");
        nothingFaulty("reports its search", "a legal move, a value, a number, a depth");
        ends("ends with its input", engine -> engine.guest().endInput());
    }

    private boolean isGreeted(int version) {
        return make(
                "answers nboard " + version,
                "pong",
                () -> {
                    try (var host = NBoardHost.start(name, settings.withVersion(version))) {
                        String known = host.engineName();
                        return Came.yes(known.isEmpty() ? "pong, no name" : "'" + known + "'");
                    }
                });
    }

    private Came unknown(NBoardHost engine) {
        engine.say("dance with a bear");
        engine.say("set bear brown");
        return ping(engine);
    }

    private Came ping(NBoardHost engine) {
        engine.ping(this::note);
        return Came.yes("pong");
    }

    private Came pings(NBoardHost engine) {
        List<String> numbers = List.of("101", "102", "103");
        numbers.forEach(number -> engine.say("ping " + number));
        for (String number : numbers) {
            NBoardLine pong = await(engine, "pong", patience);
            if (!pong.word(0).equals(number)) {
                return Came.no("'" + pong + "' where " + number + " was due");
            }
        }
        return Came.yes("a pong for each");
    }

    /** Sends a game and requests a move. */
    private Came go(NBoardHost engine, Game game) {
        send(engine, game, DEPTH);
        return go(engine);
    }

    private void send(NBoardHost engine, Game game, int depth) {
        engine.setDepth(depth);
        engine.position(game, Limits.INFINITE);
        at = game;
    }

    private Came go(NBoardHost engine) {
        engine.say("go");
        NBoardLine line = await(engine, "===", patience);
        String text = String.join(" ", line.words());
        if (!ANSWER.matcher(text).matches()) {
            return Came.no("'" + line + "'");
        }
        at.kind().notation().move(at.position(), GgfMove.parse(text).square());
        return Came.yes("'" + line + "'");
    }

    private Came moves(NBoardHost engine) {
        send(engine, initial, DEPTH);
        Game game = initial.copy();
        for (int index = 0; index < SOME_MOVES; index++) {
            boolean bare = index % 2 == 0;
            engine.say("move " + GgfMove.text(midgame.move(index)) + (bare ? "" : "/1.25/0.5"));
            game.play(midgame.move(index));
        }
        at = game;
        return go(engine);
    }

    /**
     * Requests a move twice: an engine that played its own move would now answer for the other
     * side.
     */
    private Came twice(NBoardHost engine) {
        Came first = go(engine, midgame);
        Came second = go(engine);
        return new Came(
                first.passed() && second.passed(), first.what() + ", then " + second.what());
    }

    private Came pass(NBoardHost engine) {
        send(engine, passing, DEPTH);
        Game game = passing.copy();
        game.play(game.pass().orElseThrow());
        engine.say("move PA");
        at = game;
        Came said = go(engine);
        Came written = go(engine, game);
        return new Came(
                said.passed() && written.passed(), said.what() + ", then " + written.what());
    }

    private Came hints(NBoardHost engine) {
        send(engine, midgame, DEPTH);
        engine.say("hint " + HINTS);
        int wanted = Math.min(HINTS, midgame.legalMoves().length);
        Set<Long> reported = new HashSet<>();
        Consumer<NBoardLine> collect =
                line -> {
                    note(line);
                    if (isLine(line)) {
                        line.moves(0, midgame).stream().findFirst().ifPresent(reported::add);
                    }
                };
        engine.await(
                line -> {
                    collect.accept(line);
                    return reported.size() >= wanted;
                },
                patience,
                line -> {});
        engine.ping(collect);
        return new Came(reported.size() >= wanted, "lines of " + reported.size() + " moves");
    }

    private Came stops(NBoardHost engine) {
        send(engine, initial, WHOLE_GAME);
        engine.say("hint 1");
        engine.receive(QUIET).ifPresent(this::note);
        engine.say("ping 7777");
        NBoardLine pong = await(engine, "pong", PING_TIMEOUT);
        if (!pong.word(0).equals("7777")) {
            return Came.no("'" + pong + "'");
        }
        Optional<NBoardLine> line = engine.await(NBoardCheck::isLine, QUIET, this::note);
        line.ifPresent(this::note);
        if (line.isPresent()) {
            return Came.no("'" + line.get() + "' after pong");
        }
        return Came.yes("silence after the pong");
    }

    private Came contempt(NBoardHost engine) {
        engine.say("set contempt 10");
        engine.say("set contempt 0");
        return ping(engine);
    }

    private Came learn(NBoardHost engine) {
        send(engine, midgame, DEPTH);
        engine.say("learn");
        boolean[] learned = {false};
        engine.ping(
                line -> {
                    note(line);
                    learned[0] |= line.command().equals("learned");
                });
        return Came.yes(learned[0] ? "learned, then pong" : "pong");
    }

    private Came analyse(NBoardHost engine) {
        Game game = initial.copy();
        for (int index = 0; index < SOME_MOVES; index++) {
            game.play(midgame.move(index));
        }
        send(engine, game, 2);
        engine.say("analyze");
        Set<Long> reported = new HashSet<>();
        long begun = System.nanoTime();
        while (reported.size() <= game.ply()) {
            long end = begun + (reported.isEmpty() ? Math.min(OFFER, patience) : patience);
            var line = engine.receive(end - System.nanoTime());
            if (line.isEmpty()) {
                break;
            }
            note(line.get());
            if (line.get().command().equals("analysis")) {
                boolean placed =
                        line.get().word(0).matches("\\d{1,3}")
                                && line.get().number(0) <= game.ply()
                                && line.get().hundredths(1).isPresent();
                if (!placed) {
                    return Came.no("'" + line.get() + "'");
                }
                reported.add(line.get().number(0));
            }
        }
        ping(engine);
        return new Came(
                reported.isEmpty() || reported.size() > game.ply(),
                reported.isEmpty()
                        ? "no analysis"
                        : "%d of %d positions".formatted(reported.size(), game.ply() + 1));
    }

    private NBoardLine await(NBoardHost engine, String wanted, long nanos) {
        NBoardLine line =
                engine.await(
                        next -> next.command().equals(wanted),
                        nanos,
                        this::note,
                        () -> new PlayerFault(Kind.HANG, "no '" + wanted + "' in time"));
        note(line);
        return line;
    }

    private static boolean isLine(NBoardLine line) {
        return line.command().equals("search") || line.command().equals("book");
    }

    private void note(NBoardLine line) {
        boolean blank = line.command().isEmpty();
        if (!blank && !WORDS.contains(line.command())) {
            strange(line.toString());
        }
        boolean sound =
                switch (line.command()) {
                    case "search", "book" ->
                            !line.moves(0, at).isEmpty()
                                    && line.hundredths(1).isPresent()
                                    && line.word(2).matches("\\d{1,18}")
                                    && DEPTH_TEXT.matcher(line.word(3)).matches();
                    case "nodestats" ->
                            line.word(0).matches("\\d{1,18}")
                                    && NUMBER.matcher(line.word(1)).matches();
                    default -> true;
                };
        if (!sound) {
            faulty(line.toString());
        }
    }
}
