package damier.protocol.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import damier.core.Game;
import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.players.Choice;
import damier.players.Player;
import damier.players.PlayerFault;
import damier.players.PlayerFault.Kind;
import damier.players.PlayerSpecs;
import damier.process.ProcessGroups;
import damier.protocol.DeclaredOption;
import damier.protocol.PlayedGames;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.testkit.Share;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Engines as real processes: good ones, and every bad one that can be thought of. */
@Timeout(1800)
@Execution(ExecutionMode.CONCURRENT)
class HubPlayerTest {
    /** Longer than any delay of a busy machine. */
    private static final long LONG = 600_000_000_000L;

    private final Engines engines = new Engines(new Games());

    @TempDir private Path folder;

    private Player player(String game, String spec) {
        return PlayerSpecs.parse(engines.byId(game), spec, List.of(new HubScheme())).create();
    }

    /** Damier as an engine, which may take long to start. */
    private static String damier(String options) {
        return java(HubMain.class, options);
    }

    private static String java(Class<?> main, String options) {
        String command = String.join(" ", ProcessGroups.javaCommand(main));
        return "hub:" + command + "[guest.start=10m," + options + "]";
    }

    /** An engine as a script of the shell, which does something bad when told to go. */
    private String bad(String onGo) throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(
                script,
                """
                echo $$ > %s
                while read line; do
                  case "$line" in
                    hub) echo 'id name=Bad'; echo wait;;
                    init) echo ready;;
                    quit) exit 0;;
                    %s
                    ping) echo pong;;
                  esac
                done
                """
                        .formatted(folder.resolve("pid"), onGo));
        return "hub:sh " + script;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go*) exit 7;; | CRASH | ended with exit code 7",
                "go*) echo broken >&2; kill -SEGV $$;; | CRASH | 'broken'",
                "go*) yes info;; | FLOOD | more than 2000 lines in a second",
                "go*) echo done move=32-29;; | ILLEGAL_MOVE | 32-29 is not legal here",
                "go*) echo done move=cat;; | ILLEGAL_MOVE | move:",
                "go*) echo done;; | ILLEGAL_MOVE | answered without a move",
                "go*) printf 'done move=32'; exit 0;; | CRASH | half a line: 'done move=32'",
                "go*) printf '\\001\\002\\n';; | GARBAGE | not text: '??'",
                "go*) exec 1>&-; sleep 1000;; | CRASH | fell silent",
            })
    void whatABadEngineDoesIsNamedAndItIsGone(String onGo, Kind kind, String message)
            throws IOException {
        assertFails(onGo, Limits.depth(1), kind, message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go*) sleep 1000;; | HANG | no answer to 'go' after",
                "go*) ;; stop) echo done move=32-28;; | LATE | when told to stop",
            })
    void anEngineThatExceedsItsTimeIsNamedAndItIsGone(String onGo, Kind kind, String message)
            throws IOException {
        assertFails(onGo, Limits.time(50_000_000), kind, message);
    }

    private void assertFails(String onGo, Limits limits, Kind kind, String message)
            throws IOException {
        try (Player player = player("international", bad(onGo))) {
            player.newGame(1);
            PlayerFault fault =
                    catchThrowableOfType(PlayerFault.class, () -> player.choose(start(), limits));
            assertThat(fault.kind()).isEqualTo(kind);
            assertThat(fault)
                    .hasMessageStartingWith(player.name() + ": ")
                    .hasMessageContaining(message);
            ProcessGroups.awaitEnd(pid());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "while :; do echo info; sleep 0.1; done | 1s | START | no 'wait' within 1.0 s",
                "i=0; while [ $i -lt 1500 ]; do echo param name=$i; i=$((i+1)); done |"
                        + " 20s | FLOOD | more than 1000 parameters",
            })
    void anEngineThatTalksWithoutEndIsNotWaitedFor(
            String talk, String start, Kind kind, String message) throws IOException {
        Path script = Files.writeString(folder.resolve("talk.sh"), talk);
        try (Player player =
                player("international", "hub:sh " + script + "[guest.start=" + start + "]")) {
            PlayerFault fault = catchThrowableOfType(PlayerFault.class, () -> player.newGame(1));
            assertThat(fault.kind()).isEqualTo(kind);
            assertThat(fault).hasMessageContaining(message);
        }
    }

    @Test
    void anEngineIsNotStoppedWithinTheGraceThatItIsAllowed() throws IOException {
        String engine = bad("go*) sleep 1.5; echo done move=32-28;;");
        try (Player player = player("international", engine)) {
            player.allow(LONG);
            player.newGame(1);
            Choice choice = player.choose(start(), Limits.time(50_000_000));
            assertThat(start().legalMoves()).contains(choice.move());
        }
    }

    @Test
    void aGameBeginsOnceTheEngineIsReadyForIt() throws IOException {
        Path ready = folder.resolve("ready");
        String engine = bad("new-game) sleep 0.5; touch %s;;".formatted(ready));
        try (Player player = player("international", engine)) {
            player.newGame(1);
            assertThat(ready).exists();
        }
    }

    @Test
    void anEngineThatIsToldToStopAnswersWithWhatItHas() throws Exception {
        String engine =
                bad(
                        "go*) echo 'info depth=1 score=0.1 pv=\"32-28\"';;"
                                + " stop) echo done move=32-28;;");
        try (Player player = player("international", engine)) {
            Game game = new Game(engines.byId("international").game());
            // Told when it thinks, as who watches an analysis would tell it.
            SearchListener listener =
                    new SearchListener() {
                        @Override
                        public void iteration(SearchInfo info) {
                            player.stop();
                        }
                    };
            Choice choice = player.choose(game, Limits.INFINITE, listener);
            assertThat(choice.move()).isEqualTo(move(game, "32-28"));
            // With nothing to stop it says nothing, and stays.
            player.stop();
            assertThat(player.choose(game, Limits.INFINITE, listener).depth()).isEqualTo(1);
        }
    }

    private static long move(Game game, String text) {
        return game.kind().notation().move(game.position(), text);
    }

    @Test
    void anEngineDeclaresWhatItCanBeTold() throws IOException {
        Path script =
                Files.writeString(
                        folder.resolve("declares.sh"),
                        """
                        while read line; do
                          case "$line" in
                            hub) echo 'id name=Some'
                              echo 'param name=variant value=normal type=enum values="normal losing"'
                              echo 'param name=threads value=1 type=int min=1 max=16'
                              echo 'param name=book value=true type=bool'
                              echo 'param name=style value=calm type=enum values="calm wild"'
                              echo 'param name=path value="my file" type=magic'
                              echo wait;;
                            quit) exit 0;;
                          esac
                        done
                        """);
        var declared = new HubScheme().declared(engines.byId("international"), "hub:sh " + script);
        assertThat(declared)
                .containsExactly(
                        new DeclaredOption("threads", "int", "1", "1", "16", List.of()),
                        new DeclaredOption("book", "bool", "true", null, null, List.of()),
                        new DeclaredOption(
                                "style", "enum", "calm", null, null, List.of("calm", "wild")),
                        new DeclaredOption("path", "string", "my file", null, null, List.of()));
    }

    @Test
    void anEngineThatFailedIsStartedAgain() throws IOException {
        Path second = folder.resolve("second");
        String onGo =
                "go*) if test -e %s; then echo done move=32-28; else touch %s; exit 1; fi;;"
                        .formatted(second, second);
        try (Player player = player("international", bad(onGo))) {
            PlayerFault fault =
                    catchThrowableOfType(
                            PlayerFault.class, () -> player.choose(start(), Limits.depth(1)));
            assertThat(fault.kind()).isEqualTo(Kind.CRASH);
            player.newGame(2);
            Choice choice = player.choose(start(), Limits.depth(1));
            assertThat(start().legalMoves()).contains(choice.move());
        }
    }

    @Test
    void anEngineThatIsNotReadyInTimeIsNotStarted() throws IOException {
        Path script = folder.resolve("slow.sh");
        Files.writeString(script, "exec sleep 1000");
        try (Player player = player("international", "hub:sh " + script + "[guest.start=200ms]")) {
            PlayerFault fault = catchThrowableOfType(PlayerFault.class, () -> player.newGame(1));
            assertThat(fault.kind()).isEqualTo(Kind.START);
            assertThat(fault).hasMessageEndingWith("no 'wait' within 0.2 s");
        }
    }

    @Test
    void chatterIsIgnored() throws IOException {
        String onGo =
                "go*) echo; echo 'hello \"there'; echo info; echo info depth=x score=y pv=99-1;"
                        + " echo done move=32-28 ponder=19-23;;";
        try (Player player = player("international", bad(onGo))) {
            assertThat(start().legalMoves())
                    .contains(player.choose(start(), Limits.depth(1)).move());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"international", "frisian", "italian"})
    void twoProcessesPlayCompleteGames(String game) {
        EngineFactory kind = engines.byId(game);
        try (Player white = player(game, damier("table=1"));
                Player black = player(game, damier("table=1,level=3"))) {
            for (int seed = Share.of(10); seed > 0; seed--) {
                Game played = PlayedGames.play(kind.game(), seed, white, black, Limits.nodes(300));
                assertThat(played.ply()).isGreaterThan(20);
            }
        }
    }

    @Test
    void ponderingEnginesPlayACompleteGame() {
        EngineFactory kind = engines.byId("italian");
        Limits clock = Limits.clock(new Limits.Clock(300_000_000, 2_000_000, 0));
        try (Player white = player("italian", damier("table=1,hub.ponder=on"));
                Player black = player("italian", damier("table=1,hub.ponder=on,level=2"))) {
            white.allow(LONG);
            black.allow(LONG);
            Game played = PlayedGames.play(kind.game(), 1, white, black, clock);
            assertThat(played.ply()).isGreaterThan(20);
        }
    }

    @Test
    void whatTheEngineTellsIsHandedOn() {
        List<SearchInfo> told = new ArrayList<>();
        var listener =
                new SearchListener() {
                    @Override
                    public void iteration(SearchInfo info) {
                        told.add(info);
                    }
                };
        try (Player player = player("international", damier("table=1,lines=2,hub.start=on"))) {
            Choice choice = player.choose(start(), Limits.depth(6), listener);
            assertThat(choice.depth()).isEqualTo(6);
            assertThat(choice.nodes()).isPositive();
            assertThat(choice.score()).isPresent();
            assertThat(told).hasSize(12);
            assertThat(told.get(10).move()).isEqualTo(choice.move());
            assertThat(told.getLast().line()).isEqualTo(2);
        }
    }

    @Test
    void olderEnginesAreUnderstood() {
        EngineFactory kind = engines.byId("international");
        Limits clock = Limits.clock(new Limits.Clock(60_000_000_000L, 1_000_000, 10));
        try (Player white = player("international", java(OldHubMain.class, "hub.version=1,cat=3"));
                Player black = player("international", java(OldHubMain.class, "hub.version=1"))) {
            white.allow(LONG);
            black.allow(LONG);
            Game played = PlayedGames.play(kind.game(), 1, white, black, clock.withDepth(5));
            assertThat(played.ply()).isGreaterThan(20);
            Choice choice = white.choose(start(), Limits.time(1_000_000_000));
            assertThat(choice.score()).hasValue(25);
            assertThat(choice.depth()).isEqualTo(7);
            assertThat(choice.nodes()).isEqualTo(1234);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cat=1 | has no parameter 'cat'; it has variant, threads, table",
                "variant=frisian | variant=frisian]: move: ",
            })
    void wrongParametersAreNamed(String options, String message) {
        try (Player player = player("italian", damier(options))) {
            PlayerFault fault =
                    catchThrowableOfType(
                            PlayerFault.class,
                            () ->
                                    player.choose(
                                            new Game(engines.byId("italian").game()),
                                            Limits.depth(2)));
            assertThat(fault).hasMessageContaining(message);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "hub: | no command behind hub:",
                "hub:x[hub.version=3] | option 'hub.version': '3' is neither 1 nor 2",
                "hub:x[hub.cat=3] | option 'hub.cat': unknown option",
                "hub:x[guest.memory=3] | option 'guest.memory': '3' is not a size",
                "hub:x[hub.grace=3] | '3' is not a time",
            })
    void wrongOptionsAreNamed(String spec, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> player("international", spec))
                .withMessageContaining(message);
    }

    private Game start() {
        return new Game(engines.byId("international").game());
    }

    private long pid() throws IOException {
        return Long.parseLong(Files.readString(folder.resolve("pid")).strip());
    }
}
