package damier.formats.othello;

import damier.core.GameDefinition;
import damier.core.MoveList;
import damier.games.OthelloGame;
import damier.othello.OthelloPosition;
import damier.othello.text.OthelloTranscript;
import damier.record.GameFormat;
import damier.record.GameListener;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What a format reads out of a text, as tests look at it; and games to write. */
final class Heard implements GameListener {
    static final GameDefinition OTHELLO = OthelloGame.definition();

    final List<WrittenGame> games = new ArrayList<>();
    final List<String> problems = new ArrayList<>();

    static Heard from(GameFormat format, String text) {
        return from(format, Source.of("a.file", text));
    }

    static Heard from(GameFormat format, Source source) {
        Heard heard = new Heard();
        try {
            format.read(source, null, heard);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return heard;
    }

    @Override
    public void game(WrittenGame game) {
        games.add(game);
    }

    @Override
    public void problem(Problem problem) {
        problems.add(problem.toString());
    }

    /** The moves of the game read last. */
    String moves() {
        return transcript(games.getLast());
    }

    /** With every pass. */
    static String transcript(WrittenGame game) {
        StringBuilder text = new StringBuilder();
        for (MoveNode move : game.mainLine()) {
            text.append(OTHELLO.notation().format(game.start(), move.move()));
        }
        return text.toString();
    }

    static String written(GameFormat format, WrittenGame... games) throws UnwritableGame {
        return format.text(List.of(games));
    }

    static WrittenGame game(String transcript) {
        WrittenGame game = new WrittenGame(OTHELLO);
        MoveList moves = OthelloTranscript.read((OthelloPosition) game.start(), transcript);
        MoveNode at = game.root();
        for (int index = 0; index < moves.size(); index++) {
            at = at.add(moves.get(index));
        }
        return game;
    }

    /** A random game, which passes sometimes, up to its end or a random ply. */
    static WrittenGame random(Random random) {
        WrittenGame game = new WrittenGame(OTHELLO);
        MoveNode at = game.root();
        OthelloPosition position = (OthelloPosition) game.start();
        MoveList moves = new MoveList();
        OTHELLO.rules().generate(position, moves);
        int plies = random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(60);
        while (!moves.isEmpty() && at.ply() < plies) {
            long move = moves.get(random.nextInt(moves.size()));
            at = at.add(move);
            OTHELLO.rules().play(position, move, position);
            OTHELLO.rules().generate(position, moves);
        }
        game.setResult(OthelloGames.result(position));
        return game;
    }
}
