package damier.web.board;

import damier.archive.Archive;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.games.Games;
import damier.players.PlayerScheme;
import damier.web.BoardServer;
import damier.web.DataFolder;
import damier.web.GamesModule;
import damier.web.Searches;
import damier.web.ServerModule;
import damier.web.ServerSettings;
import damier.web.Services;
import damier.web.library.ExplorerModule;
import damier.web.library.LibraryModule;
import damier.web.library.TransferModule;
import damier.web.library.TrashModule;
import damier.web.play.PlayModule;
import damier.web.study.AnalysisModule;
import damier.web.study.DocumentsModule;
import damier.web.study.ReviewModule;
import damier.web.study.StudiesModule;
import damier.web.study.TrainingModule;
import damier.web.study.TreeModule;
import damier.web.study.WhyModule;
import damier.web.workshop.EnginesModule;
import damier.web.workshop.LabModule;
import damier.web.workshop.ReportsModule;

import java.io.IOException;
import java.util.List;

/** A running web board: its data folder, archive, modules and server. */
public final class WebBoard implements AutoCloseable {
    private final DataFolder data;
    private final Archive archive;
    private final BoardServer server;
    private final Searches analyses = new Searches(Runtime.getRuntime().availableProcessors());

    /**
     * Starts a board.
     *
     * @param schemes the schemes of external players
     * @throws damier.web.Refused with a one-line message, if the folder or the port is not
     *     available
     * @throws damier.archive.ArchiveException if the database cannot be used
     */
    public WebBoard(ServerSettings settings, Games games, List<PlayerScheme> schemes)
            throws IOException {
        Formats formats = new Formats(games);
        data = DataFolder.open(settings.data());
        try {
            String url = settings.database();
            archive =
                    url == null
                            ? Archive.open(DataFolder.archive(data.path()), formats)
                            : Archive.open(url, formats);
            try {
                Services services =
                        new Services(
                                new Engines(games),
                                formats,
                                archive,
                                schemes,
                                new Searches(Runtime.getRuntime().availableProcessors()),
                                analyses,
                                data.path());
                server = new BoardServer(settings, data, parts(services));
            } catch (RuntimeException | IOException e) {
                archive.close();
                throw e;
            }
        } catch (RuntimeException | IOException e) {
            data.close();
            throw e;
        }
    }

    /** All modules of the board. */
    private static List<ServerModule> parts(Services services) {
        return List.of(
                new GamesModule(services),
                new PlayModule(services),
                new DocumentsModule(services),
                new WhyModule(services),
                new TreeModule(services),
                new AnalysisModule(services),
                new ReviewModule(services),
                new TrainingModule(services),
                new LibraryModule(services),
                new StudiesModule(services),
                new TrashModule(services),
                new ExplorerModule(services),
                new TransferModule(services),
                new LabModule(services),
                new ReportsModule(services),
                new EnginesModule(services));
    }

    /** All routes: see {@link BoardServer#addresses}. */
    public List<String> addresses() {
        return server.addresses();
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
        analyses.close();
        archive.close();
        data.close();
    }
}
