package damier.students;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.players.OpenPlayer;
import damier.players.PlayerFault;
import damier.process.OnDemand;
import damier.process.ProcessLimits;
import damier.students.sandbox.DecisionText;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A student's file as a player. Its process is started on demand, and again after every fault. */
final class StudentPlayer implements OpenPlayer {
    private final String name;
    private final StudentFile file;
    private final String gameId;
    private final ProcessLimits rules;
    private final OnDemand<StudentProcess> process;
    private long grace;

    /**
     * @param spare a process that may already be running
     */
    StudentPlayer(
            String name,
            StudentFile file,
            String gameId,
            Map<String, String> options,
            ProcessLimits rules,
            Spare spare) {
        this.name = name;
        this.file = file;
        this.gameId = gameId;
        this.rules = rules;
        process =
                new OnDemand<>(
                        () -> spare.take().orElseGet(() -> file.start(gameId, options, rules)),
                        StudentProcess::close);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void allow(long graceNanos) {
        grace = graceNanos;
    }

    /**
     * Starts a new game; a complete player starts without memory of earlier games. A process that
     * has used much of its CPU time is replaced before the limit ends it.
     */
    @Override
    public void newGame(long seed) {
        boolean isNew = !process.isRunning();
        if (process.get().processorTime().toSeconds() > rules.cpu() / 2) {
            close();
        } else if (!isNew && process.get().weights().isEmpty()) {
            reload();
        }
        process.get();
    }

    private void reload() {
        try {
            process.get().load(gameId, rules.start());
        } catch (PlayerFault fault) {
            close();
        }
    }

    private List<String> ask(String line, long nanos) {
        return process.guarded(() -> process.get().ask(line, nanos));
    }

    @Override
    public Decision decide(Game game, Limits limits) {
        if (!game.kind().id().equals(gameId)) {
            throw new IllegalArgumentException(
                    name + " plays " + gameId + " here, not " + game.kind().id());
        }
        long clock = limits.clock().map(Limits.Clock::remaining).orElse(Long.MAX_VALUE);
        long most = Math.min(rules.silence(), Math.min(limits.nanos(), clock));
        try {
            List<String> lines = ask(game, go(limits), most + grace);
            return DecisionText.read(lines);
        } catch (PlayerFault fault) {
            int move = game.ply() / 2 + 1;
            throw new PlayerFault(fault.kind(), fault.getMessage() + ", at move " + move);
        }
    }

    /**
     * Sends a question; output of a process that reached its limit belongs to the previous
     * question.
     */
    private List<String> ask(Game game, String question, long nanos) {
        process.get().send(position(game));
        List<String> lines = ask(question, nanos);
        if (lines.getLast().equals(StudentProcess.SPENT)) {
            close();
            process.get().send(position(game));
            lines = ask(question, nanos);
        }
        if (lines.getLast().equals(StudentProcess.SPENT)) {
            close();
            throw new PlayerFault(
                    PlayerFault.Kind.CRASH,
                    file.name() + ": it starts threads before its first move that never end");
        }
        return lines;
    }

    private static String position(Game game) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < game.ply(); i++) {
            moves.add(Long.toString(game.move(i)));
        }
        return "position "
                + (moves.isEmpty() ? "-" : String.join("/", moves))
                + " "
                + game.kind().notation().format(game.start());
    }

    private static String go(Limits limits) {
        Limits.Clock clock = limits.clock().orElse(new Limits.Clock(-1, 0, 0));
        return "go %d %d %d %d %d %d"
                .formatted(
                        limits.depth(),
                        limits.nodes(),
                        limits.nanos(),
                        clock.remaining(),
                        clock.increment(),
                        clock.movesToGo());
    }

    @Override
    public List<Feature> features(Game game, Side side) {
        return ask(game, "features " + side, rules.start()).stream()
                .filter(line -> line.startsWith(DecisionText.FEATURE))
                .map(DecisionText::feature)
                .toList();
    }

    @Override
    public void close() {
        process.close();
    }
}
