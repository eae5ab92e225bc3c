package damier.students.sandbox;

import damier.classic.Decision;
import damier.classic.FeaturePlayer;
import damier.classic.search.Counts;
import damier.core.Durations;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.players.PlayerFault.Kind;
import damier.student.Answer;
import damier.student.AnytimePlayer;
import damier.student.Board;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A student's complete player: its last answer within the time limit is its move. */
final class WholePlayer implements SandboxPlayer {
    private static final String TIME = "time";

    /** The reserve for sending the answer. */
    private static final long MARGIN = 30_000_000;

    private final BoardView.Maker boards;

    /** Calls {@link AnytimePlayer#think} for a player of any kind of board. */
    private static final MethodHandle THINK = think();

    private final Object player;
    private final Words words;
    private final long ownTime;

    /**
     * @param player an {@link AnytimePlayer} of the boards that {@code boards} makes
     */
    WholePlayer(
            BoardView.Maker boards,
            Object player,
            Words words,
            String name,
            Map<String, String> options) {
        this.boards = boards;
        this.player = player;
        this.words = words;
        for (String option : options.keySet()) {
            if (!option.equals(TIME)) {
                throw new IllegalArgumentException(
                        name + ": no option " + option + "; known: " + TIME);
            }
        }
        ownTime = Durations.parse(options.getOrDefault(TIME, "1s"));
    }

    @Override
    public Map<String, Double> weights() {
        return Map.of();
    }

    /** Does nothing: how a complete player works is not known here. */
    @Override
    public void warmUp(Game game) {}

    @Override
    public Decision decide(Game game, Limits limits, Watched watched, long untimed) {
        long start = System.nanoTime();
        long allowed = limits.equals(Limits.INFINITE) ? ownTime : FeaturePlayer.nanos(limits);
        long time = Math.min(allowed, untimed);
        long net = time - Math.min(MARGIN, time / 5);
        BoardView board = boards.view(game.position(), game.side());
        var answer = new LiveAnswer(board, words, net, limits.depth());
        Optional<Boolean> finished = watched.run(() -> think(board, answer), net);
        long move =
                answer.last()
                        .orElseThrow(
                                () ->
                                        finished.isPresent()
                                                ? new StudentFault(
                                                        Kind.GARBAGE,
                                                        words.of("it ended without giving a move"))
                                                : new StudentFault(
                                                        Kind.LATE,
                                                        watched.slow()
                                                                + ": no move after "
                                                                + Watched.seconds(time)));
        return new Decision(
                move,
                OptionalDouble.empty(),
                0,
                0,
                List.of(move),
                Counts.NONE,
                System.nanoTime() - start,
                finished.isEmpty(),
                List.of(),
                List.of());
    }

    private static MethodHandle think() {
        try {
            return MethodHandles.publicLookup()
                    .findVirtual(
                            AnytimePlayer.class,
                            "think",
                            MethodType.methodType(void.class, Board.class, Answer.class));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("AnytimePlayer has no method think", e);
        }
    }

    private boolean think(Board board, LiveAnswer answer) {
        try {
            THINK.invoke(player, board, answer);
            return true;
        } catch (StudentFault | StopChecks.TimeOver known) {
            throw known;
        } catch (Throwable fault) {
            // Code that was stopped may report the interrupt as an exception.
            StopChecks.check();
            throw new StudentFault(Kind.CRASH, words.of(fault, "it"));
        }
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        return List.of();
    }
}
