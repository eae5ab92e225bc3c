package damier.app.analysis;

import static java.util.stream.Collectors.joining;

import damier.app.command.BadInput;
import damier.app.command.PositionOptions;
import damier.app.command.Program;
import damier.core.Game;
import damier.engine.EngineFactory;
import damier.lab.DepthBench;
import damier.lab.DepthPositions;
import damier.lab.LimitSettings;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.players.WeightsScheme;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** The positions, the depth and the engine of {@code bench --depths}, a mixin. */
final class DepthsOptions {
    private static final int MAX_DEPTH = 100;

    @Option(
            names = "--depths",
            description = "Count nodes and CPU time to each depth, over 90 positions of a game.")
    private boolean asked;

    @Option(
            names = LimitSettings.DEPTH,
            paramLabel = "N",
            description =
                    "With --depths: the last depth. The default depends on the game and takes about"
                            + " a minute.")
    private @Nullable String depth;

    @Option(
            names = "--phase",
            paramLabel = "PHASE",
            description =
                    "With --depths: only opening, middlegame or kings; in Breakthrough and Othello"
                            + " the last phase is endgame.")
    private @Nullable String phase;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "With --depths: only the first N of the 30 positions of each phase.")
    private @Nullable String positions;

    @Option(
            names = "--position",
            paramLabel = "FEN",
            description = "With --depths: only this position.")
    private @Nullable String position;

    @Option(names = "--start", description = "With --depths: only the start position.")
    private boolean start;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "With --depths: the engine, with its options or weights. Default: damier")
    private @Nullable String player;

    /**
     * The work for one game.
     *
     * @param parts the positions of each phase
     */
    record Plan(EngineFactory kind, DepthBench bench, Map<String, List<Game>> parts) {
        List<Game> positions() {
            return parts.values().stream().flatMap(List::stream).toList();
        }
    }

    /**
     * Whether {@code --depths} was given.
     *
     * @throws BadInput if it was not, but one of the options that need it
     */
    boolean isAsked() {
        if (!asked) {
            given().entrySet().stream()
                    .filter(option -> option.getValue() != null)
                    .findFirst()
                    .ifPresent(
                            option -> {
                                throw new BadInput(option.getKey(), "requires --depths");
                            });
        }
        return asked;
    }

    private Map<String, @Nullable Object> given() {
        Map<String, @Nullable Object> given = new LinkedHashMap<>();
        given.put(LimitSettings.DEPTH, depth);
        given.put("--phase", phase);
        given.put("--positions", positions);
        given.put("--position", position);
        given.put("--start", start ? start : null);
        given.put("--player", player);
        return given;
    }

    /**
     * Refuses options that contradict each other.
     *
     * @param oneGame whether the command names a game
     */
    void check(boolean oneGame) {
        List<String> choices =
                Stream.of("--start", "--position", "--phase", "--positions")
                        .filter(option -> given().get(option) != null)
                        .toList();
        boolean alone = start || position != null;
        if (alone && choices.size() > 1) {
            throw new BadInput(choices.getFirst(), "cannot be combined with " + choices.get(1));
        }
        if (position != null && !oneGame) {
            throw new BadInput("--position", "requires a GAME");
        }
    }

    Plan plan(Program program, EngineFactory kind) {
        DepthPositions fixed = DepthPositions.of(kind.game());
        String plies = depth;
        int deep =
                plies == null
                        ? fixed.depth()
                        : LimitSettings.count(LimitSettings.DEPTH, plies, MAX_DEPTH);
        return new Plan(kind, new DepthBench(engine(program, kind), deep), parts(kind, fixed));
    }

    private PlayerFactory engine(Program program, EngineFactory kind) {
        String spec = Objects.requireNonNullElse(player, PlayerSpecs.ENGINE).strip();
        if (!PlayerSpecs.isEngine(spec) && new WeightsScheme().address(spec).isEmpty()) {
            throw new BadInput("player", spec + " is not the engine: give damier or weights:FILE");
        }
        PlayerFactory factory = program.player(kind, spec);
        if (factory.hasOwnLimit()) {
            throw new BadInput(
                    "player", spec + ": give the depth with --depth, and no other limit");
        }
        if (factory.threads() > 1) {
            throw new BadInput("player", spec + ": bench searches with one thread");
        }
        return factory;
    }

    private Map<String, List<Game>> parts(EngineFactory kind, DepthPositions fixed) {
        if (start) {
            return Map.of("start", List.of(new Game(kind.game())));
        }
        String text = position;
        if (text != null) {
            return Map.of("position", List.of(open(kind, text)));
        }
        String wanted = phase;
        if (wanted != null && !fixed.phases().containsKey(wanted)) {
            throw new BadInput(
                    "--phase",
                    fixed.phases().keySet().stream()
                                    .collect(joining(", ", kind.game().id() + " has ", ""))
                            + ", not '%s'".formatted(wanted));
        }
        String count = positions;
        int most =
                count == null
                        ? DepthPositions.PER_PHASE
                        : LimitSettings.count("--positions", count, DepthPositions.PER_PHASE);
        Map<String, List<Game>> parts = new LinkedHashMap<>();
        fixed.phases()
                .forEach(
                        (name, games) -> {
                            if (wanted == null || wanted.equals(name)) {
                                parts.put(name, games.subList(0, most));
                            }
                        });
        return parts;
    }

    private static Game open(EngineFactory kind, String text) {
        return PositionOptions.requireUnfinished(
                new Game(kind.game(), kind.game().notation().position(text)));
    }
}
