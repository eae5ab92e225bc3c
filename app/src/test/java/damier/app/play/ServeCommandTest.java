package damier.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.DamierProcess;
import damier.app.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.CookieManager;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;

class ServeCommandTest {
    @TempDir private Path folder;

    private Run serve(String... more) {
        String[] args = new String[more.length + 3];
        args[0] = "serve";
        System.arraycopy(more, 0, args, 1, more.length);
        args[more.length + 1] = "--data";
        args[more.length + 2] = folder.resolve("data").toString();
        return Run.damier(args);
    }

    @Test
    void printsItsAddressAndEndsOnRequest() throws Exception {
        Process process =
                new ProcessBuilder(
                                DamierProcess.command(
                                        "serve", "--port", "0", "--data", folder.toString()))
                        .redirectError(folder.resolve("stderr").toFile())
                        .start();
        assertThat(process.inputReader().readLine()).matches("Damier is at http://localhost:\\d+");
        process.toHandle().destroy();
        process.waitFor();
        assertThat(Files.readString(folder.resolve("stderr"))).isEmpty();
    }

    @Test
    void theEndgameTablesOfItsDataFolderAreUsed() throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        Path tables = Files.writeString(data.resolve("endgames"), "");
        Process process =
                new ProcessBuilder(
                                DamierProcess.command(
                                        "serve", "--port", "0", "--data", data.toString()))
                        .redirectError(folder.resolve("stderr").toFile())
                        .start();
        String address = process.inputReader().readLine().replace("Damier is at ", "");
        assertThat(search(address)).isEqualTo(200);
        process.toHandle().destroy();
        process.waitFor();
        assertThat(folder.resolve("stderr"))
                .hasContent("endgame tables: " + tables + ": is not a folder");
    }

    /** Searches an ending, and returns the status of the answer. */
    private static int search(String address) throws Exception {
        try (HttpClient client =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            client.send(
                    HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.discarding());
            String body =
                    """
                    {"kind":"italian","fen":"W:WK1,K5:BK32","moves":[],"depth":2,"player":"damier"}\
                    """;
            HttpRequest request =
                    HttpRequest.newBuilder(URI.create(address + "/api/tree"))
                            .header("Origin", address)
                            .POST(BodyPublishers.ofString(body))
                            .build();
            return client.send(request, BodyHandlers.discarding()).statusCode();
        }
    }

    @Test
    void aPortInUseIsReportedInOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0)) {
            var run = serve("--port", Integer.toString(taken.getLocalPort()));
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.err())
                    .isEqualTo(
                            "serve: port: %d is taken by another program\n"
                                    .formatted(taken.getLocalPort()));
        }
    }
}
