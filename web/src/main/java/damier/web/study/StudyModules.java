package damier.web.study;

import damier.web.ServerModule;
import damier.web.Services;

import java.util.List;

/** All modules of this package. */
public final class StudyModules {
    private StudyModules() {}

    public static List<ServerModule> of(Services services) {
        Workbench bench = new Workbench(services.analyses());
        return List.of(
                new DocumentsModule(services),
                new WhyModule(services),
                new TreeModule(services, bench),
                new AnalysisModule(services, bench),
                new ReviewModule(services, bench),
                new TrainingModule(services, bench),
                new ServerModule() {
                    @Override
                    public void close() {
                        bench.close();
                    }
                });
    }
}
