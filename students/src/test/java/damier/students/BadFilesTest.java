package damier.students;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Path;
import java.util.stream.Stream;

/** Files that cannot become players, each with the one line that says why. */
@Execution(ExecutionMode.CONCURRENT)
class BadFilesTest {
    record Bad(String what, String source, String line) {
        @Override
        public String toString() {
            return what;
        }
    }

    @TempDir private Path folder;
    private Classroom classroom;

    @BeforeEach
    void openTheClassroom() {
        classroom = new Classroom(folder);
    }

    private static String feature(String body) {
        return """
        import damier.student.*;
        class My {
            @Feature(weight = 10)
            int men(DraughtsBoard board) {
                %s
            }
        }
        """
                .formatted(body);
    }

    static Stream<Bad> files() {
        return Stream.of(misspelt(), misused(), notMade(), notFeatures()).flatMap(bad -> bad);
    }

    private static Stream<Bad> misspelt() {
        return Stream.of(
                new Bad(
                        "a missing semicolon",
                        feature("return board.men().size()"),
                        "My.java, line 5: there should be ; here: return board.men().size()"),
                new Bad(
                        "a missing brace",
                        "import damier.student.*;\nclass My {\n  int x;\n",
                        "My.java, line 3: the file ends too early: a } is missing"),
                new Bad(
                        "a missing import of ours",
                        "class My {\n  @Feature(weight = 1)\n  int men(int x) { return 1; }\n}\n",
                        "My.java, line 2: there is no class Feature;"
                                + " is this missing: import damier.student.Feature; ?"),
                new Bad(
                        "a missing import of Java's",
                        feature("List<Integer> list = null; return 1;"),
                        "My.java, line 5: there is no class List;"
                                + " is this missing: import java.util.List; ?"),
                new Bad(
                        "a misspelt variable",
                        feature("return bord.men().size();"),
                        "My.java, line 5: there is no bord in My; is it declared and spelt so?"),
                new Bad(
                        "a method that boards do not have",
                        feature("return board.pawns().size();"),
                        "My.java, line 5: there is no method pawns in a DraughtsBoard"));
    }

    private static Stream<Bad> misused() {
        return Stream.of(
                new Bad(
                        "a wrong type",
                        feature("return \"many\";"),
                        "My.java, line 5: this is of type String, but int is needed"),
                new Bad(
                        "a double where an int is due",
                        feature("return board.men().sum(Square::row);"),
                        "My.java, line 5: a double does not fit into an int:"
                                + " write (int) before it, or use double"),
                new Bad(
                        "no return",
                        feature("int x = board.men().size();"),
                        "My.java, line 6: the method can end here without returning a value"),
                new Bad(
                        "an exception nobody catches",
                        feature("Thread.sleep(1); return 1;"),
                        "My.java, line 5: this may throw InterruptedException:"
                                + " catch it, or do without"),
                new Bad(
                        "Damier's own classes",
                        "import damier.search.Search;\nclass My {}\n",
                        "My.java, line 1: players cannot use damier.search: they have java.util"
                                + " and the other basic packages of Java, and damier.student"),
                new Bad(
                        "a player without its method",
                        "import damier.student.*;\nclass My implements AnytimePlayer<Board> {}\n",
                        "My.java, line 2: a method is missing: My is not abstract and does not"
                                + " override abstract method think(Board,Answer) in"
                                + " AnytimePlayer"));
    }

    private static Stream<Bad> notMade() {
        return Stream.of(
                new Bad("an empty file", "// nothing yet\n", "My.java: there is no class in it"),
                new Bad(
                        "no feature",
                        "class My { int men() { return 1; } }",
                        "My.java: there is neither a class with a @Feature method in it nor one"
                                + " that implements AnytimePlayer"),
                new Bad(
                        "an abstract class",
                        feature("return 1;").replace("class My", "abstract class My"),
                        "My.java: class My is abstract, so no player can be made of it"),
                new Bad(
                        "a private constructor",
                        feature("return 1;").replace("class My {", "class My { private My() {}"),
                        "My.java: the constructor of My is private: remove 'private'"),
                new Bad(
                        "a constructor with parameters",
                        feature("return 1;").replace("class My {", "class My { My(int x) {}"),
                        "My.java: class My needs a constructor without parameters"),
                new Bad(
                        "a constructor that throws",
                        feature("return 1;")
                                .replace("class My {", "class My { My() { int[] a = {}; a[1]++; }"),
                        "My.java, line 2: the constructor goes beyond the end of an array or list"
                                + " (ArrayIndexOutOfBoundsException: Index 1 out of bounds for"
                                + " length 0)"),
                new Bad(
                        "a static field that throws",
                        feature("return 1;")
                                .replace("class My {", "class My { static int x = 1 / 0;"),
                        "My.java, line 2: a static field or block divides by zero"
                                + " (ArithmeticException: / by zero)"),
                new Bad(
                        "a constructor that never ends",
                        feature("return 1;")
                                .replace("class My {", "class My { My() { while (true) {} }"),
                        "My.java, line 2: the constructor takes too long"));
    }

    private static Stream<Bad> notFeatures() {
        return Stream.of(
                new Bad(
                        "a feature without a board",
                        feature("return 1;").replace("DraughtsBoard board", ""),
                        "My.java: feature men must take a board and nothing else,"
                                + " as in double men(DraughtsBoard board)"),
                new Bad(
                        "a feature that returns nothing",
                        feature("").replace("int men", "void men"),
                        "My.java: feature men must return a number such as int or double,"
                                + " not nothing"),
                new Bad(
                        "a feature that returns a text",
                        feature("return \"\";").replace("int men", "String men"),
                        "My.java: feature men must return a number such as int or double,"
                                + " not String"),
                new Bad(
                        "a feature of another game",
                        feature("return 1;").replace("DraughtsBoard", "OthelloBoard"),
                        "My.java: feature men wants an OthelloBoard,"
                                + " but this game is played on a DraughtsBoard"),
                new Bad(
                        "a feature named like an option",
                        feature("return 1;").replace("int men", "int depth"),
                        "My.java: feature depth must be renamed:"
                                + " depth is an option of the search"),
                new Bad(
                        "two players",
                        feature("return 1;").replace("class My", "class One")
                                + "class Two { @Feature int men(Board board) { return 1; } }",
                        "My.java: there are several players in it: One, Two;"
                                + " keep one, or name it My"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachIsRefusedInOneLine(Bad bad) {
        String player = classroom.file("My.java", bad.source());
        assertThatThrownBy(() -> classroom.player("international", player)).hasMessage(bad.line());
    }

    @Test
    void moreErrorsAreCounted() {
        String source = feature("int a = x; int b = y; return z;");
        assertThatThrownBy(
                        () -> classroom.player("international", classroom.file("My.java", source)))
                .hasMessageEndingWith("(and 2 more)");
    }

    @Test
    void filesAndOptionsThatDoNotExistAreNamed() {
        assertThatThrownBy(() -> classroom.player("international", "none/My.java"))
                .hasMessage("none/My.java: there is no such file");
        String player = classroom.file("My.java", feature("return 1;"));
        assertThatThrownBy(() -> classroom.player("international", player + "[kings=off]"))
                .hasMessage(
                        "My.java: no option kings; known: time, depth, algorithm, quiescence, men,"
                                + " men.weight");
        assertThatThrownBy(() -> classroom.player("international", player + "[men.weight=x]"))
                .hasMessage("My.java: men.weight=x: expected a number");
        assertThat(classroom.player("international", player + "[men.weight=2]").hasOwnLimit())
                .isFalse();
    }
}
