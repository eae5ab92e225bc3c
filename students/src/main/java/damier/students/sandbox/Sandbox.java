package damier.students.sandbox;

import damier.classic.Decision;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;
import damier.games.Games;
import damier.players.PlayerFault.Kind;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The process of a student's player. It receives one command per line and answers with one or more
 * lines, of which the last is {@code ready}, {@code move}, {@code end} or {@code fault}.
 *
 * <pre>
 *   name FILE, class NAME BASE64, option NAME VALUE, time NANOS    preparation
 *   compile BASE64                                                 class NAME BASE64, ..., end
 *   load GAME                                                      kind WORD, feature ..., ready
 *   position MOVE/MOVE/... START
 *   go DEPTH NODES NANOS REMAINING INCREMENT MOVES                 iteration ..., move ...
 *   features SIDE                                                  feature ..., end
 * </pre>
 */
public final class Sandbox {
    private static final int CHUNK = 6_000;

    private final SandboxOutput output;
    private final Map<String, StringBuilder> classes = new LinkedHashMap<>();
    private final Map<String, String> options = new HashMap<>();
    private String name = "it";
    private long untimed = 60_000_000_000L;
    private Optional<LoadedPlayer> loaded = Optional.empty();

    private Sandbox(SandboxOutput output) {
        this.output = output;
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        SandboxOutput output = new SandboxOutput(String.valueOf(in.readLine()));
        output.closeOthers();
        Sandbox sandbox = new Sandbox(output);
        Runtime.getRuntime().addShutdownHook(new Thread(sandbox::reportExit));
        String line = in.readLine();
        while (line != null) {
            sandbox.handle(line);
            line = in.readLine();
        }
        Runtime.getRuntime().halt(0);
    }

    private void handle(String line) {
        try {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "name" -> name = line.substring(5);
                case "class" ->
                        classes.computeIfAbsent(words[1], any -> new StringBuilder())
                                .append(words[2]);
                case "option" -> options.put(words[1], words[2]);
                case "time" -> untimed = Long.parseLong(words[1]);
                case "compile" -> compile(words[1]);
                case "load" -> load(words[1]);
                default -> loaded.orElseThrow().handle(words);
            }
        } catch (StudentFault fault) {
            fault(fault.kind(), String.valueOf(fault.getMessage()));
        } catch (IllegalArgumentException fault) {
            fault(Kind.START, String.valueOf(fault.getMessage()));
        } catch (OutOfMemoryError full) {
            fault(Kind.CRASH, name + ": uses more memory than it has");
            Runtime.getRuntime().halt(1);
        }
        if (loaded.isPresent() && loaded.get().watched.isStuck()) {
            output.say("spent");
            Runtime.getRuntime().halt(0);
        }
    }

    private void fault(Kind kind, String sentence) {
        output.say("fault " + kind + " " + sentence);
    }

    /** Reports that the student's code ended the process, the only way in which this hook runs. */
    private void reportExit() {
        for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
            for (StackTraceElement step : entry.getValue()) {
                if (step.getClassName().equals(System.class.getName())
                        && step.getMethodName().equals("exit")) {
                    fault(
                            Kind.CRASH,
                            new Words(name, classes.keySet())
                                    .of(entry.getValue(), "it ends its own process (System.exit)"));
                    return;
                }
            }
        }
    }

    private void compile(String base64) {
        String source = new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
        SourceCompiler.Outcome outcome = new SourceCompiler(name).compile(source);
        outcome.errors().forEach(error -> output.say("error " + error));
        outcome.classes()
                .forEach(
                        (type, bytes) -> {
                            String text = Base64.getEncoder().encodeToString(bytes);
                            for (int i = 0; i < text.length(); i += CHUNK) {
                                int end = Math.min(text.length(), i + CHUNK);
                                output.say("class " + type + " " + text.substring(i, end));
                            }
                        });
        output.say("end");
    }

    private void load(String game) {
        Map<String, byte[]> bytes = new LinkedHashMap<>();
        classes.forEach(
                (type, text) -> bytes.put(type, Base64.getDecoder().decode(text.toString())));
        GameDefinition kind = new Games().byId(game);
        BoardView.Maker boards = BoardView.Maker.of(kind);
        StudentCode code = new StudentCode(name, bytes, boards.type());
        Watched watched = new Watched(code.words());
        SandboxPlayer player =
                watched.load(() -> SandboxPlayer.of(kind, boards, code, name, options));
        watched.rehearse(() -> player.warmUp(new Game(kind)));
        loaded = Optional.of(new LoadedPlayer(player, watched, kind));
        output.say("kind " + (player.weights().isEmpty() ? "player" : "evaluation"));
        player.weights()
                .forEach(
                        (feature, weight) ->
                                output.say(DecisionText.write(new Feature(feature, 0, weight, 0))));
        output.say("ready");
    }

    /** One game of the student's player. */
    private final class LoadedPlayer {
        private final SandboxPlayer player;
        private final Watched watched;
        private Game game;

        LoadedPlayer(SandboxPlayer player, Watched watched, GameDefinition kind) {
            this.player = player;
            this.watched = watched;
            game = new Game(kind);
        }

        void handle(String... words) {
            switch (words[0]) {
                case "position" -> position(words[1], words[2]);
                case "go" -> go(words[1], words[2].split(" ", -1));
                case "features" -> features(Side.valueOf(words[1]));
                default -> throw new IllegalArgumentException("unknown command " + words[0]);
            }
        }

        private void position(String moves, String start) {
            GameDefinition kind = game.kind();
            game = new Game(kind, kind.notation().position(start));
            if (!moves.equals("-")) {
                for (String move : moves.split("/", -1)) {
                    game.play(Long.parseLong(move));
                }
            }
        }

        private void go(String depth, String... rest) {
            Optional<Limits.Clock> clock =
                    rest[2].equals("-1")
                            ? Optional.empty()
                            : Optional.of(
                                    new Limits.Clock(
                                            Long.parseLong(rest[2]),
                                            Long.parseLong(rest[3]),
                                            Integer.parseInt(rest[4])));
            Limits limits =
                    new Limits(
                            Integer.parseInt(depth),
                            Long.parseLong(rest[0]),
                            Long.parseLong(rest[1]),
                            clock);
            Decision decision = player.decide(game, limits, watched, untimed);
            DecisionText.write(decision).forEach(output::say);
        }

        private void features(Side side) {
            List<Feature> features = watched.load(() -> player.features(game, side));
            features.forEach(feature -> output.say(DecisionText.write(feature)));
            output.say("end");
        }
    }
}
