package damier.protocol.hub;

import damier.core.Game;
import damier.core.Limits;
import damier.draughts.DraughtsPosition;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.protocol.CheckPositions;
import damier.protocol.DraughtsGame;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/** Checks whether an engine keeps to Hub. A check that it fails badly starts it anew. */
final class HubCheck implements AutoCloseable {
    private static final Set<String> WORDS =
            Set.of("id", "param", "wait", "ready", "info", "done", "pong", "error");

    private static final long SECOND = 1_000_000_000;

    /** How soon a word must be answered while the engine searches. */
    private static final long SOON = SECOND / 2;

    /** How long nothing may come where nothing is due. */
    private static final long QUIET = 3 * SECOND / 10;

    private final String name;
    private final DraughtsGame game;
    private final HubSettings settings;
    private final Consumer<Finding> findings;
    private final Set<String> strange = new TreeSet<>();
    private final List<String> faultyInfos = new ArrayList<>();
    private @Nullable HubHost host;
    private @Nullable Game<DraughtsPosition> searched;

    HubCheck(String name, DraughtsGame game, HubSettings settings, Consumer<Finding> findings) {
        this.name = name;
        this.game = game;
        this.settings = settings;
        this.findings = findings;
    }

    private boolean isNew() {
        return settings.version() == 2;
    }

    void run() {
        if (!handshake()) {
            return;
        }
        if (isNew()) {
            check("ignores what it does not know", "pong", this::unknownCommands);
            check("answers ping", "pong", this::ping);
            check("answers ping while it searches", "pong, and no done", this::pingInSearch);
        }
        check("stops when told to", "done within 0.5 s", this::stop);
        check("analyses until it is stopped", "no done before stop", this::analyse);
        if (isNew()) {
            check("ponders, then goes by the clock", "done after ponder-hit", this::ponderHit);
            check("ponders in vain", "done after stop, not before", this::ponderMiss);
        }
        check("takes moves that repeat the position", "done move=..", this::repetition);
        check("searches again after new-game", "done move=..", this::newGame);
        Finding.make("says nothing but Hub", "no other lines", this::strangeLines, findings);
        Finding.make("tells of its search", "numbers and legal moves", this::infos, findings);
        ends("ends on quit", engine -> engine.say(HubLine.of("quit")));
        ends("ends with its input", engine -> engine.guest().endInput());
    }

    private boolean handshake() {
        boolean[] greeted = {false};
        Finding.make(
                "introduces itself",
                "id, param.., wait",
                () -> {
                    HubHost started = HubHost.open(name, game, settings);
                    host = started;
                    started.greet();
                    greeted[0] = true;
                    return Came.yes(
                            "'%s' with %d parameters"
                                    .formatted(started.engineName(), started.parameters().size()));
                },
                findings);
        if (greeted[0]) {
            Finding.make("parameters are complete", "name, value, type", this::params, findings);
            greeted[0] =
                    Finding.make(
                            "takes its own parameters, and is ready",
                            "ready",
                            () -> {
                                host().parameters()
                                        .forEach(
                                                (parameter, line) ->
                                                        host().set(
                                                                        parameter,
                                                                        line.get("value")
                                                                                .orElse("")));
                                host().setUp();
                                return Came.yes("ready");
                            },
                            findings);
        }
        return greeted[0];
    }

    private Came params() {
        for (HubLine line : host().parameters().values()) {
            if (!line.has("name") || !line.has("value") || !line.has("type")) {
                return Came.no("'" + line + "'");
            }
        }
        return Came.yes(String.join(" ", host().parameters().keySet()));
    }

    private HubHost host() {
        HubHost started = host;
        if (started == null) {
            started = HubHost.start(name, game, settings);
            host = started;
        }
        return started;
    }

    private void check(String what, String expected, Function<HubHost, Came> doing) {
        boolean survived = Finding.make(what, expected, () -> doing.apply(host()), findings);
        if (!survived) {
            close();
        }
    }

    private Came unknownCommands(HubHost engine) {
        engine.say(HubLine.of("dance").with("partner", "a bear").with("fast"));
        return ping(engine);
    }

    private Came ping(HubHost engine) {
        engine.say(HubLine.of("ping"));
        return Came.yes(await(engine, "pong", SOON).toString());
    }

    private Came pingInSearch(HubHost engine) {
        go(engine, game.newGame(), Limits.INFINITE, "think");
        await(engine, "info", 10 * SECOND);
        engine.say(HubLine.of("ping"));
        String answer = await(engine, "pong", SOON).toString();
        return stopped(engine, answer);
    }

    private Came stop(HubHost engine) {
        go(engine, game.newGame(), Limits.INFINITE, "think");
        quiet(engine);
        return stopped(engine, "");
    }

    private Came analyse(HubHost engine) {
        Game<DraughtsPosition> forced =
                CheckPositions.of(game.kind().game())
                        .getOrDefault("one legal move", List.of(game.newGame()))
                        .getFirst();
        go(engine, forced, Limits.INFINITE, "analyze");
        quiet(engine);
        engine.say(HubLine.of("stop"));
        return move(forced, await(engine, "done", SOON));
    }

    private Came ponderHit(HubHost engine) {
        go(engine, game.newGame(), Limits.time(QUIET), "ponder");
        quiet(engine);
        engine.say(HubLine.of("ponder-hit"));
        return move(game.newGame(), await(engine, "done", QUIET + SOON));
    }

    private Came ponderMiss(HubHost engine) {
        go(engine, game.newGame(), Limits.time(SECOND / 100), "ponder");
        quiet(engine);
        return stopped(engine, "");
    }

    private Came repetition(HubHost engine) {
        Game<DraughtsPosition> at = shuffled();
        go(engine, at, Limits.depth(3).withTime(SECOND), "think");
        Came came = move(at, await(engine, "done", 5 * SECOND));
        return Came.yes(came.what() + " after " + at.ply() + " moves");
    }

    /** Two kings that go to and fro, as long as the rules let them; else the start position. */
    private Game<DraughtsPosition> shuffled() {
        boolean large = game.newGame().legalMoves().length > 7;
        String kings = large ? "W:WK46,K47:BK5" : "W:WK29,K30:BK4";
        var at = new Game<>(game.kind().game(), game.notation().position(kings));
        try {
            for (String move : List.of("-", "-", "back", "back", "-", "-", "back")) {
                boolean back = move.equals("back");
                at.play(back ? reverse(at, at.move(at.ply() - 2)) : at.legalMoves()[0]);
            }
            return at.ending().isEmpty() ? at : game.newGame();
        } catch (IllegalArgumentException e) {
            return game.newGame();
        }
    }

    private long reverse(Game<DraughtsPosition> at, long move) {
        String[] ends = game.notation().hub(move).split("-", -1);
        return game.notation().hubMove(at.position(), ends[1] + "-" + ends[0]);
    }

    private Came newGame(HubHost engine) {
        engine.say(HubLine.of("new-game"));
        go(engine, game.newGame(), Limits.depth(3).withTime(SECOND), "think");
        return move(game.newGame(), await(engine, "done", 5 * SECOND));
    }

    private Came stopped(HubHost engine, String before) {
        long start = System.nanoTime();
        engine.say(HubLine.of("stop"));
        Came came = move(game.newGame(), await(engine, "done", SOON));
        String after =
                String.format(
                        Locale.ROOT,
                        "%s after %.0f ms",
                        came.what(),
                        (System.nanoTime() - start) / 1e6);
        return new Came(came.passed(), before.isEmpty() ? after : before + ", " + after);
    }

    private Came move(Game<DraughtsPosition> at, HubLine done) {
        String text = done.get("move").orElse("");
        game.notation().hubMove(at.position(), text);
        return Came.yes(text);
    }

    private void go(HubHost engine, Game<DraughtsPosition> at, Limits limits, String how) {
        engine.position(at);
        engine.say(HubLevel.format(limits, 0));
        engine.say(HubLine.of("go").with(how));
        searched = at;
    }

    private Game<DraughtsPosition> searched() {
        Game<DraughtsPosition> at = searched;
        return at == null ? game.newGame() : at;
    }

    private HubLine await(HubHost engine, String wanted, long nanos) {
        long end = System.nanoTime() + nanos;
        while (true) {
            HubLine line =
                    engine.hear(end - System.nanoTime())
                            .orElseThrow(
                                    () ->
                                            new PlayerFault(
                                                    Kind.HANG, "no '" + wanted + "' in time"));
            note(line);
            if (line.command().equals(wanted)) {
                return line;
            }
            if (line.command().equals("done")) {
                throw new PlayerFault(Kind.GARBAGE, "'" + line + "' before " + wanted);
            }
        }
    }

    /** No answer may come yet. */
    private void quiet(HubHost engine) {
        long end = System.nanoTime() + QUIET;
        while (true) {
            var line = engine.hear(end - System.nanoTime());
            if (line.isEmpty()) {
                return;
            }
            note(line.get());
            if (line.get().command().equals("done")) {
                throw new PlayerFault(Kind.GARBAGE, "'" + line.get() + "' too early");
            }
        }
    }

    private void note(HubLine line) {
        if (!WORDS.contains(line.command()) || line.command().equals("error")) {
            strange.add("'" + line + "'");
        }
        if (line.command().equals("info")) {
            boolean number =
                    line.get("score").map(HubScores::parse).stream().allMatch(s -> s.isPresent());
            boolean legal =
                    line.get("pv").stream().allMatch(moves -> !searchedMoves(moves).isEmpty());
            if (!number || !legal) {
                faultyInfos.add("'" + line + "'");
            }
        }
    }

    private List<Long> searchedMoves(String moves) {
        return host().moves(searched(), moves);
    }

    private Came strangeLines() {
        return strange.isEmpty()
                ? Came.yes("none")
                : Came.no(String.join(", ", strange.stream().limit(3).toList()));
    }

    private Came infos() {
        return faultyInfos.isEmpty() ? Came.yes("that") : Came.no(faultyInfos.getFirst());
    }

    private void ends(String what, Consumer<HubHost> asking) {
        Finding.make(
                what,
                "the end of the program within 2 s",
                () -> {
                    HubHost engine = host();
                    asking.accept(engine);
                    boolean ended = engine.guest().awaitEnd(2 * SECOND);
                    close();
                    return new Came(ended, ended ? "that" : "no end");
                },
                findings);
        close();
    }

    @Override
    public void close() {
        HubHost ending = host;
        host = null;
        if (ending != null) {
            ending.close();
        }
    }
}
