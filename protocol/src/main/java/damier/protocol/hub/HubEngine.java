package damier.protocol.hub;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.engine.EngineOptions;
import damier.engine.Engines;
import damier.protocol.EngineSide;
import damier.protocol.HubGame;
import damier.protocol.WarmUp;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Damier as a Hub engine, version 2: it translates lines to calls of the engine and back. As
 * extensions of Hub it supports {@code multipv=} of {@code go}, and then numbers its lines by
 * {@code pv-index=}.
 */
public final class HubEngine implements EngineSide {
    private enum Mode {
        THINK,
        PONDER,
        ANALYZE
    }

    private final Engines engines;
    private final String version;
    private final Consumer<String> out;
    private final long warmUp;
    private HubOptions options;
    private Optional<WarmUp> warming;

    /** The playing engine, after {@code init}. */
    private @Nullable Table table;

    /**
     * @param game the variant until the host sets another
     * @param out sends a line, from any thread
     * @throws IllegalArgumentException if the game is not a draughts variant
     */
    public HubEngine(Engines engines, String game, String version, Consumer<String> out) {
        this(engines, game, engines.byId(game).defaultOptions(), 0, version, out);
    }

    /**
     * @param start the initial options of the engine
     * @param warmUp the duration of the warm-up before it is ready, in nanoseconds
     */
    public HubEngine(
            Engines engines,
            String game,
            EngineOptions start,
            long warmUp,
            String version,
            Consumer<String> out) {
        this.engines = engines;
        this.version = version;
        this.out = out;
        options =
                new HubOptions(
                        new HubVariants(engines.games()),
                        HubGame.of(engines.byId(game)).id(),
                        start);
        this.warmUp = warmUp;
        warming = startWarmUp();
    }

    private Optional<WarmUp> startWarmUp() {
        EngineFactory kind = engines.byId(options.variant());
        return warmUp == 0
                ? Optional.empty()
                : Optional.of(WarmUp.start(kind, options.engine(), warmUp));
    }

    /** The host may have set another variant since the warm-up began. */
    private void finishWarmUp(EngineFactory kind) {
        if (warming.isPresent() && !warming.get().serves(kind, options.engine())) {
            warming.get().close();
            warming = startWarmUp();
        }
        warming.ifPresent(WarmUp::await);
        warming = Optional.empty();
    }

    @Override
    public boolean handle(String text) {
        try {
            HubLine line = HubLine.parse(text);
            if (line.command().equals("quit")) {
                return false;
            }
            obey(line);
        } catch (IllegalArgumentException fault) {
            error(String.valueOf(fault.getMessage()));
        }
        return true;
    }

    @Override
    public void handleOverlong() {
        error("a line of more than " + MAX_LINE + " bytes was passed over");
    }

    private void error(String message) {
        out.accept(HubLine.of("error").with("message", message).toString());
    }

    private void obey(HubLine line) {
        switch (line.command()) {
            case "hub" -> introduce();
            case "set-param" -> set(line);
            case "init" -> init();
            case "new-game" -> table().newGame();
            case "pos" -> table().position(line);
            case "level" -> table().limits = HubLevel.parse(line);
            case "go" -> table().go(line);
            case "ponder-hit" -> table().ponderHit();
            case "stop" -> table().stop();
            case "ping" -> out.accept("pong");
            default -> {
                // Other hosts send more commands, and expect that unknown ones are ignored.
            }
        }
    }

    private void introduce() {
        out.accept(
                HubLine.of("id")
                        .with("name", "Damier")
                        .with("version", version)
                        .with("author", "the authors of Damier")
                        .toString());
        options.parameters().forEach(parameter -> out.accept(parameter.toString()));
        out.accept("wait");
    }

    private void set(HubLine line) {
        String name = line.get("name").orElseThrow(() -> new IllegalArgumentException("no name="));
        options = options.with(name, line.get("value").orElse(""));
        Table playing = table;
        if (playing == null) {
            return;
        }
        if (playing.game.id().equals(options.variant())) {
            playing.engine.setOptions(options.engine());
        } else {
            playing.close();
            table = new Table();
        }
    }

    private void init() {
        Table playing = table;
        if (playing == null) {
            playing = new Table();
            table = playing;
        }
        finishWarmUp(playing.game.engines());
        out.accept("ready");
    }

    private Table table() {
        Table playing = table;
        if (playing == null) {
            throw new IllegalArgumentException("not yet: init comes first");
        }
        return playing;
    }

    @Override
    public void close() {
        warming.ifPresent(WarmUp::close);
        if (table != null) {
            table.close();
        }
    }

    /** An engine of one variant with its position, limits and search. */
    private final class Table {
        private final HubGame game = HubGame.of(engines.byId(options.variant()));
        private final Engine engine = game.engines().engine(options.engine());
        private Game position = game.newGame();
        private Limits limits = Limits.INFINITE;
        private HubSearch search = new HubSearch(game.notation(), false, false, out);
        private boolean pondering;

        void newGame() {
            search.release();
            engine.newGame();
        }

        void position(HubLine line) {
            Game wanted = game.gameFrom(line.get("pos").orElse(""));
            for (String move : line.get("moves").orElse("").strip().split("\\s+", -1)) {
                if (!move.isEmpty()) {
                    wanted = game.continued(wanted);
                    wanted.play(game.notation().move(wanted.position(), move));
                }
            }
            position = game.continued(wanted);
        }

        void go(HubLine line) {
            Mode mode =
                    line.has("ponder")
                            ? Mode.PONDER
                            : line.has("analyze") ? Mode.ANALYZE : Mode.THINK;
            int lines = options.engine().lines();
            if (line.has("multipv")) {
                lines = options.with("lines", line.get("multipv").orElse("")).engine().lines();
            }
            search.release();
            EngineOptions wanted = options.engine().withLines(lines);
            if (!wanted.equals(engine.options())) {
                engine.setOptions(wanted);
            }
            start(mode, lines);
        }

        private void start(Mode mode, int lines) {
            boolean endless = limits.equals(Limits.INFINITE);
            boolean held = mode == Mode.PONDER || (mode == Mode.ANALYZE && endless);
            search = new HubSearch(game.notation(), lines > 1, held, out);
            pondering = mode == Mode.PONDER;
            engine.position(position);
            if (pondering) {
                engine.ponder(limits, search);
            } else {
                engine.go(mode == Mode.THINK && isForced() ? Limits.depth(1) : limits, search);
            }
        }

        private boolean isForced() {
            return position.legalMoves().length == 1;
        }

        /** Applies a clock to the running search; for other limits the search is restarted. */
        void ponderHit() {
            if (!pondering) {
                return;
            }
            pondering = false;
            boolean byTime =
                    limits.depth() == Integer.MAX_VALUE && limits.nodes() == Long.MAX_VALUE;
            if (isForced()) {
                engine.stop();
            } else if (byTime) {
                engine.ponderHit();
            } else {
                search.mute();
                start(Mode.THINK, engine.options().lines());
            }
            search.release();
        }

        void stop() {
            pondering = false;
            search.release();
            engine.stop();
        }

        void close() {
            search.mute();
            engine.close();
        }
    }
}
