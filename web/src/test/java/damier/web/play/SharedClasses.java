package damier.web.play;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * The classes of this test for programs that it starts again and again. They are read and checked
 * once: the first program leaves an archive of them, with which the others start in half the time.
 */
final class SharedClasses {
    private final Path archive;
    private final String classPath;

    /**
     * @param folder for the archive, and for copies: only classes in JAR files can be kept
     */
    SharedClasses(Path folder) throws IOException {
        archive = folder.resolve("classes.jsa");
        List<String> places = new ArrayList<>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(place);
            places.add(
                    Files.isDirectory(path)
                            ? packed(path, folder.resolve(places.size() + ".jar"))
                            : place);
        }
        classPath = String.join(File.pathSeparator, places);
    }

    private static String packed(Path folder, Path jar) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(folder)) {
            Iterator<Path> all = files.skip(1).iterator();
            while (all.hasNext()) {
                Path file = all.next();
                String name = folder.relativize(file).toString().replace(File.separatorChar, '/');
                // Folders too: there are libraries that look for them.
                out.putNextEntry(new JarEntry(Files.isDirectory(file) ? name + "/" : name));
                if (Files.isRegularFile(file)) {
                    Files.copy(file, out);
                }
            }
        }
        return jar.toString();
    }

    /** Starts a program, which leaves the archive if there is none and it ends by itself. */
    Process start(Class<?> program, List<String> arguments) throws IOException {
        String option =
                (Files.exists(archive) ? "-XX:SharedArchiveFile=" : "-XX:ArchiveClassesAtExit=")
                        + archive;
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:+UseSerialGC",
                                "-XX:TieredStopAtLevel=1",
                                "-Xlog:disable",
                                option,
                                "-Djacoco-agent.output=none",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                classPath,
                                program.getName()));
        command.addAll(arguments);
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
