package damier.lab;

import damier.core.Game;
import damier.core.GameDefinition;

import java.util.ArrayList;
import java.util.List;

/** A fixed list of openings. */
public final class ListedOpenings implements Openings {
    private final List<Game> openings;

    /**
     * @throws IllegalArgumentException if the list is empty
     */
    public ListedOpenings(List<Game> openings) {
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("no opening is as wanted");
        }
        this.openings = List.copyOf(openings);
    }

    @Override
    public int size() {
        return openings.size();
    }

    @Override
    public Game opening(int index) {
        return openings.get(index % openings.size()).copy();
    }

    /** All openings of one move of each side that pass the balance check. */
    public static ListedOpenings twoPly(GameDefinition kind, Balance balance) {
        List<Game> openings = new ArrayList<>();
        Game game = new Game(kind);
        for (long first : game.legalMoves()) {
            game.play(first);
            for (long second : game.legalMoves()) {
                game.play(second);
                if (balance.holds(game)) {
                    openings.add(game.copy());
                }
                game.undo();
            }
            game.undo();
        }
        return new ListedOpenings(openings);
    }
}
