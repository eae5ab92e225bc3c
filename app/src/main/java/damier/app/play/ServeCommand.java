package damier.app.play;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.DataOptions;
import damier.app.command.Exit;
import damier.app.command.TableOptions;
import damier.archive.ArchiveException;
import damier.games.Games;
import damier.web.Refused;
import damier.web.ServerSettings;
import damier.web.ServerSettings.Network;
import damier.web.board.WebBoard;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Opens the web board. */
@Command(
        name = "serve",
        header = "Start the web board on this machine; Ctrl-C stops it.",
        description = {
            "",
            "Games are stored in the data folder move by move, and continue after a restart. The"
                + " server accepts connections from this machine only, unless --public opens it to"
                + " a network: visitors then need the password, and cannot use engine commands,"
                + " file paths or Java sources.",
            ""
        },
        footer = {
            "",
            "Example: damier serve --port 8080",
            "         damier serve --public club.example --password-file password"
        })
public final class ServeCommand extends DamierCommand {
    private static final int MAX_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port to listen on; 0 for any free port. Default: ${DEFAULT-VALUE}")
    private int port = ServerSettings.DEFAULT_PORT;

    @Mixin private DataOptions options;

    @Option(
            names = "--public",
            paramLabel = "HOST",
            description = "Open the board to a network, under this host name.")
    private @Nullable String publicHost;

    @Option(
            names = "--password-file",
            paramLabel = "FILE",
            description = "File whose first line is the password for visitors from the network.")
    private @Nullable Path passwordFile;

    @Option(names = "--open", description = "Open the browser, if there is a desktop.")
    private boolean open;

    @Override
    protected int run() throws IOException, InterruptedException {
        if (port < 0 || port > MAX_PORT) {
            throw new BadInput("--port", port + " is not between 0 and " + MAX_PORT);
        }
        var settings = new ServerSettings(port, options.folder(), options.database(), network());
        CountDownLatch end = new CountDownLatch(1);
        try (WebBoard board = new WebBoard(settings, games(), program().schemes())) {
            Thread closing = Thread.ofPlatform().unstarted(() -> close(board, end));
            Runtime.getRuntime().addShutdownHook(closing);
            String address = "http://localhost:" + board.port();
            out().println("Damier is at " + address);
            if (open) {
                Browser.here().open(address);
            }
            end.await();
        } catch (Refused | ArchiveException e) {
            throw new BadInput("serve", e);
        }
        return Exit.DONE;
    }

    /** The games with the endgame tables of the data folder, if there are any. */
    private Games games() {
        Path tables = TableOptions.in(options.folder());
        Games games = program().games();
        return Files.exists(tables)
                ? games.withTables(tables.toString(), program().tableFaults())
                : games;
    }

    private static void close(WebBoard board, CountDownLatch end) {
        board.close();
        end.countDown();
    }

    private @Nullable Network network() throws IOException {
        String host = publicHost;
        if (host == null) {
            if (passwordFile != null) {
                throw new BadInput("--password-file", "requires --public");
            }
            return null;
        }
        if (passwordFile == null) {
            throw new BadInput("--public", "requires --password-file");
        }
        if (!Files.isReadable(passwordFile)) {
            throw new BadInput("--password-file", passwordFile + " cannot be read");
        }
        String password = Files.readString(passwordFile).lines().findFirst().orElse("").strip();
        return BadInput.ifInvalid("--public", () -> new Network(host, password));
    }
}
