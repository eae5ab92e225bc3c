package damier.web.workshop;

import damier.lab.ContestReport;
import damier.lab.CrossTable;
import damier.lab.GameRecord;
import damier.lab.MatchFolder;
import damier.lab.MatchSetup;
import damier.lab.Standing;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;
import damier.lab.stats.Estimate;
import damier.lab.stats.Sprt;
import damier.web.workshop.RunView.StandingView;
import damier.web.workshop.RunView.TableView;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** A match or a tournament, in a folder that the command line can resume. */
final class ContestLabRun extends LabRun {
    private final TournamentSetup setup;
    private final Optional<Sprt> sprt;
    private final MatchFolder folder;
    private final Tournament tournament;

    /**
     * @param folder with the games played before; closed with the run
     */
    ContestLabRun(String id, String begun, MatchSetup match, MatchFolder folder)
            throws IOException {
        super(id, begun, folder.path());
        setup = match.tournament();
        sprt = match.sprt();
        this.folder = folder;
        tournament =
                new Tournament(
                        match,
                        new TournamentListener() {
                            @Override
                            public void finished(GameRecord game) throws IOException {
                                folder.add(game, setup.names());
                            }
                        });
        folder.resume(tournament);
    }

    @Override
    boolean work() throws IOException {
        tournament.run();
        ContestReport.write(folder);
        return !isStopped();
    }

    @Override
    void close() throws IOException {
        folder.close();
    }

    @Override
    void end(boolean atOnce) {
        if (atOnce) {
            tournament.stop();
        } else {
            tournament.finish();
        }
    }

    @Override
    RunView view() {
        List<Standing> standings = tournament.standings();
        long games = standings.stream().mapToLong(Standing::games).sum();
        boolean match = folder.kind() == MatchFolder.Kind.MATCH;
        return view(
                folder.kind().word(),
                "%s: %s".formatted(setup.kind().id(), String.join(" – ", setup.names())),
                (double) games / setup.games(),
                "%d/%d".formatted(games, setup.games()),
                match ? standing(standings.getFirst()) : null,
                match ? null : table(),
                "damier %s --resume %s".formatted(folder.kind().word(), folder()));
    }

    private StandingView standing(Standing standing) {
        Estimate estimate = standing.estimate();
        double low = estimate.elo() - estimate.eloInterval();
        double high = estimate.elo() + estimate.eloInterval();
        boolean bounded = Double.isFinite(low) && Double.isFinite(high);
        return new StandingView(
                standing.games(),
                standing.wins(),
                standing.draws(),
                standing.losses(),
                bounded ? List.of(low, estimate.elo(), high) : null,
                estimate.superiority(),
                sprt.map(test -> standing.games() == 0 ? 0 : test.llr(standing.pairs()))
                        .orElse(null),
                sprt.isPresent() ? List.of(-Sprt.BOUND, Sprt.BOUND) : null);
    }

    private TableView table() {
        CrossTable cross =
                new CrossTable(setup.schedule(), tournament.standings(), OptionalInt.empty());
        List<CrossTable.Row> players = cross.rows();
        List<String> head =
                new ArrayList<>(List.of("#", "player", "rating", "±", "games", "points"));
        for (int i = 1; i <= players.size(); i++) {
            head.add(Integer.toString(i));
        }
        List<List<String>> rows = new ArrayList<>();
        for (CrossTable.Row row : players) {
            List<String> cells =
                    new ArrayList<>(
                            List.of(
                                    Integer.toString(rows.size() + 1),
                                    setup.names().get(row.player()),
                                    signed(row.rating().elo()),
                                    number(row.rating().interval()),
                                    Long.toString(row.games()),
                                    number(row.points())));
            for (CrossTable.Row other : players) {
                OptionalDouble points = cross.points(row.player(), other.player());
                cells.add(points.isPresent() ? number(points.getAsDouble()) : "");
            }
            rows.add(cells);
        }
        return new TableView(head, rows);
    }

    private static String number(double value) {
        return Double.isInfinite(value) ? "∞" : String.format(Locale.ROOT, "%.1f", value);
    }

    /** The number with its sign, except for what is displayed as zero. */
    private static String signed(double value) {
        String size = number(Math.abs(value));
        return size.equals("0.0") ? size : (value < 0 ? "−" : "+") + size;
    }
}
