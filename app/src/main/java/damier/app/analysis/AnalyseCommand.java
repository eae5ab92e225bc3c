package damier.app.analysis;

import damier.analysis.Annotations;
import damier.analysis.GameReview;
import damier.analysis.RankedMove;
import damier.analysis.ReviewedMove;
import damier.app.command.BadInput;
import damier.app.command.DamierCommand;
import damier.app.command.Exit;
import damier.app.command.JsonOption;
import damier.app.command.LimitOptions;
import damier.app.command.PositionOptions;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Side;
import damier.players.Player;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.record.Tags;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Scores every move of a position or of whole games. */
@Command(
        name = "analyse",
        header = "Score every move of a position, or review games and mark mistakes.",
        description = {
            "",
            "For a position: every legal move, best first, with its score for the side to move and"
                + " the expected continuation. For games: the games with a score for each move;"
                + " mistakes are marked (?! ? ??), with their cost and the better line. In JSON,"
                + " loss is the cost as a share of the result: 0 is none, 1 turns a certain win"
                + " into a loss. The limit applies to each position.",
            ""
        },
        footer = {
            "",
            "Example: damier analyse international --position W:W29,40,48:B20,15,3 --time 2s",
            "         damier analyse international game.pdn --time 500ms --out annotated.pdn"
        })
public final class AnalyseCommand extends DamierCommand {
    private record Move(String move, String score, int depth, List<String> line) {}

    private record PositionAnswer(String game, String position, List<Move> moves) {}

    private record Reviewed(
            int ply,
            String side,
            String move,
            String score,
            String best,
            String bestScore,
            int depth,
            double loss,
            String judgement,
            String text,
            List<String> line,
            List<String> betterLine) {}

    private record ReviewedGame(String white, String black, List<Reviewed> moves) {}

    private record GamesAnswer(String game, List<ReviewedGame> games) {}

    @Mixin private PositionOptions options;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "File of games to review; - for standard input.")
    private @Nullable Path file;

    @Mixin private LimitOptions limits;
    @Mixin private JsonOption json;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = PlayerSpecs.ENGINE,
            description = "Player to ask; it must score in men or discs. Default: ${DEFAULT-VALUE}")
    private String player;

    @Option(names = "--out", paramLabel = "FILE", description = "File for the annotated games.")
    private @Nullable Path out;

    @Override
    protected int run() throws IOException {
        Limits wanted = limits.wanted().orElse(PlayerFactory.DEFAULT_LIMITS);
        Game game = options.open(program());
        Path from = file;
        boolean interrupted =
                from == null
                        ? rank(game, wanted)
                        : review(
                                new GameFile(program(), from).read(game.kind(), err()),
                                game.kind(),
                                wanted);
        return interrupted ? Exit.INTERRUPTED : Exit.DONE;
    }

    /** Returns whether Ctrl-C ended it. */
    private boolean rank(Game game, Limits wanted) throws IOException {
        var ranking = new Ranking();
        List<RankedMove> moves;
        boolean interrupted;
        try (var live = new LiveStandings(this, ranking::lines, ranking::line, ranking::stop)) {
            moves =
                    RankedMove.all(
                            program().engines(game.kind()),
                            player,
                            program().schemes(),
                            game,
                            wanted,
                            ranking);
            interrupted = live.wasInterrupted();
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", e);
        }
        print(game, moves);
        if (interrupted) {
            err().println("stopped: these are the results so far");
        }
        return interrupted;
    }

    private void print(Game game, List<RankedMove> moves) {
        if (json.isAsked()) {
            json.print(
                    out(),
                    new PositionAnswer(
                            game.kind().id(),
                            game.kind().notation().format(game.position()),
                            moves.stream()
                                    .map(
                                            move ->
                                                    new Move(
                                                            move.move(),
                                                            ScoreFormat.score(move.score()),
                                                            move.depth(),
                                                            move.line()))
                                    .toList()));
            return;
        }
        Ranking.lines(moves).forEach(out()::println);
    }

    /** Returns whether Ctrl-C ended it; the reviewed moves are written in any case. */
    private boolean review(List<WrittenGame> games, GameDefinition kind, Limits wanted)
            throws IOException {
        var progress = new ReviewProgress(games.size());
        List<ReviewedGame> reviews = new ArrayList<>();
        try (var _ = new LiveStandings(this, progress::lines, progress::line, progress::stop)) {
            for (WrittenGame game : games) {
                if (progress.isWanted()) {
                    progress.begin();
                    reviews.add(review(game, wanted, progress));
                }
            }
        }
        if (json.isAsked()) {
            json.print(out(), new GamesAnswer(kind.id(), reviews));
        } else {
            GameFile.write(program(), games, out, out());
            long mistakes =
                    reviews.stream()
                            .flatMap(review -> review.moves().stream())
                            .filter(move -> !move.text().isEmpty())
                            .count();
            (out == null ? err() : out())
                    .println("%d games, %d mistakes".formatted(games.size(), mistakes));
        }
        if (!progress.isWanted()) {
            err().println("stopped: " + progress.line());
        }
        return !progress.isWanted();
    }

    private ReviewedGame review(WrittenGame game, Limits wanted, ReviewProgress progress) {
        PlayerFactory factory = program().player(program().engines(game.kind()), player);
        List<ReviewedMove> moves;
        try (Player asked = factory.create()) {
            moves = new GameReview(game, asked, wanted).run(progress);
        }
        Annotations.add(game, moves);
        return new ReviewedGame(
                game.tag(Tags.WHITE),
                game.tag(Tags.BLACK),
                moves.stream().map(AnalyseCommand::reviewed).toList());
    }

    private static Reviewed reviewed(ReviewedMove move) {
        return new Reviewed(
                move.ply(),
                move.side() == Side.WHITE ? "white" : "black",
                move.move(),
                ScoreFormat.score(move.score()),
                move.best(),
                ScoreFormat.score(move.bestScore()),
                move.depth(),
                move.loss(),
                move.judgement().toString(),
                move.text(),
                move.line(),
                move.betterLine());
    }
}
