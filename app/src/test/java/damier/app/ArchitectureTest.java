package damier.app;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Map.entry;
import static java.util.function.Predicate.not;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The direction of dependencies, and the other invariants that class files can show. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectureTest {
    /** The dependencies of each package: it may use itself, these, and all their dependencies. */
    private static final Map<String, List<String>> STANDS_ON =
            Map.ofEntries(
                    entry("bits", List.of()),
                    entry("core", List.of("bits")),
                    entry("weights", List.of("core")),
                    entry("table", List.of("core")),
                    entry("tree", List.of("core")),
                    entry("draughts", List.of("weights")),
                    entry("draughts.tables", List.of("draughts")),
                    entry("othello", List.of("weights")),
                    entry("othello.solver", List.of("othello")),
                    entry(
                            "games",
                            List.of("draughts", "draughts.tables", "othello", "othello.solver")),
                    entry("record", List.of("games")),
                    entry("formats", List.of("record")),
                    entry("search", List.of("table", "tree")),
                    entry("engine", List.of("games", "search")),
                    entry("classic", List.of("games", "search")),
                    entry("players", List.of("engine", "classic")),
                    entry("session", List.of("players")),
                    entry("process", List.of("players")),
                    entry("protocol", List.of("process", "formats")),
                    entry("lab", List.of("session", "formats")),
                    entry("analysis", List.of("players", "formats")),
                    entry("student", List.of()),
                    entry("students", List.of("student", "protocol")),
                    entry("archive", List.of("players", "formats")),
                    entry("web", List.of("archive", "lab", "analysis", "students")),
                    entry("terminal", List.of("session", "formats")),
                    entry("bench", List.of("lab", "web")),
                    entry(
                            "app",
                            List.of(
                                    "protocol",
                                    "lab",
                                    "analysis",
                                    "students",
                                    "archive",
                                    "web",
                                    "terminal")));

    private static final Set<String> GAMES = Set.of("draughts", "othello");

    private static final List<String> INPUT_OUTPUT =
            List.of(
                    "java.io.File",
                    "java.nio.file.",
                    "java.nio.channels.",
                    "java.net.",
                    "java.sql.");

    /** JSpecify's annotations are not needed at run time. */
    private static final List<String> OURS_AND_JDK = List.of("java.", "org.jspecify.", "damier.");

    private static final List<String> CHANGING_VALUES =
            List.of("java.util.concurrent.atomic.", "java.lang.ThreadLocal");

    private JavaClasses damier;

    @BeforeAll
    void readTheClassFilesOfEveryModule() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(".."))) {
            damier =
                    new ClassFileImporter()
                            .withImportOption(location -> !location.contains("jmh_generated"))
                            .importPaths(
                                    folders.map(folder -> folder.resolve("target/classes"))
                                            .filter(Files::isDirectory)
                                            .toList());
        }
    }

    @Test
    void everyPackageHasItsPlace() {
        assertThat(damier)
                .map(ArchitectureTest::home)
                .contains("bits", "core", "app")
                .isSubsetOf(STANDS_ON.keySet());
    }

    @Test
    void dependenciesPointDownwards() {
        assertThat(dependencies(STANDS_ON.keySet()))
                .filteredOn(dependency -> isOurs(dependency.getTargetClass()))
                .filteredOn(not(ArchitectureTest::pointsDownwards))
                .extracting(Dependency::getDescription)
                .isEmpty();
    }

    @Test
    void noPackageIsPartOfACycle() {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (Dependency dependency : dependencies(STANDS_ON.keySet())) {
            String origin = dependency.getOriginClass().getPackageName();
            JavaClass target = dependency.getTargetClass().getBaseComponentType();
            if (isOurs(target) && !origin.equals(target.getPackageName())) {
                uses.computeIfAbsent(origin, any -> new TreeSet<>()).add(target.getPackageName());
            }
        }
        // A package that uses none of the remaining ones cannot be part of a cycle.
        while (uses.values().removeIf(targets -> targets.stream().noneMatch(uses::containsKey))) {}
        assertThat(uses).isEmpty();
    }

    /** The commands of {@code system} describe and check the other commands. */
    @Test
    void familiesOfCommandsDoNotUseEachOther() {
        Set<String> mayUseOthers = Set.of("damier.app", "damier.app.system");
        Set<String> shared = Set.of("damier.app.command", "damier.app.console");
        assertThat(dependencies(Set.of("app")))
                .filteredOn(
                        dependency ->
                                !mayUseOthers.contains(
                                        dependency.getOriginClass().getPackageName()))
                .filteredOn(dependency -> home(dependency.getTargetClass()).equals("app"))
                .filteredOn(
                        dependency -> {
                            String target =
                                    dependency
                                            .getTargetClass()
                                            .getBaseComponentType()
                                            .getPackageName();
                            return !shared.contains(target)
                                    && !target.equals(dependency.getOriginClass().getPackageName());
                        })
                .extracting(Dependency::getDescription)
                .isEmpty();
    }

    @Test
    void onlyGamesAndClassicPlayersNameAGame() {
        Set<String> mayName = new HashSet<>(reach("games", "formats", "classic"));
        mayName.add("bench");
        assertThat(dependencies(STANDS_ON.keySet()))
                .filteredOn(dependency -> !mayName.contains(home(dependency.getOriginClass())))
                .filteredOn(dependency -> GAMES.contains(home(dependency.getTargetClass())))
                .extracting(Dependency::getDescription)
                .isEmpty();
    }

    @Test
    void nothingMutableIsStatic() {
        assertThat(damier)
                .flatExtracting(JavaClass::getFields)
                .map(JavaField.class::cast)
                .filteredOn(field -> field.getModifiers().contains(JavaModifier.STATIC))
                .filteredOn(
                        field ->
                                !field.getModifiers().contains(JavaModifier.FINAL)
                                        || isOneOf(CHANGING_VALUES, field.getRawType()))
                .extracting(JavaField::getFullName)
                .isEmpty();
    }

    @Test
    void nothingBelowTheEnginePrintsOrDoesInputOutput() {
        Set<String> below = reach("games", "search", "classic");
        below.remove("draughts.tables"); // It has files of its own.
        assertThat(dependencies(below))
                .filteredOn(dependency -> isOneOf(INPUT_OUTPUT, dependency.getTargetClass()))
                .extracting(Dependency::getDescription)
                .isEmpty();
        assertThat(damier)
                .filteredOn(type -> below.contains(home(type)))
                .flatExtracting(JavaClass::getFieldAccessesFromSelf)
                .extracting(Object::toString)
                .filteredOn(access -> access.contains("java.lang.System."))
                .isEmpty();
    }

    @Test
    void gamesAndEngineStandOnTheJdkAlone() {
        assertThat(dependencies(reach("session", "formats")))
                .filteredOn(
                        dependency ->
                                !dependency.getTargetClass().getBaseComponentType().isPrimitive())
                .filteredOn(dependency -> !isOneOf(OURS_AND_JDK, dependency.getTargetClass()))
                .extracting(Dependency::getDescription)
                .isEmpty();
    }

    private List<Dependency> dependencies(Collection<String> homes) {
        return damier.stream()
                .filter(type -> homes.contains(home(type)))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .toList();
    }

    private static boolean pointsDownwards(Dependency dependency) {
        return reach(home(dependency.getOriginClass())).contains(home(dependency.getTargetClass()));
    }

    /** The given packages and all that they stand on. */
    private static Set<String> reach(String... names) {
        var reached = new HashSet<>(List.of(names));
        for (String name : names) {
            reached.addAll(reach(STANDS_ON.getOrDefault(name, List.of()).toArray(String[]::new)));
        }
        return reached;
    }

    private static boolean isOurs(JavaClass type) {
        return type.getBaseComponentType().getPackageName().startsWith("damier.");
    }

    /**
     * The package right below {@code damier}, as {@code draughts} for {@code damier.draughts.text},
     * unless one further below has a row.
     */
    private static String home(JavaClass type) {
        if (!isOurs(type)) {
            return "";
        }
        String name = type.getBaseComponentType().getPackageName().substring("damier.".length());
        return STANDS_ON.containsKey(name) ? name : name.split("\\.", -1)[0];
    }

    private static boolean isOneOf(List<String> prefixes, JavaClass type) {
        JavaClass element = type.getBaseComponentType();
        return prefixes.stream().anyMatch(element.getName()::startsWith);
    }
}
