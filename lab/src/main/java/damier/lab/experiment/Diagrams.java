package damier.lab.experiment;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.lab.report.Diagram;

import java.util.Comparator;
import java.util.List;

/** Positions of experiments as diagrams. */
final class Diagrams {
    private Diagrams() {}

    /** The current position of a game. */
    static Diagram of(Game game, String caption) {
        GameDefinition kind = game.kind();
        Position at = game.position();
        return new Diagram(caption, kind.board().layout(), kind.board().pieces(at));
    }

    /**
     * The game that the rows of one game of a pairing record.
     *
     * @param before the round before whose move it stops
     */
    static Game replay(Arena arena, List<Row> rows, int before) {
        Game game = arena.openings().opening(rows.getFirst().place().game() / 2);
        rows.stream()
                .filter(row -> row.place().round() < before)
                .sorted(Comparator.comparingInt(row -> row.place().round()))
                .forEach(row -> play(game, row.thought().move()));
        return game;
    }

    private static void play(Game game, String move) {
        game.play(game.kind().notation().move(game.position(), move));
    }
}
