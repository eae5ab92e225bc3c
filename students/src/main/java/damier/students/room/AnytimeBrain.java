package damier.students.room;

import damier.classic.Decision;
import damier.classic.FeaturePlayer;
import damier.classic.search.Counts;
import damier.core.Durations;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Position;
import damier.core.Side;
import damier.players.PlayerFault.Kind;
import damier.student.AnytimePlayer;
import damier.student.Board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** A student's whole player: its last answer within the time is its move. */
final class AnytimeBrain<P extends Position> implements Brain<P> {
    private static final String TIME = "time";

    /** What an answer needs on its way. */
    private static final long MARGIN = 30_000_000;

    private final Views<P> views;
    private final AnytimePlayer<Board> player;
    private final Words words;
    private final long ownTime;

    /** Its class was seen to take the boards that the views make. */
    @SuppressWarnings("unchecked")
    AnytimeBrain(
            Views<P> views, Object player, Words words, String name, Map<String, String> options) {
        this.views = views;
        this.player = (AnytimePlayer<Board>) player;
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

    /** What it does is its own affair. */
    @Override
    public void warmUp(Game<P> game) {}

    @Override
    public Decision decide(Game<P> game, Limits limits, Watched watched, long untimed) {
        long start = System.nanoTime();
        long allowed = limits.equals(Limits.INFINITE) ? ownTime : FeaturePlayer.nanos(limits);
        long time = Math.min(allowed, untimed);
        long net = time - Math.min(MARGIN, time / 5);
        View<P, ?> board = views.of(game.position(), game.side());
        var answer = new LiveAnswer<>(board, words, net, limits.depth());
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

    private boolean think(Board board, LiveAnswer<P> answer) {
        try {
            player.think(board, answer);
            return true;
        } catch (StudentFault | Leash.TimeOver known) {
            throw known;
        } catch (Throwable fault) {
            // Who was told to end may well complain that it was interrupted.
            Leash.check();
            throw new StudentFault(Kind.CRASH, words.of(fault, "it"));
        }
    }

    @Override
    public List<Feature> features(Game<P> game, Side side) {
        return List.of();
    }
}
