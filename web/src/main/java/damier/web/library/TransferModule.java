package damier.web.library;

import damier.archive.Archive;
import damier.archive.GameQuery;
import damier.archive.StoredGame;
import damier.core.GameDefinition;
import damier.core.Sentence;
import damier.record.GameFormat;
import damier.record.GameWriter;
import damier.record.Problem;
import damier.record.Sink;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.web.Json;
import damier.web.Refused;
import damier.web.ServerMessages;
import damier.web.ServerModule;
import damier.web.Services;
import damier.web.Visitor.Role;
import damier.web.api.ApiType;
import damier.web.view.ProblemView;
import damier.web.view.SentenceView;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import org.jspecify.annotations.Nullable;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Imports files of games into the archive and exports them. */
public final class TransferModule implements ServerModule {
    private static final long MAX_FILE_BYTES = 200_000_000;

    /** The maximum size of a decompressed file. */
    private static final long MAX_CONTENT_BYTES = 2_000_000_000;

    /** A companion file: its name and its length in bytes. */
    private static final Pattern BESIDE = Pattern.compile("([^:,/\\\\]{1,100}):(\\d{1,8})");

    private static final int MAX_COMPANIONS = 4;
    private static final int MAX_COMPANION_BYTES = 4_000_000;
    private static final int AT_ONCE = 2;
    private static final int MAX_MESSAGES = 5_000;
    private static final long NANOS_BETWEEN_LINES = 200_000_000;
    private static final int PAGE = 500;

    private final Services services;
    private final StoredGames games;
    private final Semaphore places = new Semaphore(AT_ONCE);

    public TransferModule(Services services) {
        this.services = services;
        games = new StoredGames(services);
    }

    @Override
    public void addRoutes(RoutesConfig routes) {
        routes.post("/api/import", this::takeIn, Role.GUEST);
        routes.get("/api/export", this::handOut, Role.GUEST);
    }

    @ApiType("ImportProgress")
    private record Progress(
            long read,
            long added,
            long problems,
            List<String> messages,
            List<SentenceView> faults,
            boolean done) {}

    private void takeIn(Context request) throws IOException {
        Optional<String> id = StoredGames.parameter(request, "kind");
        GameDefinition expected = id.isEmpty() ? null : games.kind(id);
        String name = StoredGames.parameter(request, "name").orElse("games.pdn");
        if (services.formats().isCompanion(name)) {
            throw new Refused(ServerMessages.NAMES_ONLY.with("name", name));
        }
        if (!places.tryAcquire()) {
            throw new Refused(ServerMessages.IMPORTS_GOING_ON.with("count", AT_ONCE));
        }
        try {
            boolean packed = name.toLowerCase(Locale.ROOT).endsWith(".gz");
            String plain = packed ? name.substring(0, name.length() - 3) : name;
            GameFormat format = format(plain, expected);
            InputStream body =
                    new Limited(
                            request.req().getInputStream(),
                            MAX_FILE_BYTES,
                            ServerMessages.FILE_TOO_LARGE.with("size", "200 MB"));
            request.contentType("application/x-ndjson");
            Lines lines = new Lines(request.res().getOutputStream());
            try {
                Map<String, byte[]> beside = beside(request, body);
                InputStream content =
                        packed
                                ? new Limited(
                                        new GZIPInputStream(new BufferedInputStream(body)),
                                        MAX_CONTENT_BYTES,
                                        ServerMessages.FILE_TOO_LARGE_UNPACKED.with("size", "2 GB"))
                                : body;
                Archive.Imported all =
                        services.archive()
                                .importFrom(
                                        format, Source.of(plain, content, beside), expected, lines);
                lines.write(lines.progress(all, true));
                if (all.read() == 0) {
                    lines.write(ProblemView.of(ServerMessages.NO_GAME_IN.with("name", name)));
                }
            } catch (IOException e) {
                String detail = String.valueOf(e.getMessage());
                lines.write(ProblemView.of(ServerMessages.UNREADABLE_FILE.with("detail", detail)));
            } catch (RuntimeException e) {
                lines.write(ProblemView.of(Refused.of(e).why()));
            }
        } finally {
            places.release();
        }
    }

    /** The companion files, which precede the file: {@code beside=WTHOR.JOU:20016,…}. */
    private static Map<String, byte[]> beside(Context request, InputStream body)
            throws IOException {
        Map<String, byte[]> files = new HashMap<>();
        for (String file : StoredGames.parameter(request, "beside").orElse("").split(",", -1)) {
            Matcher named = BESIDE.matcher(file);
            if (named.matches() && files.size() < MAX_COMPANIONS) {
                int length = Integer.parseInt(named.group(2));
                Refused.requireWithin("beside", length, 0, MAX_COMPANION_BYTES);
                files.put(named.group(1), body.readNBytes(length));
            } else if (!file.isEmpty()) {
                throw new Refused("beside: '%s' is not NAME:LENGTH".formatted(file));
            }
        }
        return files;
    }

    private GameFormat format(String name, @Nullable GameDefinition kind) {
        return services.formats()
                .byFileName(name)
                .orElseGet(
                        () -> kind == null ? services.formats().byName("pdn") : games.format(kind));
    }

    /** Reports the progress of an import, one line at a time, at a limited rate. */
    private static final class Lines implements Archive.ImportListener {
        private final OutputStream out;
        private final List<Problem> problems = new ArrayList<>();
        private long last;

        Lines(OutputStream out) {
            this.out = out;
        }

        @Override
        public void progress(Archive.Imported soFar) {
            long now = System.nanoTime();
            if (now - last > NANOS_BETWEEN_LINES) {
                last = now;
                try {
                    write(progress(soFar, false));
                } catch (IOException e) {
                    // The import continues if the client disconnects.
                }
            }
        }

        @Override
        public void problem(Problem problem) {
            if (problems.size() < MAX_MESSAGES) {
                problems.add(problem);
            }
        }

        /** All problems are told at the end. */
        Progress progress(Archive.Imported soFar, boolean done) {
            List<Problem> told = done ? problems : List.of();
            return new Progress(
                    soFar.read(),
                    soFar.added(),
                    soFar.problems(),
                    told.stream().map(Problem::toString).toList(),
                    told.stream().map(ServerMessages::of).map(SentenceView::of).toList(),
                    done);
        }

        void write(Object line) throws IOException {
            out.write(Json.bytes(line));
            out.write('\n');
            out.flush();
        }
    }

    /** Limits the length of a stream. */
    private static final class Limited extends FilterInputStream {
        private final Sentence fault;
        private long left;

        Limited(InputStream in, long most, Sentence fault) {
            super(in);
            this.fault = fault;
            left = most;
        }

        @Override
        public int read() throws IOException {
            int read = super.read();
            count(read < 0 ? 0 : 1);
            return read;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int read = super.read(bytes, from, length);
            count(Math.max(read, 0));
            return read;
        }

        private void count(int read) {
            left -= read;
            if (left < 0) {
                throw new Refused(fault);
            }
        }
    }

    private void handOut(Context request) throws IOException {
        GameQuery query = games.query(request).inOrderOfAddition().withLimit(PAGE);
        String name = StoredGames.parameter(request, "format").orElse("pdn");
        GameFormat format;
        try {
            format = services.formats().byName(name.toLowerCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new Refused("format: " + e.getMessage());
        }
        String extension = format.isManyFiles() ? "zip" : format.extensions().getFirst();
        request.contentType("application/octet-stream")
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"games.%s\"".formatted(extension));
        OutputStream out = request.res().getOutputStream();
        if (format.isManyFiles()) {
            pack(query, format, out);
        } else {
            write(query, format, Sink.of(out));
        }
    }

    /** Omits games that the format cannot represent. */
    private void write(GameQuery first, GameFormat format, Sink sink) throws IOException {
        try (GameWriter writer = format.write(sink)) {
            GameQuery query = first;
            while (true) {
                List<StoredGame> page = services.archive().find(query);
                for (StoredGame stored : page) {
                    try {
                        writer.write(games.game(stored.id()));
                    } catch (UnwritableGame e) {
                        // For example a draughts game in an Othello file.
                    }
                }
                if (page.size() < PAGE) {
                    return;
                }
                query = query.withBefore(page.getLast().id());
            }
        }
    }

    private void pack(GameQuery query, GameFormat format, OutputStream out) throws IOException {
        Path folder = Files.createTempDirectory("damier-export");
        try {
            Path file = folder.resolve("games." + format.extensions().getFirst());
            write(query, format, Sink.of(file));
            try (ZipOutputStream zip = new ZipOutputStream(out);
                    DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path written : files) {
                    zip.putNextEntry(new ZipEntry(String.valueOf(written.getFileName())));
                    Files.copy(written, zip);
                    zip.closeEntry();
                }
            }
        } finally {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path written : files) {
                    Files.delete(written);
                }
            }
            Files.delete(folder);
        }
    }
}
