package damier.app;

import damier.core.Ending;
import damier.core.Explainer;
import damier.core.Game;
import damier.core.Position;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.List;

/** Says which rule allows or forbids what. */
@Command(
        name = "explain",
        header = "Says which rule allows or forbids what.",
        footer = {
            "",
            "Example: damier explain international --position W:W28,33:B10,20,23,29 --move 28x19"
        })
final class ExplainCommand extends DamierCommand {
    private record Answer(String game, String position, List<String> sentences) {}

    @Mixin private PositionOptions options;
    @Mixin private JsonOption json;

    @Option(names = "--move", paramLabel = "M", description = "Why this move is legal or not.")
    private @Nullable String move;

    @Option(
            names = "--square",
            paramLabel = "S",
            description = "Why the piece there can or cannot move, or who can go there.")
    private @Nullable String square;

    @Override
    protected int run() {
        explain(options.open());
        return Exit.DONE;
    }

    private <P extends Position> void explain(Game<P> game) {
        List<String> sentences = sentences(game);
        if (json.isAsked()) {
            String position = game.kind().notation().format(game.position());
            json.print(out(), new Answer(game.kind().id(), position, sentences));
        } else {
            sentences.forEach(out()::println);
        }
    }

    private <P extends Position> List<String> sentences(Game<P> game) {
        Explainer<P> explainer = game.kind().explainer();
        List<String> sentences = new ArrayList<>();
        String moveText = move;
        String squareName = square;
        if (moveText != null) {
            sentences.addAll(explainer.move(game.position(), moveText));
        }
        if (squareName != null) {
            int index = game.kind().notation().square(squareName);
            sentences.addAll(explainer.square(game.position(), index));
        }
        if (moveText == null && squareName == null) {
            sentences.addAll(explainer.position(game.position()));
        }
        game.ending()
                .filter(ending -> ending.reason() == Ending.Reason.REPETITION)
                .ifPresent(ending -> sentences.add("draw: " + ending.rule()));
        return sentences;
    }
}
