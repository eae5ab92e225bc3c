package damier.app.system;

import damier.lab.Resources;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Builds archives of the program that run without an installation. */
final class Packaging {
    /** An archive, its size in bytes, and its unpacked size. */
    record Archive(String file, long bytes, long unpackedBytes) {}

    /** A tool is missing or failed. */
    static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Failed(String message) {
            super(message);
        }
    }

    /** The modules that the program and its libraries use; the compiler is for students' files. */
    private static final List<String> MODULES =
            List.of(
                    "java.base",
                    "java.compiler",
                    "java.desktop",
                    "java.instrument",
                    "java.management",
                    "java.naming",
                    "java.security.jgss",
                    "java.sql",
                    "jdk.compiler",
                    "jdk.jfr",
                    "jdk.management",
                    "jdk.unsupported",
                    "jdk.zipfs");

    /** Signatures of older Java versions for the compiler: a tenth of the image, and never used. */
    private static final String OLDER_VERSIONS = "lib/ct.sym";

    private static final String NATIVE = "org/sqlite/native/";

    private final Path program;
    private final String version;
    private final ToolProvider jlink;

    /**
     * @param program the program's jar, with its libraries in {@code lib} beside it
     * @throws Failed if this Java has no jlink
     */
    Packaging(Path program, String version) {
        this.program = program;
        this.version = version;
        jlink =
                ToolProvider.findFirst("jlink")
                        .orElseThrow(() -> new Failed("this Java has no jlink; use a JDK"));
    }

    /** A folder for systems like this one, with its own Java, and its archive. */
    Archive image(Path out) throws IOException {
        String name = "damier-%s-%s-%s".formatted(version, system(), processor());
        Path folder = out.resolve(name);
        delete(folder);
        link(folder.resolve("runtime"));
        shrink(folder.resolve("runtime"));
        copyProgram(folder.resolve("app"), true);
        script("image.sh", folder.resolve("damier"));
        Files.writeString(folder.resolve("README.txt"), resource("README.txt"));
        Files.writeString(folder.resolve("LICENSE"), resource("LICENSE"));
        makeCache(folder);
        Path archive = out.resolve(name + ".tar.gz");
        run(List.of("tar", "-czf", archive.toString(), "-C", out.toString(), name));
        return new Archive(archive.toString(), Files.size(archive), size(folder));
    }

    /** An archive that needs an installed Java. */
    Archive portable(Path out) throws IOException {
        String name = "damier-" + version;
        Path folder = out.resolve(name);
        delete(folder);
        copyProgram(folder.resolve("app"), false);
        script("portable.sh", folder.resolve("damier"));
        Files.writeString(folder.resolve("damier.bat"), forWindows(resource("portable.bat")));
        Files.writeString(folder.resolve("README.txt"), forWindows(resource("README.txt")));
        Files.writeString(folder.resolve("LICENSE"), forWindows(resource("LICENSE")));
        Path archive = out.resolve(name + ".zip");
        Files.deleteIfExists(archive);
        zip(out, folder, archive);
        long unpacked = size(folder);
        delete(folder);
        return new Archive(archive.toString(), Files.size(archive), unpacked);
    }

    private static String forWindows(String text) {
        return text.replace("\n", "\r\n");
    }

    private static String system() {
        String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            throw new Failed("the download that includes Java can only be built on Linux or macOS");
        }
        return name.startsWith("mac") ? "macos" : name.replace(' ', '-');
    }

    private static String processor() {
        String name = System.getProperty("os.arch", "");
        return name.equals("amd64") ? "x86_64" : name;
    }

    private void link(Path runtime) throws IOException {
        Files.createDirectories(runtime.getParent());
        StringWriter output = new StringWriter();
        int status =
                jlink.run(
                        new PrintWriter(output),
                        new PrintWriter(output),
                        "--add-modules",
                        String.join(",", MODULES),
                        "--strip-java-debug-attributes",
                        "--no-header-files",
                        "--no-man-pages",
                        "--compress=zip-6",
                        "--output",
                        runtime.toString());
        if (status != 0) {
            throw new Failed("jlink: " + output.toString().strip());
        }
    }

    /** Removes the symbol tables of the virtual machine, which are large and not needed. */
    private static void shrink(Path runtime) throws IOException {
        Files.deleteIfExists(runtime.resolve(OLDER_VERSIONS));
        Path machine = runtime.resolve("lib/server/libjvm.so");
        try {
            if (Files.exists(machine)) {
                run(List.of("strip", "--strip-unneeded", machine.toString()));
            }
        } catch (IOException e) {
            // Without strip the image is a little larger.
        }
    }

    private void copyProgram(Path to, boolean thisSystemOnly) throws IOException {
        Path lib = Files.createDirectories(to.resolve("lib"));
        copy(program, to.resolve("damier.jar"));
        try (Stream<Path> libraries = Files.list(program.resolveSibling("lib"))) {
            for (Path library : libraries.toList()) {
                String name = library.getFileName().toString();
                if (thisSystemOnly && name.startsWith("sqlite-jdbc-")) {
                    copyWithoutOtherSystems(library, lib.resolve(name));
                } else {
                    copy(library, lib.resolve(name));
                }
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }

    /** SQLite includes two dozen systems, which are larger than all other libraries together. */
    private static void copyWithoutOtherSystems(Path from, Path to) throws IOException {
        try (var in = new ZipFile(from.toFile());
                var out = new ZipOutputStream(Files.newOutputStream(to))) {
            for (ZipEntry entry : Collections.list(in.entries())) {
                if (!entry.getName().startsWith(NATIVE) || isForThisSystem(entry.getName())) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    in.getInputStream(entry).transferTo(out);
                }
            }
        }
    }

    private static boolean isForThisSystem(String entry) {
        String system = system().equals("macos") ? "Mac/" : "Linux";
        return entry.startsWith(NATIVE + system) && entry.contains("/" + processor() + "/");
    }

    private static void script(String resource, Path to) throws IOException {
        Files.writeString(to, resource(resource));
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static String resource(String name) {
        return Resources.text(Packaging.class, "package/" + name);
    }

    /** Writes the start-up cache by a first run. */
    private static void makeCache(Path folder) throws IOException {
        run(
                List.of(
                        folder.resolve("runtime/bin/java").toString(),
                        "-XX:AOTCacheOutput=" + folder.resolve("app/damier.aot"),
                        "-XX:+UseSerialGC",
                        "-jar",
                        folder.resolve("app/damier.jar").toString(),
                        "bestmove",
                        "international",
                        "--depth",
                        "4",
                        "--json"));
    }

    private static void run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new Failed(command.getFirst() + " failed: " + output.strip());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failed("interrupted");
        }
    }

    /** Preserves the file permissions. */
    private static void zip(Path out, Path folder, Path archive) throws IOException {
        Map<String, String> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem zip = FileSystems.newFileSystem(archive, options);
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Path place = zip.getPath("/", out.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(place);
                } else {
                    Files.copy(file, place);
                    Files.setPosixFilePermissions(place, Files.getPosixFilePermissions(file));
                }
            }
        }
    }

    private static long size(Path folder) throws IOException {
        long size = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                size += Files.size(file);
            }
        }
        return size;
    }

    /** Deletes a folder, if it exists, with everything in it. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
