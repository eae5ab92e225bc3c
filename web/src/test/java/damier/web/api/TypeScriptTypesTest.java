package damier.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Side;
import damier.web.api.ApiType.AlwaysSent;
import damier.web.api.ApiType.AnyOf;
import damier.web.api.ApiType.Internal;
import damier.web.api.ApiType.NameOf;
import damier.web.api.ApiType.OfLength;
import damier.web.api.ApiType.OneOf;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The pages' types of what they exchange with the server follow the server's records. */
class TypeScriptTypesTest {
    private static final Path CHECKED_IN = Path.of("ui/src/app/types.ts");
    private static final Path CURRENT = Path.of("target/types.ts");
    private static final String HEAD =
            """
            /**
             * What the server and the pages exchange. Written from the server's records that bear `@ApiType`, which say what
             * each field means: do not edit it by hand. See also docs/web-api.md.
             */

            """;

    private final TypeScriptTypes types = new TypeScriptTypes();

    @Test
    void theTypesOfThePagesAreThoseOfTheRecords() throws Exception {
        apiRecords().forEach(types::add);
        Files.writeString(CURRENT, HEAD + types);
        assertThat(CHECKED_IN)
                .as("to renew it: cp web/%s web/%s", CURRENT, CHECKED_IN)
                .hasSameTextualContentAs(CURRENT);
    }

    private static List<Class<?>> apiRecords() throws IOException, URISyntaxException {
        Path classes =
                Path.of(ApiType.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(classes)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.contains("-info"))
                    .<Class<?>>map(TypeScriptTypesTest::load)
                    .filter(type -> type.isAnnotationPresent(ApiType.class))
                    .toList();
        }
    }

    private static Class<?> load(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        try {
            return Class.forName(name, false, ApiType.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    @ApiType("Inner")
    private record Inner(long number, @Nullable Double share) {}

    @ApiType("Sent")
    private record Sent(
            @NameOf(Side.class) String side,
            @OneOf({"on", "off"}) String state,
            List<@OfLength(2) List<String>> pairs,
            Map<String, @AnyOf({String.class, int.class, Inner.class}) Object> values,
            @Nullable List<Inner> inner,
            @AlwaysSent @Nullable String comment,
            @Internal String session) {}

    @ApiType(value = "Asked", request = true)
    private record Asked(String name, @Nullable Boolean quick) {}

    @Test
    void componentsBecomeFields() {
        types.add(Sent.class);
        types.add(Asked.class);
        assertThat(types)
                .hasToString(
                        """
                        export interface Asked {
                          readonly name: string
                          readonly quick?: boolean | null
                        }

                        export interface Sent {
                          readonly side: Side
                          readonly state: 'on' | 'off'
                          readonly pairs: readonly (readonly [string, string])[]
                          readonly values: Readonly<Record<string, string | number | Inner>>
                          readonly inner: readonly Inner[] | null
                          readonly comment: string
                        }

                        export type Side = 'white' | 'black'
                        """);
    }

    private record Nameless(String name) {}

    @ApiType("Holder")
    private record Holder(Nameless held) {}

    @Test
    void recordsThatPagesSeeMustHaveANameThere() {
        assertThatThrownBy(() -> types.add(Holder.class)).hasMessageContaining("needs @ApiType");
    }

    @ApiType("Inner")
    private record Other(String number) {}

    @Test
    void oneNameHasOneShape() {
        types.add(Inner.class);
        assertThatThrownBy(() -> types.add(Other.class)).hasMessageContaining("two shapes");
    }
}
