package damier.lab;

import static java.util.stream.Collectors.joining;

import damier.classic.Decision;
import damier.core.Game;
import damier.core.Side;
import damier.players.Choice;
import damier.session.PlayedMove;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/**
 * Games as rows of CSV, one for each move that a player chose. Scores are in hundredths of a man or
 * of a disc, for the side that moved; values that a player does not report are empty.
 */
public final class MoveLog {
    public static final String HEADER =
            "game,ply,side,player,move,score,depth,nodes,leaves,evaluations,cutoffs,time_ms,"
                    + "branching,features\n";

    private static final int DIGITS = 4;

    private MoveLog() {}

    /**
     * The rows of a game, with line breaks.
     *
     * @param players the names of the players, by index
     */
    public static String rows(GameRecord record, List<String> players) {
        StringBuilder rows = new StringBuilder();
        Game game = record.game();
        for (int i = 0; i < record.moves().size(); i++) {
            int ply = record.openingPlies() + i;
            Side side = game.position(ply).side();
            PlayedMove move = record.moves().get(i);
            rows.append(
                    String.join(
                            ",",
                            Integer.toString(record.number()),
                            Integer.toString(ply),
                            side == Side.WHITE ? "white" : "black",
                            quoted(players.get(record.fixture().player(side))),
                            game.kind().notation().format(game.position(ply), game.move(ply)),
                            said(move.choice()),
                            String.format(Locale.ROOT, "%.3f", move.nanos() / 1e6),
                            move.choice().decision().map(MoveLog::shown).orElse(",")));
            rows.append('\n');
        }
        return rows.toString();
    }

    /** The columns from the score to the cutoffs. */
    private static String said(Choice choice) {
        String score =
                choice.score().isPresent() ? Integer.toString(choice.score().getAsInt()) : "";
        String search = score + "," + orEmpty(choice.depth()) + "," + orEmpty(choice.nodes()) + ",";
        return search
                + choice.decision()
                        .map(Decision::counts)
                        .map(
                                counts ->
                                        counts.leaves()
                                                + ","
                                                + counts.evaluations()
                                                + ","
                                                + counts.cutoffs())
                        .orElse(",,");
    }

    /** The effective branching factor, and the features before the move: name=value;name=value. */
    private static String shown(Decision decision) {
        double branching = decision.effectiveBranchingFactor();
        String features =
                decision.features().stream()
                        .map(feature -> feature.name() + "=" + number(feature.value()))
                        .collect(joining(";"));
        return (branching == 0 ? "" : number(branching))
                + ","
                + (features.isEmpty() ? "" : quoted(features));
    }

    private static String number(double value) {
        return Double.isFinite(value)
                ? BigDecimal.valueOf(value)
                        .setScale(DIGITS, RoundingMode.HALF_EVEN)
                        .stripTrailingZeros()
                        .toPlainString()
                : value > 0 ? "inf" : "-inf";
    }

    private static String orEmpty(long number) {
        return number == 0 ? "" : Long.toString(number);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }
}
