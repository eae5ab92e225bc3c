package damier.archive;

import damier.core.GameDefinition;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.WrittenGame;

/** Games made of a few moves. */
final class TestGames {
    private TestGames() {}

    static WrittenGame played(GameDefinition kind, String white, String... moves) {
        WrittenGame game = new WrittenGame(kind);
        game.tags().put(Tags.WHITE, white);
        MoveNode at = game.root();
        for (String move : moves) {
            at = at.add(kind.notation().move(game.positionAt(at), move));
        }
        return game;
    }

    static long key(GameDefinition kind, String... moves) {
        WrittenGame game = played(kind, "", moves);
        var line = game.mainLine();
        return game.positionAt(line.isEmpty() ? game.root() : line.getLast()).key();
    }
}
