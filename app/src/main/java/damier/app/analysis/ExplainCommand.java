package damier.app.analysis;

import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.PositionOptions;
import damier.core.Explanations;
import damier.core.Game;
import damier.core.Sentence;
import damier.players.PlayerEvaluation;
import damier.players.PlayerInspector;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;

/** Explains which rule allows or forbids a move, and how a player evaluates a position. */
@Command(
        name = "explain",
        header =
                "Explain which rule allows or forbids a move, or how a player evaluates a"
                        + " position.",
        description = {
            "",
            "An evaluation is for the side to move: each feature is that side's count minus the"
                + " opponent's. The engine's values are in men or discs, a classic player's in its"
                + " own unit. For a player that evaluates each side separately, both evaluations"
                + " are printed.",
            ""
        },
        footer = {
            "",
            "Example: damier explain international --position W:W28,33:B10,20,23,29 --move 28x19",
            "         damier explain italian --after \"21-18 12-15\" --player italian.fiorentino",
            "         damier explain international --player weights:new.weights"
        })
public final class ExplainCommand extends DamierCommand {
    private record Answer(
            String game,
            String position,
            List<String> sentences,
            List<EvaluationText> evaluations) {}

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Option(
            names = "--move",
            paramLabel = "M",
            description = "Explain why this move is legal or not.")
    private @Nullable String move;

    @Option(
            names = "--square",
            paramLabel = "S",
            description =
                    "Explain why the piece on this square can or cannot move, or which pieces can"
                            + " move there.")
    private @Nullable String square;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "Print this player's evaluation, feature by feature.")
    private @Nullable String player;

    @Override
    protected int run() {
        Game game = options.open(program());
        List<String> sentences = sentences(game);
        String wanted = player;
        List<EvaluationText> evaluations = wanted == null ? List.of() : evaluations(game, wanted);
        if (json.isAsked()) {
            String position = game.kind().notation().format(game.position());
            json.print(out(), new Answer(game.kind().id(), position, sentences, evaluations));
            return Exit.DONE;
        }
        sentences.forEach(out()::println);
        for (EvaluationText evaluation : evaluations) {
            if (evaluations.size() > 1) {
                out().println(evaluation.side() + (evaluation.toMove() ? ", to move" : ""));
            }
            evaluation.lines().forEach(out()::println);
        }
        return Exit.DONE;
    }

    private List<EvaluationText> evaluations(Game game, String player) {
        try (PlayerInspector insight = program().insight(game, player)) {
            List<EvaluationText> evaluations =
                    PlayerEvaluation.of(insight, game).stream().map(EvaluationText::of).toList();
            if (evaluations.getLast().features().isEmpty()) {
                throw new BadInput("player", player + " does not evaluate positions");
            }
            return evaluations;
        }
    }

    private List<String> sentences(Game game) {
        List<Sentence> sentences =
                move == null && square == null && player != null
                        ? Explanations.ending(game)
                        : Explanations.of(game, move, square);
        return Sentence.texts(sentences);
    }
}
