package damier.archive;

import damier.core.GameKind;
import damier.core.Position;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.WrittenGame;

/** Games made of a few moves. */
final class TestGames {
    private TestGames() {}

    static <P extends Position> WrittenGame<P> played(
            GameKind<P> kind, String white, String... moves) {
        WrittenGame<P> game = new WrittenGame<>(kind);
        game.tags().put(Tags.WHITE, white);
        MoveNode<P> at = game.root();
        for (String move : moves) {
            at = at.add(kind.notation().move(game.positionAt(at), move));
        }
        return game;
    }

    static <P extends Position> long key(GameKind<P> kind, String... moves) {
        WrittenGame<P> game = played(kind, "", moves);
        var line = game.mainLine();
        return game.positionAt(line.isEmpty() ? game.root() : line.getLast()).key();
    }
}
