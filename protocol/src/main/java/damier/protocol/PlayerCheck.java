package damier.protocol;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;
import damier.protocol.Finding.Came;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Checks any player by the demands of a match, independently of its protocol. */
public final class PlayerCheck {
    private static final Limits QUICK = Limits.depth(3).withTime(500_000_000);
    private static final int DEPTH = 4;
    private static final int NODES = 20_000;
    private static final long TIME = 300_000_000;

    /** The time by which an engine may exceed its limit before it fails the check. */
    private static final long GRACE = 250_000_000;

    private static final int GAMES = 3;
    private static final int MOVES = 6;

    private final GameDefinition kind;
    private final Player player;
    private final Consumer<Finding> findings;
    private final Set<String> faults = new HashSet<>();
    private boolean hangs;

    private PlayerCheck(GameDefinition kind, Player player, Consumer<Finding> findings) {
        this.kind = kind;
        this.player = player;
        this.findings = finding -> findings.accept(shortened(finding));
    }

    /** Shortens a fault that occurred before. */
    private Finding shortened(Finding finding) {
        if (finding.passed()) {
            return finding;
        }
        String fault = finding.came().replaceFirst(", at move \\d+$", "");
        return faults.add(fault)
                ? finding
                : new Finding(finding.check(), false, finding.expected(), "the same fault");
    }

    /**
     * Makes all checks.
     *
     * @param limitsMoves whether the player's protocol supports a limit for a single move
     */
    public static void run(
            GameDefinition kind,
            PlayerFactory factory,
            boolean limitsMoves,
            Consumer<Finding> findings) {
        try (Player player = factory.create()) {
            var check = new PlayerCheck(kind, player, findings);
            if (check.start()) {
                check.legalMoves();
                if (check.hangs) {
                    return;
                }
                if (limitsMoves) {
                    check.limits();
                }
                check.clock();
                check.games();
            }
        }
    }

    /**
     * Runs all checks of the player that {@code spec} names: those of its protocol first, if it is
     * an external program.
     *
     * @throws IllegalArgumentException with a one-line message that names the fault in {@code spec}
     */
    public static void run(
            EngineFactory kind,
            String spec,
            Collection<PlayerScheme> schemes,
            Consumer<Finding> findings) {
        PlayerFactory factory = PlayerSpecs.parse(kind, spec, List.copyOf(schemes));
        Optional<ProtocolScheme> protocol = ProtocolScheme.of(spec, schemes);
        protocol.ifPresent(spoken -> spoken.check(kind, spec, findings));
        boolean limitsMoves = protocol.map(ProtocolScheme::limitsMoves).orElse(true);
        run(kind.game(), factory, limitsMoves, findings);
    }

    private boolean make(String check, String expected, Supplier<Came> doing) {
        return Finding.make(check, expected, doing, findings);
    }

    private boolean start() {
        return make(
                "begins a game",
                "no fault",
                () -> {
                    player.newGame(1);
                    return Came.yes("no fault");
                });
    }

    private void legalMoves() {
        for (Map.Entry<String, List<Game>> some : CheckPositions.of(kind).entrySet()) {
            if (hangs) {
                return;
            }
            make(
                    "moves, " + some.getKey(),
                    "legal moves",
                    () -> {
                        StringBuilder moves = new StringBuilder();
                        for (Game game : some.getValue()) {
                            moves.append(' ').append(legal(game, answer(game)));
                        }
                        return Came.yes(moves.toString().strip());
                    });
        }
    }

    /** The player's move; every further check of a player that hangs would wait in vain. */
    private Choice answer(Game game) {
        try {
            return player.choose(game, QUICK);
        } catch (PlayerFault fault) {
            hangs = fault.kind() == PlayerFault.Kind.HANG;
            throw fault;
        }
    }

    private String legal(Game game, Choice choice) {
        if (Arrays.stream(game.legalMoves()).noneMatch(move -> move == choice.move())) {
            throw new IllegalArgumentException(
                    "a move that is not legal in " + kind.notation().format(game.position()));
        }
        return kind.notation().format(game.position(), choice.move());
    }

    private void limits() {
        Game game = new Game(kind);
        make(
                "keeps a depth",
                "at most " + DEPTH,
                () -> {
                    int depth = player.choose(game, Limits.depth(DEPTH)).depth();
                    return new Came(depth <= DEPTH, Integer.toString(depth));
                });
        make(
                "keeps a number of nodes",
                "at most about " + NODES,
                () -> {
                    try {
                        long nodes = player.choose(game, Limits.nodes(NODES)).nodes();
                        return new Came(nodes <= 2 * NODES, Long.toString(nodes));
                    } catch (IllegalArgumentException unknown) {
                        return Came.yes("its protocol knows no such limit");
                    }
                });
        make(
                "keeps a time",
                seconds(TIME) + " and at most " + seconds(GRACE) + " more",
                () -> timed(game, Limits.time(TIME), TIME));
    }

    private void clock() {
        Game game = new Game(kind);
        Limits.Clock clock = new Limits.Clock(4 * TIME, TIME / 10, 0);
        make(
                "keeps to a clock",
                "less than the " + seconds(clock.remaining()) + " that are left",
                () -> timed(game, Limits.clock(clock), clock.remaining() - GRACE));
    }

    private Came timed(Game game, Limits limits, long most) {
        long start = System.nanoTime();
        legal(game, player.choose(game, limits));
        long used = System.nanoTime() - start;
        return new Came(used <= most + GRACE, seconds(used));
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.2f s", nanos / 1e9);
    }

    private void games() {
        make(
                "plays several games",
                GAMES + " times " + MOVES + " moves",
                () -> {
                    for (int i = 0; i < GAMES; i++) {
                        player.newGame(i);
                        Game game = new Game(kind);
                        for (int move = 0; move < MOVES; move++) {
                            Choice choice = player.choose(game, QUICK);
                            legal(game, choice);
                            game.play(choice.move());
                            game.play(game.legalMoves()[0]);
                        }
                    }
                    return Came.yes("all of them");
                });
    }
}
