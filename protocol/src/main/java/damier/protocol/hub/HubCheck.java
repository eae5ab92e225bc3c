package damier.protocol.hub;

import damier.core.Game;
import damier.core.Limits;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.protocol.CheckPositions;
import damier.protocol.Checks;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;
import damier.protocol.HubGame;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** Checks whether an engine conforms to Hub. After a serious failure the engine is restarted. */
final class HubCheck extends Checks<HubHost> {
    private static final Set<String> WORDS =
            Set.of("id", "param", "wait", "ready", "info", "done", "pong", "error");

    private static final long SECOND = 1_000_000_000;

    /** The time in which an engine must answer while it searches. */
    private static final long ANSWER_TIMEOUT = SECOND / 2;

    /** The time in which no line may come if none is due. */
    private static final long QUIET = 3 * SECOND / 10;

    private final String name;
    private final HubGame game;
    private final HubSettings settings;
    private boolean introduced;
    private Game searched;

    HubCheck(String name, HubGame game, HubSettings settings, Consumer<Finding> findings) {
        super(findings);
        this.name = name;
        this.game = game;
        this.settings = settings;
        searched = game.newGame();
    }

    private boolean isNew() {
        return settings.version() == 2;
    }

    /** Starts the engine, without its handshake until that was checked. */
    @Override
    protected HubHost start() {
        return introduced
                ? HubHost.start(name, game, settings)
                : HubHost.open(name, game, settings);
    }

    @Override
    public void run() {
        if (!handshake()) {
            return;
        }
        if (isNew()) {
            make("ignores unknown commands", "pong", this::unknownCommands);
            make("answers ping", "pong", this::ping);
            make("answers ping while it searches", "pong, and no done", this::pingInSearch);
        }
        make("stops when told to", "done within 0.5 s", this::stop);
        make("analyses until it is stopped", "no done before stop", this::analyse);
        if (isNew()) {
            make("ponders, then goes by the clock", "done after ponder-hit", this::ponderHit);
            make("ponders in vain", "done after stop, not before", this::ponderMiss);
        }
        make("takes moves that repeat the position", "done move=..", this::repetition);
        make("searches again after new-game", "done move=..", this::newGame);
        nothingStrange("Hub");
        nothingFaulty("reports its search", "numbers and legal moves");
        ends("ends on quit", engine -> engine.say(HubLine.of("quit")));
        ends("ends with its input", engine -> engine.guest().endInput());
    }

    /** Checks the handshake, without which nothing else can be checked. */
    private boolean handshake() {
        boolean sound =
                make("introduces itself", "id, param.., wait", HubCheck::greet)
                        && make("parameters are complete", "name, value, type", HubCheck::params)
                        && make("takes its own parameters, and is ready", "ready", HubCheck::setUp);
        close();
        introduced = true;
        return sound;
    }

    private static Came greet(HubHost engine) {
        engine.greet();
        return Came.yes(
                "'%s' with %d parameters"
                        .formatted(engine.engineName(), engine.parameters().size()));
    }

    private static Came setUp(HubHost engine) {
        engine.parameters()
                .forEach((parameter, line) -> engine.set(parameter, line.get("value").orElse("")));
        engine.setUp();
        return Came.yes("ready");
    }

    private static Came params(HubHost engine) {
        for (HubLine line : engine.parameters().values()) {
            if (!line.has("name") || !line.has("value") || !line.has("type")) {
                return Came.no("'" + line + "'");
            }
        }
        return Came.yes(String.join(" ", engine.parameters().keySet()));
    }

    private Came unknownCommands(HubHost engine) {
        engine.say(HubLine.of("dance").with("partner", "a bear").with("fast"));
        return ping(engine);
    }

    private Came ping(HubHost engine) {
        engine.say(HubLine.of("ping"));
        return Came.yes(await(engine, "pong", ANSWER_TIMEOUT).toString());
    }

    private Came pingInSearch(HubHost engine) {
        go(engine, game.newGame(), Limits.INFINITE, "think");
        await(engine, "info", 10 * SECOND);
        engine.say(HubLine.of("ping"));
        String answer = await(engine, "pong", ANSWER_TIMEOUT).toString();
        return stopped(engine, answer);
    }

    private Came stop(HubHost engine) {
        go(engine, game.newGame(), Limits.INFINITE, "think");
        quiet(engine);
        return stopped(engine, "");
    }

    private Came analyse(HubHost engine) {
        Game forced =
                CheckPositions.of(game.kind())
                        .getOrDefault("one legal move", List.of(game.newGame()))
                        .getFirst();
        go(engine, forced, Limits.INFINITE, "analyze");
        quiet(engine);
        engine.say(HubLine.of("stop"));
        return move(forced, await(engine, "done", ANSWER_TIMEOUT));
    }

    private Came ponderHit(HubHost engine) {
        go(engine, game.newGame(), Limits.time(QUIET), "ponder");
        quiet(engine);
        engine.say(HubLine.of("ponder-hit"));
        return move(game.newGame(), await(engine, "done", QUIET + ANSWER_TIMEOUT));
    }

    private Came ponderMiss(HubHost engine) {
        go(engine, game.newGame(), Limits.time(SECOND / 100), "ponder");
        quiet(engine);
        return stopped(engine, "");
    }

    private Came repetition(HubHost engine) {
        Game at = shuffled();
        go(engine, at, Limits.depth(3).withTime(SECOND), "think");
        Came came = move(at, await(engine, "done", 5 * SECOND));
        return Came.yes(came.what() + " after " + at.ply() + " moves");
    }

    /**
     * A game of two kings moving back and forth, if the rules allow it; otherwise the start
     * position.
     */
    private Game shuffled() {
        boolean large = game.newGame().legalMoves().length > 7;
        String kings = large ? "W:WK46,K47:BK5" : "W:WK29,K30:BK4";
        var at = new Game(game.kind(), game.notation().position(kings));
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

    private long reverse(Game at, long move) {
        String[] ends = game.notation().format(move).split("-", -1);
        return game.notation().move(at.position(), ends[1] + "-" + ends[0]);
    }

    private Came newGame(HubHost engine) {
        engine.say(HubLine.of("new-game"));
        go(engine, game.newGame(), Limits.depth(3).withTime(SECOND), "think");
        return move(game.newGame(), await(engine, "done", 5 * SECOND));
    }

    private Came stopped(HubHost engine, String before) {
        long start = System.nanoTime();
        engine.say(HubLine.of("stop"));
        Came came = move(game.newGame(), await(engine, "done", ANSWER_TIMEOUT));
        String after =
                String.format(
                        Locale.ROOT,
                        "%s after %.0f ms",
                        came.what(),
                        (System.nanoTime() - start) / 1e6);
        return new Came(came.passed(), before.isEmpty() ? after : before + ", " + after);
    }

    private Came move(Game at, HubLine done) {
        String text = done.get("move").orElse("");
        game.notation().move(at.position(), text);
        return Came.yes(text);
    }

    private void go(HubHost engine, Game at, Limits limits, String how) {
        engine.position(at);
        engine.say(HubLevel.format(limits, 0));
        engine.say(HubLine.of("go").with(how));
        searched = at;
    }

    private HubLine await(HubHost engine, String wanted, long nanos) {
        HubLine line =
                engine.await(
                        next -> List.of(wanted, "done").contains(next.command()),
                        nanos,
                        next -> note(engine, next),
                        () -> new PlayerFault(Kind.HANG, "no '" + wanted + "' in time"));
        note(engine, line);
        if (!line.command().equals(wanted)) {
            throw new PlayerFault(Kind.GARBAGE, "'" + line + "' before " + wanted);
        }
        return line;
    }

    /** Requires that no answer comes yet. */
    private void quiet(HubHost engine) {
        engine.await(line -> line.command().equals("done"), QUIET, line -> note(engine, line))
                .ifPresent(
                        done -> {
                            throw new PlayerFault(Kind.GARBAGE, "'" + done + "' too early");
                        });
    }

    private void note(HubHost engine, HubLine line) {
        if (!WORDS.contains(line.command()) || line.command().equals("error")) {
            strange(line.toString());
        }
        if (line.command().equals("info")) {
            boolean number =
                    line.get("score").map(HubScores::parse).stream().allMatch(s -> s.isPresent());
            boolean legal =
                    line.get("pv").stream()
                            .allMatch(moves -> !engine.moves(searched, moves).isEmpty());
            if (!number || !legal) {
                faulty(line.toString());
            }
        }
    }
}
