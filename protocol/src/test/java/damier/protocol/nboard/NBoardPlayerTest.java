package damier.protocol.nboard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Game;
import damier.core.Limits;
import damier.core.MoveList;
import damier.engine.Engines;
import damier.games.Games;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.text.OthelloTranscript;
import damier.players.Choice;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.protocol.PlayedGames;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;

@Timeout(1800)
class NBoardPlayerTest {
    private static final String TO_PASS = "f5f6f7g7c4f8h8h6";

    /** Longer than any delay of a busy machine. */
    private static final long LONG = 600_000_000_000L;

    @TempDir private Path folder;

    private static Game game(String transcript) {
        Game game = new Game(EngineProcess.OTHELLO.game());
        MoveList moves = OthelloTranscript.read((OthelloPosition) game.start(), transcript);
        Arrays.stream(moves.toArray()).forEach(game::play);
        return game;
    }

    /** Damier as an engine, which may take long to start. */
    private static NBoardPlayer player(Map<String, String> options) {
        String command =
                EngineProcess.command().stream()
                        .map(word -> "'" + word + "'")
                        .collect(Collectors.joining(" "));
        Map<String, String> patient = new HashMap<>(options);
        patient.put("guest.start", "10m");
        return new NBoardPlayer("guest", NBoardSettings.of(command, patient));
    }

    /** A program that answers as {@code script} says, for each line it hears. */
    private NBoardPlayer scripted(String script) throws IOException {
        return scripted(script, Map.of());
    }

    private NBoardPlayer scripted(String script, Map<String, String> options) throws IOException {
        return program("ping) echo \"pong $rest\";;\n" + script, options);
    }

    /** The same, with an answer to a ping of its own. */
    private NBoardPlayer program(String cases, Map<String, String> options) throws IOException {
        Path file =
                Files.writeString(
                        folder.resolve("engine.sh"),
                        """
                        while read -r command rest; do
                          case "$command" in
                            %s
                          esac
                        done
                        """
                                .formatted(cases));
        return new NBoardPlayer("guest", NBoardSettings.of("sh '" + file + "'", options));
    }

    @Test
    void twoProcessesPlayCompleteGamesWithPasses() {
        int passes = 0;
        try (NBoardPlayer black = player(Map.of());
                NBoardPlayer white = player(Map.of("nboard.version", "1"))) {
            List<Game> games = new ArrayList<>();
            games.add(PlayedGames.play(game(TO_PASS), white, black, Limits.depth(2)));
            for (int seed = Share.of(20); seed > 0; seed--) {
                games.add(
                        PlayedGames.play(
                                EngineProcess.OTHELLO.game(), seed, white, black, Limits.depth(2)));
            }
            for (Game game : games) {
                assertThat(game.ending()).isPresent();
                for (int ply = 0; ply < game.ply(); ply++) {
                    passes += game.move(ply) == OthelloRules.PASS ? 1 : 0;
                }
            }
        }
        assertThat(passes).isPositive();
    }

    @Test
    void anEngineMayAnswerAPingWithinTheGraceThatItIsAllowed() throws IOException {
        String late = "ping) test -e %s/went && sleep 6; echo \"pong $rest\";;\n".formatted(folder);
        try (NBoardPlayer player =
                program(late + "go) touch %s/went; echo === F5;;".formatted(folder), Map.of())) {
            player.allow(LONG);
            player.newGame(1);
            assertThat(player.choose(game(""), Limits.time(50_000_000)).move())
                    .isEqualTo(game("f5").move(0));
        }
    }

    @Test
    void valuesDepthAndNodesAreTakenOver() {
        List<SearchInfo> heard = new ArrayList<>();
        SearchListener listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        heard.add(info);
                    }
                };
        try (NBoardPlayer player = player(Map.of())) {
            Choice choice = player.choose(game("f5"), Limits.depth(3), listener);
            assertThat(choice.depth()).isEqualTo(3);
            assertThat(choice.nodes()).isPositive();
            assertThat(choice.score()).hasValue(heard.getLast().score());
            assertThat(choice.move()).isEqualTo(heard.getLast().move());
            assertThat(heard).extracting(SearchInfo::depth).containsExactly(1, 2, 3);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "echo status still thinking;"})
    void anEngineThatIsToldToStopAnswersWithWhatItHas(String meanwhile) throws Exception {
        String cases =
                """
                go) touch %1$s; (while [ -e %1$s ]; do %2$s sleep 0.02; done) & ;;
                ping) if [ -e %1$s ]; then rm %1$s; wait; echo '=== f5'; fi; echo "pong $rest";;
                """
                        .formatted(folder.resolve("thinking"), meanwhile);
        try (NBoardPlayer player = program(cases, Map.of());
                ExecutorService thread = Executors.newSingleThreadExecutor()) {
            player.allow(LONG);
            Game start = game("");
            Future<Choice> choice = thread.submit(() -> player.choose(start, Limits.time(LONG)));
            // A stop may come before it thinks: it is said until there is an answer.
            while (!choice.isDone()) {
                player.stop();
                Thread.onSpinWait();
            }
            assertThat(choice.get().move())
                    .isEqualTo(start.kind().notation().move(start.position(), "f5"));
        }
    }

    @Test
    void anEngineThatNeverStopsTalkingIsStoppedInTime() throws Exception {
        String cases =
                """
                ping) rm -f %1$s; wait; echo '=== f5'; echo "pong $rest";;
                go) touch %1$s; (while [ -e %1$s ]; do echo status x; sleep 0.02; done) & ;;
                """
                        .formatted(folder.resolve("thinking"));
        try (NBoardPlayer player = program(cases, Map.of())) {
            player.allow(LONG);
            assertThat(player.choose(game(""), Limits.time(300_000_000)).move()).isNotNegative();
        }
    }

    @Test
    void severalLinesComeByHints() {
        List<SearchInfo> heard = new ArrayList<>();
        SearchListener listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        heard.add(info);
                    }
                };
        try (NBoardPlayer player = player(Map.of("lines", "3"))) {
            Choice choice = player.choose(game("f5"), Limits.depth(2), listener);
            assertThat(heard)
                    .filteredOn(info -> info.depth() == 2)
                    .extracting(SearchInfo::move)
                    .hasSize(3)
                    .doesNotHaveDuplicates()
                    .contains(choice.move());
        }
    }

    @Test
    void hintsEndWhenTheAnswerIsWanted() {
        try (NBoardPlayer player = player(Map.of("lines", "3"))) {
            player.allow(LONG);
            SearchListener stop =
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            player.stop();
                        }
                    };
            assertThat(player.choose(game("f5"), Limits.time(LONG), stop).depth()).isPositive();
        }
    }

    @Test
    void searchesEndByTimeAndByClock() {
        try (NBoardPlayer player = player(Map.of())) {
            player.allow(LONG);
            Game game = game("f5d6");
            Choice byTime = player.choose(game, Limits.time(1_000_000_000));
            assertThat(game.legalMoves()).contains(byTime.move());
            Limits clock = Limits.clock(new Limits.Clock(3_000_000_000L, 100_000_000, 0));
            assertThat(game.legalMoves()).contains(player.choose(game, clock).move());
        }
    }

    @Test
    void enginesAreToldAllThatSomeNeed() throws IOException {
        Path heard = folder.resolve("heard");
        try (NBoardPlayer player =
                scripted(
                        "*) echo \"$command $rest\" >> '%s';; esac; case $command in go) echo '=== F5';;"
                                .formatted(heard),
                        Map.of("nboard.version", "1", "contempt", "7"))) {
            Limits limits = Limits.clock(new Limits.Clock(65_000_000_000L, 500_000_000, 0));
            player.choose(game(""), limits.withDepth(9));
            player.choose(game(""), limits);
        }
        List<String> lines = Files.readAllLines(heard);
        assertThat(lines.subList(0, 3))
                .containsExactly("nboard 1", "set contempt 7", "set depth 9");
        assertThat(lines.get(3))
                .matches("set game \\(;GM\\[Othello\\]PC\\[Damier\\]DT\\[\\d{4}-.* GMT\\].*")
                .contains("TI[1:05/0:00.500]")
                .contains("BO[8 ---------------------------O*------*O");
        assertThat(lines.subList(4, 6)).containsExactly("go ", "set depth 60");
    }

    @Test
    void whatAnEngineHasFoundCountsWhenItsTimeIsOver() throws IOException {
        try (NBoardPlayer player = scripted("go) echo 'search D3C3 1.5 0 4 so far';;")) {
            player.allow(LONG);
            Choice choice = player.choose(game(""), Limits.time(200_000_000));
            assertThat(choice.move()).isEqualTo(19);
            assertThat(choice.score()).hasValue(150);
            assertThat(choice.depth()).isEqualTo(4);
        }
    }

    @Test
    void enginesThatFailAreNamed() throws IOException {
        fails(scripted("go) echo '=== A1';;"), Kind.ILLEGAL_MOVE, "guest: move: a1 turns nothing");
        fails(scripted("go) echo '=== nonsense';;"), Kind.ILLEGAL_MOVE, "guest: move: 'nonsense'");
        fails(scripted("go) ;;"), Kind.LATE, "guest: no move when its time was over");
        fails(scripted("go) exit 3;;"), Kind.CRASH, "guest: ended with exit code 3");
        fails(
                new NBoardPlayer("guest", NBoardSettings.of("no-such-program", Map.of())),
                Kind.START,
                "guest: cannot be started");
        fails(
                new NBoardPlayer(
                        "guest", NBoardSettings.of("sleep 100", Map.of("guest.start", "200ms"))),
                Kind.START,
                "guest: no answer to 'ping'");
    }

    private static void fails(NBoardPlayer failing, Kind kind, String message) {
        try (failing) {
            failing.allow(LONG);
            assertThatThrownBy(() -> failing.choose(game(""), Limits.time(200_000_000)))
                    .isInstanceOf(PlayerFault.class)
                    .hasMessageStartingWith(message)
                    .extracting(fault -> ((PlayerFault) fault).kind())
                    .isEqualTo(kind);
        }
    }

    @Test
    void wrongOptionsAndLimitsAreRefused() throws IOException {
        assertThatThrownBy(() -> NBoardSettings.of("x", Map.of("wings", "2")))
                .hasMessageStartingWith("option 'wings': unknown option");
        assertThatThrownBy(() -> NBoardSettings.of("x", Map.of("nboard.version", "3")))
                .hasMessage("option 'nboard.version': '3' is not a whole number from 1 to 2");
        assertThatThrownBy(() -> NBoardSettings.of(" ", Map.of()))
                .hasMessage("no command behind nboard:");
        assertThatThrownBy(
                        () ->
                                new NBoardScheme()
                                        .parse(
                                                new Engines(new Games()).byId("italian"),
                                                "nboard:x",
                                                "x",
                                                Map.of()))
                .hasMessage("engines that speak NBoard play Othello, not Italian draughts");
        try (NBoardPlayer player = scripted("")) {
            assertThatThrownBy(() -> player.choose(game(""), Limits.nodes(1_000)))
                    .hasMessage("guest: needs a limit of time or depth; NBoard knows no other");
        }
    }
}
