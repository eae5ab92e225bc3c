package damier.app.play;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.LimitOptions;
import damier.app.command.PositionOptions;
import damier.app.console.CtrlC;
import damier.app.console.TableFaults;
import damier.app.console.Terminals;
import damier.classic.ClassicPlayers;
import damier.classic.PlayerDescription;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.engine.EngineFactory;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.session.GameSession;
import damier.terminal.GameSetup;
import damier.terminal.PlayerSeat;
import damier.terminal.ResultText;
import damier.terminal.line.Greeting;
import damier.terminal.line.LineGame;
import damier.terminal.line.LineInput;
import damier.terminal.line.PipeInput;
import damier.terminal.line.PromptInput;
import damier.terminal.line.SideQuestion;
import damier.terminal.screen.EventLoop;
import damier.terminal.screen.ScreenGame;

import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/** Plays a game in the terminal. */
@Command(
        name = "play",
        header = "Play a game in the terminal, between people, programs, or both.",
        description = {
            "",
            "If one player is named, you play the other side. If none is named, the command asks;"
                + " with a pipe as input, you play the first move against damier. The last line is"
                + " the result. Scores are for White: +1.00 is one man or disc ahead, -1.00 one"
                + " behind. NO_COLOR=1 turns colours off.",
            ""
        },
        footer = {
            "",
            "Example: damier play international --black damier[level=3]",
            "         damier play othello --white human --black human --plain",
            "         damier play italian --white damier --black random --clock 1m+1s"
        })
public final class PlayCommand extends DamierCommand {
    @Mixin private PositionOptions options;
    @Mixin private LimitOptions limits;

    @Option(
            names = "--white",
            paramLabel = "PLAYER",
            description = "White's player: human, damier, or any other player.")
    private @Nullable String white;

    @Option(names = "--black", paramLabel = "PLAYER", description = "Black's player.")
    private @Nullable String black;

    @Option(
            names = "--plain",
            description = "Plain lines instead of the full screen, for pipes and screen readers.")
    private boolean plain;

    @Override
    protected int run() throws IOException {
        Game game = options.open(program());
        if (!Terminals.isPresent()) {
            var typed = new InputStreamReader(System.in, StandardCharsets.UTF_8);
            return play(game, new PipeInput(typed, out()), Optional.empty());
        }
        try (Terminal terminal = Terminals.open()) {
            return play(game, new PromptInput(terminal), Optional.of(terminal));
        }
    }

    private int play(Game game, LineInput input, Optional<Terminal> terminal) {
        EngineFactory engines = program().engines(game.kind());
        if (input.isInteractive() && white == null && black == null) {
            Greeting.lines(game, !plain).forEach(out()::println);
        }
        Optional<Map<Side, String>> answer =
                new SideQuestion(input, out(), programs(game), text -> seat(engines, text))
                        .answer(white, black, game.kind().firstSide());
        if (answer.isEmpty()) {
            return Exit.DONE;
        }
        Map<Side, PlayerSeat> seats = seats(engines, answer.get());
        Optional<Limits.Clock> clock = limits.wanted().flatMap(Limits::clock);
        GameSetup setup =
                new GameSetup(
                        game, engines, seats, text -> seat(engines, text), clock, System::nanoTime);
        if (!plain && terminal.isPresent() && EventLoop.suits(terminal.get())) {
            return playOnScreen(setup, terminal.get());
        }
        boolean canStop =
                input.isInteractive() || seats.values().stream().noneMatch(PlayerSeat::isPerson);
        return playLines(setup, input, canStop);
    }

    private int playOnScreen(GameSetup setup, Terminal terminal) {
        EventLoop loop = new EventLoop(terminal);
        try (TableFaults.Hold _ = program().tableFaults().hold();
                ScreenGame screen = new ScreenGame(setup, loop)) {
            try {
                return loop.run(screen) ? Exit.INTERRUPTED : Exit.DONE;
            } finally {
                sayResult(screen.session());
            }
        }
    }

    /**
     * @param canStop whether Ctrl-C ends the game; a read from a pipe cannot be interrupted
     */
    private int playLines(GameSetup setup, LineInput input, boolean canStop) {
        try (LineGame lines = new LineGame(setup, input, out())) {
            try {
                int exit = canStop ? playStoppable(lines) : playLines(lines);
                return input.wasInterrupted() ? Exit.INTERRUPTED : exit;
            } finally {
                sayResult(lines.session());
            }
        }
    }

    /** Prints the result and, for an unfinished game, the command line that resumes it. */
    private void sayResult(GameSession<PlayerSeat> session) {
        if (!session.isOver() && session.game().ply() > 0) {
            out().println("to resume: " + ResumeLine.of(session, limits.given()));
        }
        out().println(ResultText.of(session.game()));
        out().flush();
    }

    private static int playLines(LineGame lines) {
        lines.run();
        return Exit.DONE;
    }

    private static int playStoppable(LineGame lines) {
        var interrupted = new AtomicBoolean();
        Runnable stop =
                () -> {
                    interrupted.set(true);
                    lines.interrupt();
                };
        try (CtrlC _ = new CtrlC(stop)) {
            lines.run();
        }
        return interrupted.get() ? Exit.INTERRUPTED : Exit.DONE;
    }

    private static List<String> programs(Game game) {
        return Stream.concat(
                        Stream.of(PlayerSpecs.ENGINE),
                        ClassicPlayers.all().stream()
                                .filter(player -> player.plays(game.kind().id()))
                                .map(PlayerDescription::id))
                .toList();
    }

    private Map<Side, PlayerSeat> seats(EngineFactory engines, Map<Side, String> texts) {
        Map<Side, PlayerSeat> seats = new EnumMap<>(Side.class);
        try {
            texts.forEach((side, text) -> seats.put(side, seat(engines, text)));
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", e);
        }
        return seats;
    }

    private PlayerSeat seat(EngineFactory engines, String text) {
        if (text.strip().equals(PlayerSeat.PERSON)) {
            return PlayerSeat.person();
        }
        PlayerFactory factory =
                PlayerSpecs.parse(engines, PlayerSpecs.varied(text), program().schemes())
                        .named(text);
        // The session keeps the clock.
        return PlayerSeat.program(factory, limits.of(factory).withClock(Optional.empty()));
    }
}
