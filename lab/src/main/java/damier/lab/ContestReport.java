package damier.lab;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;

import damier.core.Ending.Reason;
import damier.core.Result;
import damier.lab.report.EloText;
import damier.lab.report.Figure;
import damier.lab.report.Numbers;
import damier.lab.report.Page;
import damier.lab.report.Plot;
import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;
import damier.lab.report.Report;
import damier.lab.report.ReportTable;
import damier.lab.report.Section;
import damier.lab.stats.Estimate;
import damier.lab.stats.Sprt;
import damier.record.WrittenResult;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Writes the report of a match or a tournament from its folder. */
public final class ContestReport {
    /** The maximum number of points of a plot; more would hide each other's error bars. */
    private static final int MAX_POINTS = 40;

    /** The maximum width of an interval in a plot, relative to the last interval. */
    private static final double MAX_RELATIVE_WIDTH = 6;

    /** The maximum number of games listed; the files contain all of them. */
    private static final int MAX_LISTED = 1_000;

    private final MatchFolder folder;
    private final PlayedContest contest;
    private final List<Standing> standings;

    private ContestReport(MatchFolder folder) throws IOException {
        this.folder = folder;
        contest = PlayedContest.of(folder);
        standings = contest.standings();
    }

    /** Writes the report into the folder and returns its path. */
    public static Path write(MatchFolder folder) throws IOException {
        Page.write(new ContestReport(folder).report(), folder.path());
        return folder.path().resolve(Page.FILE);
    }

    private Report report() throws IOException {
        List<Section> sections = new ArrayList<>();
        sections.add(contest.isMatch() ? match() : tournament());
        sections.add(players());
        sections.add(games());
        List<String> files =
                Stream.of("games.pdn", "games.ggf", MatchFolder.MOVES)
                        .filter(file -> Files.exists(folder.path().resolve(file)))
                        .toList();
        return Report.of(
                title(),
                "Intervals are of 95 % and come from pairs of games from one opening with colours"
                        + " reversed, counted in order up to the first pair that is not complete.",
                facts(),
                contest.settings().command(),
                sections,
                files);
    }

    private String title() {
        String game = contest.settings().values().getOrDefault(MatchSettings.GAME, "");
        return contest.isMatch()
                ? "%s – %s, %s".formatted(first(), second(), game)
                : "Tournament of %d, %s".formatted(contest.names().size(), game);
    }

    private String first() {
        return contest.names().getFirst();
    }

    private String second() {
        return contest.names().getLast();
    }

    private ReportTable facts() {
        ReportTable facts = ReportTable.of("setting", "value");
        for (Map.Entry<String, String> setting : contest.settings().values().entrySet()) {
            facts.add(setting.getKey().replaceFirst("^--", ""), setting.getValue());
        }
        long all = (long) contest.settings().gamesEach() * contest.schedule().pairings().size();
        String word = contest.settings().kind().word();
        return facts.add("played", "%d of %d games".formatted(contest.games().size(), all))
                .add("to resume", Launch.command("%s --resume %s".formatted(word, folder.path())));
    }

    private Section match() {
        Standing standing = standings.getFirst();
        if (standing.games() == 0) {
            return section("result", "The result", "No pair of games is over yet.", List.of());
        }
        String text =
                "%s scored %s of %d games against %s."
                        .formatted(
                                first(),
                                Numbers.text(standing.points()),
                                standing.games(),
                                second());
        return section("result", "The result", text, List.of(result(standing), course(), pairs()));
    }

    private Figure result(Standing standing) {
        Estimate estimate = standing.estimate();
        ReportTable table =
                ReportTable.of("of " + first(), "")
                        .add("won, drawn, lost", won(standing))
                        .add("score", percent(standing.points() / standing.games()))
                        .add("Elo", EloText.of(estimate))
                        .add("normalised Elo", EloText.normalised(estimate))
                        .add("LOS", percent(estimate.superiority()));
        Optional<Sprt> asked = contest.settings().sprt();
        if (asked.isPresent()) {
            Sprt test = asked.get();
            table.add("LLR", llr(test, standing))
                    .add(
                            "test",
                            "normalised Elo %s against %s: %s"
                                    .formatted(
                                            Numbers.text(test.elo0()),
                                            Numbers.text(test.elo1()),
                                            test.verdict(standing.pairs())));
        }
        return Figure.of(
                "result-numbers",
                "In numbers",
                "LOS is the likelihood that %s is the stronger one%s."
                        .formatted(
                                first(),
                                asked.isEmpty()
                                        ? ""
                                        : ", LLR the log-likelihood ratio of the test"),
                table);
    }

    private static String llr(Sprt test, Standing standing) {
        double llr = test.llr(standing.pairs());
        return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", llr, -Sprt.BOUND, Sprt.BOUND);
    }

    private static String won(Standing standing) {
        return "+%d =%d −%d".formatted(standing.wins(), standing.draws(), standing.losses());
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private Figure course() {
        List<Standing> course = contest.course().getFirst();
        double last = course.getLast().estimate().eloInterval();
        int step = Math.max(1, Math.ceilDiv(course.size(), MAX_POINTS));
        List<Point> points = new ArrayList<>();
        ReportTable table = ReportTable.of("games", "Elo", "±");
        for (int i = (course.size() - 1) % step; i < course.size(); i += step) {
            Estimate estimate = course.get(i).estimate();
            double games = course.get(i).games();
            table.add(games, estimate.elo(), estimate.eloInterval());
            if (Double.isInfinite(estimate.elo())) {
                // All games were won or lost so far: the bound is all that is known.
                double bound = estimate.elo() < 0 ? estimate.eloHigh() : estimate.eloLow();
                points.add(new Point(games, bound, 0));
            } else if (estimate.eloInterval() <= MAX_RELATIVE_WIDTH * last) {
                points.add(new Point(games, estimate.elo(), estimate.eloInterval()));
            }
        }
        return new Figure(
                "course",
                "Elo over the games",
                "The Elo difference after each game, with its interval. Early intervals that are"
                        + " too wide for the plot are in the table only. As long as all games are"
                        + " won or lost, the plot shows the bound.",
                new Plot.Graph("games", "Elo", List.of(new Series(first(), Mark.LINE, points))),
                table);
    }

    private Figure pairs() {
        ReportTable table = ReportTable.of("", "0", "½", "1", "1½", "2");
        for (int i = 0; i < standings.size(); i++) {
            table.add(pairsRow(pairing(i), standings.get(i)));
        }
        return Figure.of(
                "pairs",
                "Pairs of games",
                "The number of pairs by the points of the first player.",
                table);
    }

    private String pairing(int index) {
        Schedule.Pairing pairing = contest.schedule().pairings().get(index);
        return contest.names().get(pairing.first()) + " – " + contest.names().get(pairing.second());
    }

    private static Object[] pairsRow(String name, Standing standing) {
        Object[] row = new Object[6];
        row[0] = name;
        for (int points = 0; points <= 4; points++) {
            row[points + 1] = standing.pairs().count(points);
        }
        return row;
    }

    private Section tournament() {
        CrossTable cross = new CrossTable(contest.schedule(), standings, OptionalInt.empty());
        return section(
                "result",
                "The result",
                "Ratings are those under which the results of all games are likeliest, around the"
                        + " mean of all players.",
                List.of(ratings(cross), cross(cross), pairings(), pairs()));
    }

    private Figure ratings(CrossTable cross) {
        ReportTable table =
                ReportTable.of(
                        "#", "player", "rating", "games", "won, drawn, lost", "points", "score");
        List<String> names = new ArrayList<>();
        for (CrossTable.Row row : cross.rows()) {
            names.add(contest.names().get(row.player()));
            table.add(
                    names.size(),
                    names.getLast(),
                    ReportTable.measured(row.rating().elo(), row.rating().interval()),
                    row.games(),
                    "+%d =%d −%d".formatted(row.wins(), row.draws(), row.losses()),
                    row.points(),
                    percent(row.score()));
        }
        return new Figure(
                "ratings",
                "Ratings",
                "Elo with its interval, the best first.",
                new Plot.ByName("Elo", names, 0, List.of(table.byName("rating", 2))),
                table);
    }

    private Figure cross(CrossTable cross) {
        List<String> head = new ArrayList<>(List.of("#", "player"));
        cross.rows().forEach(_ -> head.add(Integer.toString(head.size() - 1)));
        ReportTable table = new ReportTable(head);
        int place = 0;
        for (CrossTable.Row row : cross.rows()) {
            List<Object> cells = new ArrayList<>();
            cells.add(++place);
            cells.add(contest.names().get(row.player()));
            for (CrossTable.Row other : cross.rows()) {
                OptionalDouble points = cross.points(row.player(), other.player());
                cells.add(points.isPresent() ? Numbers.text(points.getAsDouble()) : "–");
            }
            table.add(cells.toArray());
        }
        return Figure.of(
                "cross-table",
                "Cross-table",
                "The points that each player took from each other.",
                table);
    }

    private Figure pairings() {
        ReportTable table = ReportTable.of("", "won, drawn, lost", "Elo", "normalised Elo", "LOS");
        for (int i = 0; i < standings.size(); i++) {
            Standing standing = standings.get(i);
            Estimate estimate = standing.estimate();
            table.add(
                    pairing(i),
                    won(standing),
                    EloText.of(estimate),
                    EloText.normalised(estimate),
                    percent(estimate.superiority()));
        }
        return Figure.of("pairings", "Pairings", "Each for its first player.", table);
    }

    private Section players() throws IOException {
        List<MoveMeans> means =
                MoveMeans.read(
                        folder.path().resolve(MatchFolder.MOVES),
                        contest.schedule(),
                        contest.games().stream().map(GameLine::number).collect(toSet()));
        ReportTable table = ReportTable.of("player", "moves", "depth", "nodes", "milliseconds");
        for (int player = 0; player < means.size(); player++) {
            MoveMeans mean = means.get(player);
            table.add(
                    contest.names().get(player),
                    mean.millis().count(),
                    mean.depths().mean(),
                    mean.nodes().mean(),
                    mean.millis().mean());
        }
        Figure moves =
                Figure.of(
                        "moves",
                        "What a move took",
                        "Means over all moves that a player chose; a dash where it does not tell.",
                        table);
        ReportTable faults = faults();
        boolean none = faults.rows().isEmpty();
        return section(
                "players",
                "The players",
                none ? "No game was lost other than on the board." : "",
                none
                        ? List.of(moves)
                        : List.of(
                                moves,
                                Figure.of(
                                        "faults",
                                        "Faults",
                                        "Games that were lost other than on the board, by what the"
                                                + " loser did.",
                                        faults)));
    }

    private ReportTable faults() {
        Map<Integer, Map<Reason, Integer>> byPlayer = new TreeMap<>();
        for (GameLine game : contest.games()) {
            if (game.reason().isFault() && game.result() != Result.DRAW) {
                Fixture fixture = contest.schedule().fixture(game.number());
                boolean firstLost = game.result() != Result.winOf(fixture.firstPlayersSide());
                byPlayer.computeIfAbsent(
                                firstLost ? fixture.first() : fixture.second(),
                                _ -> new TreeMap<>())
                        .merge(game.reason(), 1, Integer::sum);
            }
        }
        ReportTable table = ReportTable.of("player", "what it did", "games");
        for (Map.Entry<Integer, Map<Reason, Integer>> player : byPlayer.entrySet()) {
            for (Map.Entry<Reason, Integer> fault : player.getValue().entrySet()) {
                table.add(
                        contest.names().get(player.getKey()),
                        fault.getKey().word(),
                        fault.getValue());
            }
        }
        return table;
    }

    private Section games() {
        List<GameLine> all = contest.games();
        ReportTable listed =
                ReportTable.of("game", "White", "Black", "result", "ended by", "plies");
        for (GameLine game : all.subList(0, Math.min(all.size(), MAX_LISTED))) {
            listed.add(
                    game.number(),
                    game.white(),
                    game.black(),
                    result(game.result()),
                    game.reason().word(),
                    game.moves().size());
        }
        String missing =
                all.size() > MAX_LISTED
                        ? " The first %d are listed; the files have them all.".formatted(MAX_LISTED)
                        : "";
        return section(
                "games",
                "The games",
                colours() + missing,
                List.of(
                        endings(),
                        Figure.of(
                                "games-list",
                                "All games",
                                "Game N and the next, for an even N, have the same opening.",
                                listed)));
    }

    private String colours() {
        return Arrays.stream(Result.values())
                .map(
                        result ->
                                contest.games().stream()
                                                .filter(game -> game.result() == result)
                                                .count()
                                        + switch (result) {
                                            case WHITE_WINS -> " won by White";
                                            case BLACK_WINS -> " won by Black";
                                            case DRAW -> " drawn";
                                        })
                .collect(joining(", ", "Of %d games ".formatted(contest.games().size()), "."));
    }

    private Figure endings() {
        ReportTable table = ReportTable.of("ended by", "games");
        for (Reason reason : Reason.values()) {
            long games = contest.games().stream().filter(game -> game.reason() == reason).count();
            if (games > 0) {
                table.add(reason.word(), games);
            }
        }
        return Figure.of("endings", "How they ended", "", table);
    }

    private static String result(Result result) {
        return result == Result.DRAW ? "½-½" : WrittenResult.of(result).text();
    }

    private static Section section(String id, String title, String text, List<Figure> figures) {
        return new Section(id, title, text, "", figures);
    }
}
