package damier.lab;

import static damier.lab.Matches.playInto;
import static damier.lab.Matches.resume;
import static damier.lab.Matches.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.formats.Formats;
import damier.games.Games;
import damier.lab.MatchFolder.Kind;
import damier.players.PlayerSpecs;
import damier.record.GameListener;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Source;
import damier.record.WrittenGame;
import damier.record.WrittenResult;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

class GameFilesTest {
    private final Engines engines = new Engines(new Games());

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({"international, pdn", "frisian, pdn", "breakthrough, pdn", "othello, ggf"})
    void otherProgramsReadTheGamesWithWhatPlayersSaidOfThem(String game, String extension)
            throws IOException {
        checkFiles(engines.byId(game), folder.resolve("games." + extension));
    }

    private void checkFiles(EngineFactory kind, Path file) throws IOException {
        play(kind, folder);
        List<WrittenGame> written = read(file);
        List<GameLine> lines = lines();
        assertThat(written).hasSameSizeAs(lines);
        for (int i = 0; i < lines.size(); i++) {
            WrittenGame game = written.get(i);
            assertThat(game.kind().id()).isEqualTo(kind.game().id());
            assertThat(game.tag("Round")).isEqualTo(Integer.toString(lines.get(i).number()));
            assertThat(game.tag("White")).isEqualTo(lines.get(i).white());
            assertThat(game.result()).isEqualTo(WrittenResult.of(lines.get(i).result()));
            assertThat(game.mainLine()).hasSameSizeAs(lines.get(i).moves());
            MoveNode last = game.mainLine().getLast();
            assertThat(last.remarks().elapsed()).isNotNull();
            assertThat(game.mainLine())
                    .anySatisfy(
                            move ->
                                    assertThat(move.remarks().after())
                                            .matches("depth \\d+, nodes \\d+.*"));
            assertThat(game.mainLine())
                    .anySatisfy(move -> assertThat(move.remarks().evaluation()).isNotNull());
        }
    }

    @Test
    void everyChosenMoveIsARowOfTheLog() throws IOException {
        play(engines.byId("italian"), folder);
        List<String> rows = Files.readAllLines(folder.resolve("moves.csv"));
        assertThat(rows.getFirst() + "\n").isEqualTo(MoveLog.HEADER);
        List<String> expected = new ArrayList<>();
        for (GameLine line : lines()) {
            for (int ply = line.openingPlies(); ply < line.moves().size(); ply++) {
                expected.add(line.number() + "," + ply + "," + line.moves().get(ply));
            }
        }
        assertThat(rows.subList(1, rows.size()))
                .map(row -> row.replaceFirst("(\\d+,\\d+),\\w+,\"[^\"]+\",([^,]+),.*", "$1,$2"))
                .isEqualTo(expected);
        assertThat(rows)
                .anyMatch(
                        row ->
                                row.matches(
                                        ".*\"damier\\[table=1]\",[^,]+,-?\\d+,\\d+,\\d+,,,,[\\d.]+,,"))
                .anyMatch(
                        row ->
                                row.matches(
                                        ".*\"italian.fiorentino\",[^,]+,,\\d+(,\\d+){4},[\\d.]+,"
                                            + "[\\d.]+,\"men=-?[\\d.]+;kings=.*;mobility=[^;]+\""));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "40, 0", "40, 1", "1000000, 1"})
    void whatAKilledProgramLeftBehindTheLastGameIsRemoved(int left, int indexed)
            throws IOException {
        EngineFactory kind = engines.byId("italian");
        Path whole = folder.resolve("whole");
        Path part = folder.resolve("part");
        play(kind, whole);
        play(kind, part);
        cutLastGame(part, left, indexed);
        resumed(kind, part);
        for (String file : List.of("games.tsv", "games.pdn", "moves.csv")) {
            assertThat(withoutTimes(part.resolve(file)))
                    .as(file)
                    .isEqualTo(withoutTimes(whole.resolve(file)));
        }
        assertThat(Files.readAllLines(part.resolve("games.index"))).hasSize(4);
    }

    /**
     * Leaves what a program leaves that is killed before the last game counts.
     *
     * @param left how many bytes of the game are in each file
     */
    private static void cutLastGame(Path folder, int left, int indexed) throws IOException {
        List<String> index = Files.readAllLines(folder.resolve("games.index"));
        String[] last = index.get(2).split(" ", -1);
        cut(folder.resolve("games.pdn"), Long.parseLong(last[1]) + left);
        cut(folder.resolve("moves.csv"), Long.parseLong(last[2]) + left);
        Files.write(folder.resolve("games.index"), index.subList(0, 3 + indexed));
        Path games = folder.resolve("games.tsv");
        List<String> lines = Files.readAllLines(games);
        Files.writeString(games, String.join("\n", lines.subList(0, 3)) + "\n3\t1\tda");
    }

    private static void cut(Path file, long size) throws IOException {
        try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
            channel.truncate(size);
        }
    }

    private static String withoutTimes(Path file) throws IOException {
        return Files.readString(file)
                .replaceAll("\\s+", " ")
                .replaceAll("\\[%emt [^]]*]", "")
                .replaceAll(",\\d+\\.\\d{3},", ",");
    }

    @Test
    void indexThatIsNoneIsNamed() throws IOException {
        EngineFactory kind = engines.byId("italian");
        play(kind, folder);
        Files.writeString(folder.resolve("games.index"), "0 1 2\nnonsense\n");
        assertThatThrownBy(() -> resumed(kind, folder))
                .isInstanceOf(BadFolder.class)
                .hasMessageEndingWith("games.index, line 2: not a game and two lengths");
    }

    private static void play(EngineFactory kind, Path out) throws IOException {
        playInto(out, match(kind));
    }

    private static void resumed(EngineFactory kind, Path out) throws IOException {
        resume(out, match(kind));
    }

    private static TournamentSetup match(EngineFactory kind) {
        String opponent = kind.game().id().equals("italian") ? "italian.fiorentino" : "random";
        return setup(
                kind,
                PlayerSpecs.parse(kind, "damier[table=1]"),
                PlayerSpecs.parse(kind, opponent),
                4,
                1);
    }

    private List<GameLine> lines() throws IOException {
        try (MatchFolder saved = MatchFolder.resume(folder, Kind.MATCH)) {
            return saved.games();
        }
    }

    private static List<WrittenGame> read(Path file) throws IOException {
        List<WrittenGame> games = new ArrayList<>();
        new Formats(new Games())
                .byFileName(file.toString())
                .orElseThrow()
                .read(
                        Source.of(file),
                        null,
                        new GameListener() {
                            @Override
                            public void game(WrittenGame game) {
                                games.add(game);
                            }

                            @Override
                            public void problem(Problem problem) {
                                throw new AssertionError(problem);
                            }
                        });
        return games;
    }
}
