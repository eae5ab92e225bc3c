package damier.web.workshop;

import damier.lab.experiment.ClassicsGuide;
import damier.web.Pages;
import damier.web.Refused;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor.Role;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The lab's report pages and the guide to the classic players, which run no scripts and load
 * nothing from elsewhere.
 */
public final class ReportsModule implements ServerModule {
    private final Path home;

    public ReportsModule(Services services) {
        home = LabModule.home(services);
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.get("/reports/{id}/{file}", request -> show(request, ""), Role.GUEST);
        routes.get("/" + ClassicsGuide.FILE, ReportsModule::showGuide, Role.GUEST);
        routes.get("/reports/{id}/tables/{file}", request -> show(request, "tables"), Role.GUEST);
    }

    /** The description of the classic players, to which reports and pages link. */
    private static void showGuide(Context request) {
        answer(request, ClassicsGuide.FILE, ClassicsGuide.html().getBytes(StandardCharsets.UTF_8));
    }

    private void show(Context request, String folder) throws IOException {
        String file = request.pathParam("file");
        String id = request.pathParam("id");
        boolean named =
                id.matches("[a-z]+-[0-9-]+")
                        && file.matches("[A-Za-z0-9_-]+\\.(html|svg|png|csv|pdn|ggf)");
        Path path = named ? home.resolve(id).resolve(folder).resolve(file) : home;
        if (!Files.isRegularFile(path)) {
            throw new Refused(Refused.NOT_FOUND, "report: there is no " + request.path());
        }
        answer(request, file, Files.readAllBytes(path));
    }

    private static void answer(Context request, String file, byte[] content) {
        // It runs no scripts, so it may have the same origin, which its links to neighbouring
        // files need.
        request.header(
                        "Content-Security-Policy",
                        "sandbox allow-same-origin allow-downloads; default-src 'none'; style-src"
                                + " 'unsafe-inline'; img-src 'self' data:")
                .contentType(Pages.contentType(file))
                .result(content);
    }
}
