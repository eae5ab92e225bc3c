package damier.students.sandbox;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles a student's file, which may use the basic classes of Java and the student package. */
record SourceCompiler(String file) {
    /**
     * The result of a compilation.
     *
     * @param classes by name; empty if there are errors
     * @param errors one sentence each
     */
    record Outcome(Map<String, byte[]> classes, List<String> errors) {}

    private static final List<String> OPTIONS =
            List.of(
                    "-proc:none",
                    "-g",
                    "-nowarn",
                    "--limit-modules",
                    "java.base",
                    // Errors of later phases are listed too.
                    "-XDshould-stop.ifError=FLOW");

    Outcome compile(String source) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return failed("cannot be compiled: this Java has no compiler; Damier needs a JDK");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        var standard = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8);
        try (Shelf shelf = new Shelf(standard)) {
            boolean done =
                    compiler.getTask(
                                    new StringWriter(),
                                    shelf,
                                    found,
                                    OPTIONS,
                                    null,
                                    List.of(new Source(source)))
                            .call();
            if (done) {
                return new Outcome(shelf.bytes(), List.of());
            }
        } catch (IOException | RuntimeException | StackOverflowError e) {
            return failed("cannot be compiled: " + e);
        }
        Diagnoses diagnoses = new Diagnoses(file, source);
        List<String> errors =
                found.getDiagnostics().stream()
                        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                        .map(diagnoses::sentence)
                        .distinct()
                        .toList();
        return errors.isEmpty() ? failed("cannot be compiled") : new Outcome(Map.of(), errors);
    }

    private Outcome failed(String what) {
        return new Outcome(Map.of(), List.of(file + ": " + what));
    }

    /** The source; its public class may have any name. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Player.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE;
        }
    }

    /** A compiled class. */
    private static final class Compiled extends SimpleJavaFileObject {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Compiled(String name) {
            super(URI.create("bytes:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public OutputStream openOutputStream() {
            return bytes;
        }
    }

    /** Keeps the compiled classes in memory, and shows only the student package of Damier. */
    private static final class Shelf extends ForwardingJavaFileManager<JavaFileManager> {
        private static final String API = "damier.student";

        private final Map<String, Compiled> compiled = new LinkedHashMap<>();

        Shelf(JavaFileManager manager) {
            super(manager);
        }

        Map<String, byte[]> bytes() {
            Map<String, byte[]> bytes = new LinkedHashMap<>();
            compiled.forEach((name, file) -> bytes.put(name, file.bytes.toByteArray()));
            return bytes;
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location,
                String packageName,
                Set<JavaFileObject.Kind> kinds,
                boolean recurse)
                throws IOException {
            boolean own = location == StandardLocation.CLASS_PATH;
            return own && !packageName.equals(API)
                    ? List.of()
                    : super.list(location, packageName, own ? onlyClasses(kinds) : kinds, recurse);
        }

        private static Set<JavaFileObject.Kind> onlyClasses(Set<JavaFileObject.Kind> kinds) {
            return kinds.stream()
                    .filter(kind -> kind == JavaFileObject.Kind.CLASS)
                    .collect(Collectors.toSet());
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return compiled.computeIfAbsent(className, Compiled::new);
        }
    }
}
