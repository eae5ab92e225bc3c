package damier.web.board;

import damier.archive.Archive;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.games.Games;
import damier.players.PlayerScheme;
import damier.web.BoardServer;
import damier.web.DataFolder;
import damier.web.GamesPart;
import damier.web.Part;
import damier.web.Searches;
import damier.web.ServerSettings;
import damier.web.Services;
import damier.web.library.ExplorerPart;
import damier.web.library.LibraryPart;
import damier.web.library.TransferPart;
import damier.web.play.PlayPart;
import damier.web.study.StudyParts;
import damier.web.workshop.EnginesPart;
import damier.web.workshop.LabPart;
import damier.web.workshop.ReportsPart;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A board that is open: its data folder, its archive, its parts and its server. */
public final class WebBoard implements AutoCloseable {
    private final DataFolder data;
    private final Archive archive;
    private final BoardServer server;

    /**
     * Opens a board.
     *
     * @param schemes how players that live outside are named
     * @throws damier.web.Refused in one line, if the folder or the port cannot be had
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
                int cores = Runtime.getRuntime().availableProcessors();
                Services services =
                        new Services(
                                new Engines(games),
                                formats,
                                archive,
                                schemes,
                                new Searches(cores),
                                new Searches(cores),
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

    /** Every part of the board. */
    private static List<Part> parts(Services services) {
        List<Part> parts =
                new ArrayList<>(List.of(new GamesPart(services), new PlayPart(services)));
        parts.addAll(StudyParts.of(services));
        parts.add(new LibraryPart(services));
        parts.add(new ExplorerPart(services));
        parts.add(new TransferPart(services));
        parts.add(new LabPart(services));
        parts.add(new ReportsPart(services));
        parts.add(new EnginesPart(services));
        return parts;
    }

    /** All that is answered: see {@link BoardServer#addresses}. */
    public List<String> addresses() {
        return server.addresses();
    }

    public int port() {
        return server.port();
    }

    @Override
    public void close() {
        server.close();
        archive.close();
        data.close();
    }
}
