package damier.lab;

import damier.core.Side;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The means of depth, nodes and time of a player's moves, over the moves for which it reports them.
 */
final class MoveMeans {
    private static final Pattern ROW =
            Pattern.compile(
                    "(\\d+),\\d+,(white|black),\"(?:[^\"]|\"\")*\",[^,]*,[^,]*,"
                        + "(\\d*),(\\d*),\\d*,\\d*,\\d*,([0-9.]+)(?:,[0-9.]*,(?:\"[^\"]*\")?)?");

    private long moves;
    private long depthCount;
    private double depth;
    private long nodesCount;
    private double nodes;
    private double millis;

    private MoveMeans() {}

    /**
     * Computes the means by player.
     *
     * @param rows {@code moves.csv}; without the file there are no moves
     * @param counted the numbers of the games that count
     */
    static MoveMeans[] read(Path rows, Schedule schedule, Set<Integer> counted) throws IOException {
        MoveMeans[] means = new MoveMeans[schedule.players()];
        for (int i = 0; i < means.length; i++) {
            means[i] = new MoveMeans();
        }
        if (Files.exists(rows)) {
            try (Stream<String> lines = Files.lines(rows)) {
                // Skips the header and an incomplete last row.
                lines.map(ROW::matcher)
                        .filter(Matcher::matches)
                        .filter(row -> counted.contains(Integer.parseInt(row.group(1))))
                        .forEach(row -> means[player(row, schedule)].add(row));
            }
        }
        return means;
    }

    private static int player(Matcher row, Schedule schedule) {
        Side side = row.group(2).equals("white") ? Side.WHITE : Side.BLACK;
        return schedule.fixture(Integer.parseInt(row.group(1))).player(side);
    }

    private void add(Matcher row) {
        moves++;
        millis += Double.parseDouble(row.group(5));
        if (!row.group(3).isEmpty()) {
            depthCount++;
            depth += Double.parseDouble(row.group(3));
        }
        if (!row.group(4).isEmpty()) {
            nodesCount++;
            nodes += Double.parseDouble(row.group(4));
        }
    }

    long moves() {
        return moves;
    }

    /** The mean depth; NaN if it was never reported. */
    double depth() {
        return depth / depthCount;
    }

    double nodes() {
        return nodes / nodesCount;
    }

    double millis() {
        return millis / moves;
    }
}
