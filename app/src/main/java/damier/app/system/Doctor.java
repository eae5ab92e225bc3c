package damier.app.system;

import static java.util.stream.Collectors.joining;

import damier.app.command.Program;
import damier.app.command.TableOptions;
import damier.app.endgame.TableText;
import damier.app.play.Browser;
import damier.archive.Archive;
import damier.archive.ArchiveException;
import damier.core.EndgameFiles;
import damier.core.Endgames;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.formats.Formats;
import damier.protocol.Finding;
import damier.protocol.Finding.Came;
import damier.terminal.screen.ColourDepth;
import damier.terminal.screen.ScreenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Checks everything that the program needs. */
final class Doctor {
    private static final int MIN_JAVA = 25;
    private static final String CACHE_OPTION = "-XX:AOTCache=";

    /** Enough for a transposition table, the search and the program. */
    private static final long MIN_HEAP = 256L << 20;

    private static final long MIN_DISK = 500L << 20;

    private static final Pattern TERMINAL_SIZE =
            Pattern.compile("(?<columns>[0-9]{1,6})x(?<rows>[0-9]{1,6})");

    private final Program program;
    private final Environment here;
    private final Path data;
    private final @Nullable String database;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * @param data the folder that games are stored in
     * @param database the JDBC URL of another database, if one was given
     */
    Doctor(Program program, Environment here, Path data, @Nullable String database) {
        this.program = program;
        this.here = here;
        this.data = data.toAbsolutePath();
        this.database = database;
    }

    List<Finding> examine() {
        check(
                "java",
                MIN_JAVA + " or later",
                () -> new Came(here.java() >= MIN_JAVA, here.javaName()));
        check("start-up cache", "the file named by the start script", this::cache);
        check(
                "compiler",
                "the compiler of a JDK, for students' files",
                () -> new Came(here.compiler(), here.compiler() ? "present" : "none"));
        check("memory", "a heap of " + megabytes(MIN_HEAP) + " or more", this::memory);
        check("weights", "an evaluation for every game", this::weights);
        check("endgame tables", "tables without damage", this::endgameTables);
        check("data folder", "a folder that can be written to", this::dataFolder);
        check("disk", megabytes(MIN_DISK) + " or more", this::disk);
        check("database", "an intact database", this::database);
        check(
                "pages",
                "the pages of the web board, built in",
                () -> new Came(here.pages(), here.pages() ? "built in" : "none"));
        check("browser", "a program that opens pages", this::browser);
        check("terminal", "a terminal large enough for a board, or none", this::terminal);
        return List.copyOf(findings);
    }

    private void check(String what, String expected, Supplier<Came> doing) {
        Finding.make(what, expected, doing, findings::add);
    }

    /** Optional: without it a start takes longer. */
    private Came cache() {
        Optional<Path> cache =
                here.jvmOptions().stream()
                        .filter(option -> option.startsWith(CACHE_OPTION))
                        .map(option -> Path.of(option.substring(CACHE_OPTION.length())))
                        .findFirst();
        return cache.map(file -> new Came(Files.isReadable(file), file.toString()))
                .orElse(Came.yes("none"));
    }

    private Came memory() {
        return new Came(
                here.heap() >= MIN_HEAP,
                "a heap of %s on a machine with %s and %s"
                        .formatted(megabytes(here.heap()), megabytes(here.memory()), processors()));
    }

    private String processors() {
        return here.processors() == 1 ? "one processor" : here.processors() + " processors";
    }

    private Came weights() {
        List<GameDefinition> games = program.games().all();
        games.forEach(Doctor::evaluateStart);
        return Came.yes(games.size() + " games");
    }

    private static void evaluateStart(GameDefinition game) {
        game.evaluators().standard().evaluate(game.rules().newPosition());
    }

    private Came endgameTables() {
        Path folder = TableOptions.in(data);
        List<String> faults = new ArrayList<>();
        Map<Integer, List<String>> builtIn = new TreeMap<>(Comparator.reverseOrder());
        List<String> stored = new ArrayList<>();
        for (GameDefinition game : program.games().all()) {
            Endgames<Position> endgames = game.endgames().in(folder.toString(), faults::add);
            Optional<EndgameFiles.Inventory> found = endgames.files().map(EndgameFiles::inventory);
            found.ifPresent(
                    tables -> {
                        faults.addAll(tables.faults());
                        builtIn.computeIfAbsent(tables.builtIn().pieces(), _ -> new ArrayList<>())
                                .add(game.id());
                        if (tables.stored().files() > 0) {
                            stored.add(game.id() + " " + TableText.of(tables));
                        }
                    });
        }
        if (!faults.isEmpty()) {
            return Came.no(faults.stream().distinct().collect(joining("; ")));
        }
        String inProgram =
                builtIn.entrySet().stream()
                        .map(
                                tables ->
                                        "up to %d pieces for %s"
                                                .formatted(
                                                        tables.getKey(),
                                                        String.join(", ", tables.getValue())))
                        .collect(joining("; "));
        String what =
                "built in %s; in %s %s"
                        .formatted(
                                inProgram,
                                folder,
                                stored.isEmpty() ? "none" : String.join("; ", stored));
        return stored.isEmpty() ? Came.none(what) : Came.yes(what);
    }

    private Came dataFolder() {
        Path there = existing(data);
        boolean usable = Files.isDirectory(there) && Files.isWritable(there);
        return new Came(usable, data + (there.equals(data) ? "" : ", not created yet"));
    }

    /** The folder itself or its nearest existing parent. */
    private static Path existing(Path folder) {
        Path there = folder;
        while (!Files.exists(there) && there.getParent() != null) {
            there = there.getParent();
        }
        return there;
    }

    private Came disk() {
        long free = here.freeBytes().applyAsLong(existing(data));
        return new Came(free >= MIN_DISK, megabytes(free) + " free");
    }

    private Came database() {
        Formats formats = program.formats();
        String url = database;
        Path file = data.resolve("games.db");
        try {
            if (url == null && !Files.exists(file)) {
                return checkNewFile(formats);
            }
            try (Archive archive =
                    url == null ? Archive.open(file, formats) : Archive.open(url, formats)) {
                return Came.yes(archive.check());
            }
        } catch (ArchiveException | IOException e) {
            return Came.no(String.valueOf(e.getMessage()));
        }
    }

    /** There is no database before the first game, so a temporary one is checked. */
    private static Came checkNewFile(Formats formats) throws IOException {
        Path folder = Files.createTempDirectory("damier-doctor-");
        try (Archive archive = Archive.open(folder.resolve("games.db"), formats)) {
            return Came.yes(archive.check() + ", not created yet");
        } finally {
            Packaging.delete(folder);
        }
    }

    private Came browser() {
        Browser browser = here.browser();
        if (!browser.hasDesktop()) {
            return Came.yes("no desktop; open the printed address in a browser");
        }
        return new Came(browser.canOpen(), String.join(" ", browser.command()));
    }

    private Came terminal() {
        if (here.terminal().isEmpty()) {
            return Came.yes("none; output is plain lines");
        }
        Map<String, String> environment = here.environment();
        String name = environment.getOrDefault("TERM", "dumb");
        String encoding =
                Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                        .map(variable -> environment.getOrDefault(variable, ""))
                        .filter(value -> !value.isEmpty())
                        .findFirst()
                        .filter(value -> value.toUpperCase(Locale.ROOT).matches(".*UTF-?8.*"))
                        .map(_ -> "UTF-8")
                        .orElse("ASCII");
        String size = here.terminal().get();
        return new Came(
                hasRoomForABoard(size),
                "%s %s, %s, %s".formatted(name, size, colours(environment), encoding));
    }

    /** An unknown size passes. */
    private static boolean hasRoomForABoard(String size) {
        Matcher numbers = TERMINAL_SIZE.matcher(size);
        return !numbers.matches()
                || ScreenGame.hasRoomForABoard(
                        Integer.parseInt(numbers.group("rows")),
                        Integer.parseInt(numbers.group("columns")));
    }

    private static String colours(Map<String, String> environment) {
        return switch (ColourDepth.of(environment::get)) {
            case NONE -> "no colours";
            case SIXTEEN -> "16 colours";
            case MANY -> "256 colours";
            case TRUE -> "16 million colours";
        };
    }

    private static String megabytes(long bytes) {
        return (bytes >> 20) + " MB";
    }
}
