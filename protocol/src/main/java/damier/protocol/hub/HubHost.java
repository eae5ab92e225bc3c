package damier.protocol.hub;

import damier.core.Game;
import damier.core.NotationException;
import damier.players.PlayerFault.Kind;
import damier.process.EngineProcess;
import damier.protocol.HubGame;
import damier.protocol.HubGame.Reach;
import damier.protocol.ProgramHost;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A conversation with a Hub engine of either version, in lines of version 2. */
final class HubHost extends ProgramHost<HubLine> {
    private static final int MAX_PARAMETERS = 1_000;

    private static final long PING_PATIENCE = 5_000_000_000L;

    private final HubGame game;
    private final HubSettings settings;
    private final Map<String, HubLine> parameters = new LinkedHashMap<>();
    private String engineName = "";
    private boolean answersPings = true;

    private HubHost(String name, HubGame game, HubSettings settings, EngineProcess guest) {
        super(name, guest);
        this.game = game;
        this.settings = settings;
    }

    /** Starts the engine, configures it, and waits until it is ready. */
    static HubHost start(String name, HubGame game, HubSettings settings) {
        HubHost host = open(name, game, settings);
        try {
            host.greet();
            host.setUp();
            return host;
        } catch (RuntimeException fault) {
            host.close();
            throw fault;
        }
    }

    /** Starts the engine without sending anything. */
    static HubHost open(String name, HubGame game, HubSettings settings) {
        EngineProcess guest = EngineProcess.start(name, settings.command(), settings.rules());
        return new HubHost(name, game, settings, guest);
    }

    void greet() {
        say(HubLine.of("hub"));
        await(
                "wait",
                line -> {
                    if (line.command().equals("param")) {
                        parameters.put(line.get("name").orElse(""), line);
                        requireFew();
                    } else if (line.command().equals("id")) {
                        engineName = line.get("name").orElse("");
                    }
                });
    }

    private void requireFew() {
        if (parameters.size() > MAX_PARAMETERS) {
            throw fault(Kind.FLOOD, "has more than " + MAX_PARAMETERS + " parameters");
        }
    }

    /** Waits for a command; other lines before it are passed to a consumer. */
    private void await(String wanted, Consumer<HubLine> before) {
        long patience = settings.rules().start();
        await(
                line -> line.command().equals(wanted),
                patience,
                before,
                () ->
                        fault(
                                Kind.START,
                                String.format(
                                        Locale.ROOT,
                                        "no '%s' within %.1f s",
                                        wanted,
                                        patience / 1e9)));
    }

    void setUp() {
        setVariant();
        settings.parameters()
                .forEach(
                        (parameter, value) -> {
                            requireKnown(parameter);
                            set(parameter, value);
                        });
        say(HubLine.of("init"));
        // Lines of an engine before it is ready are for users.
        await("ready", line -> {});
    }

    /**
     * Announces a new game, and waits until the engine is ready, so that the preparation does not
     * count on its clock. Older engines do not answer a ping: after one unanswered ping, no more
     * are sent.
     */
    void newGame() {
        say(HubLine.of("new-game"));
        if (settings.version() == 1 || !answersPings) {
            return;
        }
        say(HubLine.of("ping"));
        long patience = Math.min(PING_PATIENCE, settings.rules().silence());
        answersPings =
                await(line -> line.command().equals("pong"), patience, line -> {}).isPresent();
    }

    void set(String parameter, String value) {
        say(HubLine.of("set-param").with("name", parameter).with("value", value));
    }

    private void requireKnown(String parameter) {
        if (settings.version() == 2 && !parameters.containsKey(parameter)) {
            throw fault(
                    Kind.START,
                    "has no parameter '%s'; it has %s"
                            .formatted(parameter, String.join(", ", parameters.keySet())));
        }
    }

    /**
     * Sets the variant; engines of a single variant have no such parameter, others must support the
     * variant.
     */
    private void setVariant() {
        HubLine variant = parameters.get("variant");
        if (variant == null || settings.parameters().containsKey("variant")) {
            return;
        }
        String known = variant.get("values").orElse("");
        Optional<String> here = HubVariants.among(List.of(known.split("\\s+", -1)), game.kind());
        if (here.isPresent()) {
            set("variant", here.get());
        } else if (!known.isEmpty()) {
            throw fault(Kind.START, "does not play %s, but %s".formatted(game.id(), known));
        }
    }

    /** The parameters that the engine declares, by name. */
    Map<String, HubLine> parameters() {
        return parameters;
    }

    String engineName() {
        return engineName;
    }

    void say(HubLine line) {
        if (settings.version() == 1) {
            HubVersion1.write(line).forEach(guest()::send);
        } else {
            guest().send(line.toString());
        }
    }

    @Override
    protected Optional<HubLine> parse(String text) {
        try {
            return Optional.of(
                    settings.version() == 1 ? HubVersion1.read(text) : HubLine.parse(text));
        } catch (NotationException e) {
            // Not Hub; unknown lines are ignored.
            return Optional.empty();
        }
    }

    void position(Game at) {
        Reach reach = game.reach(at);
        boolean fromStart =
                reach.position().equals(game.notation().format(game.newGame().position()));
        HubLine line = HubLine.of("pos");
        if (settings.sayStart() && fromStart) {
            line.with("start");
        } else {
            line.with("pos", reach.position());
        }
        if (!reach.moves().isEmpty()) {
            line.with(
                    "moves",
                    reach.moves().stream().map(this::written).collect(Collectors.joining(" ")));
        }
        say(line);
    }

    private String written(String move) {
        String[] squares = move.split("x", -1);
        return settings.captured() || squares.length != 3 ? move : squares[0] + "x" + squares[1];
    }

    /** The moves in a line of the engine, up to the first illegal one. */
    List<Long> moves(Game at, String text) {
        return legalMoves(at, List.of(text.strip().split("\\s+", -1)), game.notation()::move);
    }
}
