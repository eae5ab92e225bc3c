package damier.lab.experiment;

import damier.lab.report.Claim;
import damier.lab.report.Page;
import damier.lab.report.Report;
import damier.lab.report.ReportTable;
import damier.lab.report.Section;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes the report of an experiment from its results. */
public final class ExperimentReport {
    private ExperimentReport() {}

    /**
     * Writes the report into the folder and returns its path.
     *
     * @param title of the experiment
     */
    public static Path write(ExperimentFolder folder, String title, List<Study> studies)
            throws IOException {
        Settings settings = folder.settings();
        List<Claim> claims = new ArrayList<>();
        List<Section> sections = new ArrayList<>();
        int done = 0;
        int total = 0;
        for (Study study : studies) {
            Map<String, List<Row>> trials = folder.results(study).read();
            int expected = study.trials().size();
            done += trials.size();
            total += expected;
            List<Row> rows = trials.values().stream().flatMap(List::stream).toList();
            Study.Findings findings =
                    rows.isEmpty()
                            ? new Study.Findings(List.of(), List.of())
                            : study.findings(rows);
            claims.addAll(findings.claims());
            String missing =
                    trials.size() < expected
                            ? " So far %d of %d trials are done.".formatted(trials.size(), expected)
                            : "";
            sections.add(
                    new Section(
                            study.id(),
                            study.title(),
                            study.text() + missing,
                            settings.of(studies.size() == 1 ? settings.experiment() : study.id())
                                    .command(),
                            findings.figures()));
        }
        ReportTable facts = ReportTable.of("setting", "value");
        for (Map.Entry<String, String> line : settings.lines().entrySet()) {
            facts.add(line.getKey(), line.getValue());
        }
        facts.add("trials", done + " of " + total);
        Page.write(
                new Report(
                        title,
                        "Error bars and intervals are of 95 %. Every number comes from the rows of"
                                + " the results, one a move, that lie beside this page.",
                        facts,
                        settings.command(),
                        claims,
                        sections),
                folder.path());
        return folder.path().resolve(Page.FILE);
    }
}
