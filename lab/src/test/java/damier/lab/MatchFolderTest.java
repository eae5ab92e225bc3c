package damier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.lab.MatchFolder.Kind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

class MatchFolderTest {
    @TempDir private Path folder;

    @Test
    void settingsComeBackAsTheyWere() throws IOException {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("A", "damier[depth=6, table=16]");
        settings.put("--openings", "my openings.txt");
        MatchFolder.create(folder, Kind.MATCH, settings).close();
        try (MatchFolder resumed = MatchFolder.resume(folder, Kind.MATCH)) {
            assertThat(resumed.settings()).isEqualTo(settings);
            assertThat(resumed.games()).isEmpty();
        }
    }

    @Test
    void settingThatIsNoneIsNamed() throws IOException {
        MatchFolder.create(folder, Kind.MATCH, Map.of("A", "damier")).close();
        Files.writeString(folder.resolve("match.txt"), "A damier\nnonsense\n");
        try (MatchFolder resumed = MatchFolder.resume(folder, Kind.MATCH)) {
            assertThatThrownBy(resumed::settings)
                    .isInstanceOf(BadFolder.class)
                    .hasMessageEndingWith("match.txt, line 2: a name without a value");
        }
    }

    @Test
    void folderWithAMatchIsNotOverwritten() throws IOException {
        MatchFolder.create(folder, Kind.MATCH, Map.of()).close();
        assertThatThrownBy(() -> MatchFolder.create(folder, Kind.MATCH, Map.of()))
                .isInstanceOf(BadFolder.class)
                .hasMessage(
                        "%s already holds a match; damier match --resume %s resumes it"
                                .formatted(folder, folder));
    }

    @Test
    void folderWithoutAMatchCannotBeResumed() {
        assertThatThrownBy(() -> MatchFolder.resume(folder, Kind.MATCH))
                .isInstanceOf(BadFolder.class)
                .hasMessage(folder + " holds no match");
    }

    @Test
    void matchIsPlayedByOneProgramAtATime() throws IOException {
        try (MatchFolder first = MatchFolder.create(folder, Kind.MATCH, Map.of())) {
            assertThat(first.path()).isEqualTo(folder);
            assertThatThrownBy(() -> MatchFolder.resume(folder, Kind.MATCH))
                    .isInstanceOf(BadFolder.class)
                    .hasMessage(folder + ": this match is being played already");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nonsense",
                "1\t0\tA\tB\twhite\tposition\t8\t\t32-28",
                "one\t0\tA\tB\twhite\tposition\t8\t\t32-28\t",
                "1\t0\tA\tB\tgreen\tposition\t8\t\t32-28\t",
                "1\t0\tA\tB\twhite\tboredom\t8\t\t32-28\t",
            })
    void lineThatIsNoGameIsNamed(String row) throws IOException {
        MatchFolder.create(folder, Kind.MATCH, Map.of()).close();
        Files.writeString(folder.resolve("games.tsv"), row + "\n");
        try (MatchFolder resumed = MatchFolder.resume(folder, Kind.MATCH)) {
            assertThatThrownBy(resumed::games)
                    .isInstanceOf(BadFolder.class)
                    .hasMessageContaining("games.tsv, line 1: not a game of a match");
        }
    }
}
