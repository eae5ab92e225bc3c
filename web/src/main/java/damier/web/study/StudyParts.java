package damier.web.study;

import damier.web.Part;
import damier.web.Services;

import java.util.List;

/** All parts of this package. */
public final class StudyParts {
    private StudyParts() {}

    public static List<Part> of(Services services) {
        Workbench bench = new Workbench(services.analyses());
        return List.of(
                new DocumentsPart(services),
                new WhyPart(services),
                new TreePart(services, bench),
                new AnalysisPart(services, bench),
                new ReviewPart(services, bench),
                new TrainingPart(services, bench),
                new Part() {
                    @Override
                    public void close() {
                        bench.close();
                    }
                });
    }
}
