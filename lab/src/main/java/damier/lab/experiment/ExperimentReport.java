package damier.lab.experiment;

import damier.lab.report.Chapter;
import damier.lab.report.Page;
import damier.lab.report.Report;
import damier.lab.report.ReportTable;
import damier.lab.report.Section;
import damier.record.Replacement;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes the report of an experiment from its results. */
public final class ExperimentReport {
    /** The sections of each document. */
    private final Map<Document, Map<Source, List<Section>>> sections =
            new EnumMap<>(Document.class);

    private int done;
    private int total;

    private ExperimentReport() {}

    /**
     * Writes the report into the folder and returns its path.
     *
     * @param title of the experiment
     */
    public static Path write(ExperimentFolder folder, String title, List<Study> studies)
            throws IOException {
        var report = new ExperimentReport();
        Settings settings = folder.settings();
        for (Study study : studies) {
            String experiment = studies.size() == 1 ? settings.experiment() : study.id();
            report.add(study, folder.results(study).read(), settings.of(experiment).command());
        }
        if (settings.experiment().equals(Experiments.CLASSICS)) {
            Replacement.write(folder.path().resolve(ClassicsGuide.FILE), ClassicsGuide.html());
        }
        Page.write(report.page(title, settings), folder.path());
        return folder.path().resolve(Page.FILE);
    }

    private void add(Study study, Map<String, List<Row>> trials, String command) {
        int expected = study.trials().size();
        done += trials.size();
        total += expected;
        List<Row> rows = trials.values().stream().flatMap(List::stream).toList();
        String missing =
                trials.size() < expected
                        ? " So far %d of %d trials are done.".formatted(trials.size(), expected)
                        : "";
        Study.Findings findings =
                rows.isEmpty()
                        ? study.findings(Source.NONE, List.of(), List.of())
                        : study.findings(rows);
        for (int i = 0; i < findings.exhibits().size(); i++) {
            Exhibit exhibit = findings.exhibits().get(i);
            sections.computeIfAbsent(
                            exhibit.source().document(), any -> new EnumMap<>(Source.class))
                    .computeIfAbsent(exhibit.source(), any -> new ArrayList<>())
                    .add(
                            new Section(
                                    study.id() + (i == 0 ? "" : "-" + (i + 1)),
                                    exhibit.source().titled(exhibit.title()),
                                    exhibit.text() + missing,
                                    command,
                                    exhibit.figures(),
                                    exhibit.claims()));
        }
    }

    private Report page(String title, Settings settings) {
        ReportTable facts = ReportTable.of("setting", "value");
        for (Map.Entry<String, String> line : settings.lines().entrySet()) {
            facts.add(line.getKey(), line.getValue());
        }
        facts.add("trials", done + " of " + total);
        List<Chapter> chapters = new ArrayList<>();
        sections.forEach(
                (document, bySource) -> {
                    boolean titled = sections.size() > 1;
                    chapters.add(
                            new Chapter(
                                    document.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                    titled ? document.heading() : "",
                                    titled ? document.text() : "",
                                    bySource.values().stream().flatMap(List::stream).toList()));
                });
        List<String> files =
                settings.experiment().equals(Experiments.CLASSICS)
                        ? List.of(ClassicsGuide.FILE)
                        : List.of();
        String introduction =
                "Error bars and intervals are of 95 %. Every number comes from the rows of the"
                        + " results, one a move, that lie beside this page.";
        return new Report(title, introduction, facts, settings.command(), chapters, files);
    }
}
