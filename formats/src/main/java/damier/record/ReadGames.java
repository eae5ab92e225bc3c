package damier.record;

import java.util.List;

/** The content of a text: its games, and the problems found in them. */
public record ReadGames(List<WrittenGame> games, List<Problem> problems) implements GameListener {
    @Override
    public void game(WrittenGame game) {
        games.add(game);
    }

    @Override
    public void problem(Problem problem) {
        problems.add(problem);
    }
}
