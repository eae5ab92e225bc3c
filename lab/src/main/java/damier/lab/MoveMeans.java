package damier.lab;

import damier.core.Side;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Depth, nodes and time of a player's moves; the means are over the moves for which it reports
 * them.
 */
record MoveMeans(Values depths, Values nodes, Values millis) {
    private static final Pattern ROW =
            Pattern.compile(
                    "(\\d+),\\d+,(white|black),\"(?:[^\"]|\"\")*\",[^,]*,[^,]*,"
                        + "(\\d*),(\\d*),\\d*,\\d*,\\d*,([0-9.]+)(?:,[0-9.]*,(?:\"[^\"]*\")?)?");

    /** Numbers and their mean. */
    static final class Values {
        private long count;
        private double sum;

        private void add(String number) {
            if (!number.isEmpty()) {
                count++;
                sum += Double.parseDouble(number);
            }
        }

        long count() {
            return count;
        }

        /** NaN if there are no numbers. */
        double mean() {
            return sum / count;
        }
    }

    /**
     * Computes the means by player.
     *
     * @param rows {@code moves.csv}; without the file there are no moves
     * @param counted the numbers of the games that count
     */
    static List<MoveMeans> read(Path rows, Schedule schedule, Set<Integer> counted)
            throws IOException {
        List<MoveMeans> means =
                Stream.generate(() -> new MoveMeans(new Values(), new Values(), new Values()))
                        .limit(schedule.players())
                        .toList();
        if (Files.exists(rows)) {
            try (Stream<String> lines = Files.lines(rows)) {
                // Skips the header and an incomplete last row.
                lines.map(ROW::matcher)
                        .filter(Matcher::matches)
                        .filter(row -> counted.contains(Integer.parseInt(row.group(1))))
                        .forEach(row -> means.get(player(row, schedule)).add(row));
            }
        }
        return means;
    }

    private static int player(Matcher row, Schedule schedule) {
        Side side = row.group(2).equals("white") ? Side.WHITE : Side.BLACK;
        return schedule.fixture(Integer.parseInt(row.group(1))).player(side);
    }

    private void add(Matcher row) {
        depths.add(row.group(3));
        nodes.add(row.group(4));
        millis.add(row.group(5));
    }
}
