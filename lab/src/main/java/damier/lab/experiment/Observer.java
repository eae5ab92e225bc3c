package damier.lab.experiment;

import damier.classic.Decision;
import damier.classic.search.Counts;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.players.Choice;
import damier.players.OpenPlayer;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.players.PlayerSpecs;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/** Asks players for moves and records the details. */
final class Observer {
    private Observer() {}

    /** A move and its details. */
    record Seen(long move, Row.Thought thought) {}

    /**
     * @throws PlayerFault if the player fails, or its move is illegal
     */
    static Seen ask(Player player, Game game, Limits limits) {
        if (!(player instanceof OpenPlayer open)) {
            Choice choice = player.choose(game, limits);
            return new Seen(choice.move(), thought(text(player, game, choice.move()), choice));
        }
        var threads = ManagementFactory.getThreadMXBean();
        long began = threads.getCurrentThreadCpuTime();
        Decision decision = open.decide(game, limits);
        long processor = threads.getCurrentThreadCpuTime() - began;
        // A player that searches on another thread reports its time itself.
        long nanos = PlayerSpecs.isClassic(player.name()) ? processor : decision.nanos();
        String text = text(player, game, decision.move());
        return new Seen(decision.move(), thought(text, decision, nanos));
    }

    private static String text(Player player, Game game, long move) {
        if (Arrays.stream(game.legalMoves()).noneMatch(legal -> legal == move)) {
            throw new PlayerFault(Kind.ILLEGAL_MOVE, player.name() + " made no legal move");
        }
        return game.kind().notation().format(game.position(), move);
    }

    private static Row.Thought thought(String move, Decision decision, long nanos) {
        return new Row.Thought(
                move,
                decision.value().orElse(Double.NaN),
                decision.features().stream().mapToDouble(Feature::contribution).sum(),
                decision.depth(),
                decision.ownDepth(),
                decision.counts(),
                nanos);
    }

    private static Row.Thought thought(String move, Choice choice) {
        double score = choice.score().isPresent() ? choice.score().getAsInt() : Double.NaN;
        Counts counts = new Counts(choice.nodes(), 0, 0, 0, 0, 0);
        int depth = choice.depth();
        return new Row.Thought(move, score, Double.NaN, depth, depth, counts, choice.nanos());
    }

    static Row row(
            String setting,
            String player,
            boolean first,
            int number,
            Game before,
            Row.Thought thought,
            Map<String, Double> features) {
        Side side = before.side();
        return new Row(
                new Row.Place(setting, player, first, number, before.ply() + 1, word(side)),
                new Row.Board(
                        before.legalMoves().length,
                        pieces(before, side),
                        pieces(before, side.opponent())),
                thought,
                Row.Fate.NONE,
                features);
    }

    private static String word(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    static int pieces(Game game, Side side) {
        return game.kind().board().count(game.position(), side);
    }
}
