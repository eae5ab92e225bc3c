package damier.archive;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.record.GameFormat;
import damier.record.MoveNode;
import damier.record.Tags;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Converts games to the text of the tables. */
final class ArchivedText {
    private ArchivedText() {}

    /**
     * A position of the main line and the move played there; the move is empty at the end of the
     * game.
     */
    record Step(long key, int ply, String move) {}

    /** The main line; after a set-up position it continues from there. */
    static List<Step> steps(WrittenGame game) {
        GameDefinition kind = game.kind();
        List<Step> steps = new ArrayList<>();
        Position at = game.start();
        int ply = 0;
        for (MoveNode node : game.mainLine()) {
            Position setup = node.setup();
            if (setup != null) {
                at = setup;
                continue;
            }
            steps.add(new Step(at.key(), ply++, kind.notation().format(at, node.move())));
            Position next = kind.rules().newPosition();
            kind.rules().play(at, node.move(), next);
            at = next;
        }
        steps.add(new Step(at.key(), ply, ""));
        return steps;
    }

    static String moves(List<Step> steps) {
        StringBuilder moves = new StringBuilder();
        for (Step step : steps.subList(0, steps.size() - 1)) {
            moves.append(moves.isEmpty() ? "" : " ").append(step.move());
        }
        return moves.toString();
    }

    /**
     * The result in pieces; empty in games that are not scored by them, and if it was not played
     * out.
     */
    static String discs(WrittenGame game) {
        if (!game.kind().scoredByMargin()) {
            return "";
        }
        List<MoveNode> line = game.mainLine();
        Position end = game.positionAt(line.isEmpty() ? game.root() : line.getLast());
        return new Game(game.kind(), end).pieceScore().orElse("");
    }

    /** The same for the moves of a game from the standard start; empty if it began elsewhere. */
    static String discs(GameDefinition kind, String moves) {
        if (!kind.scoredByMargin()) {
            return "";
        }
        Game game = new Game(kind);
        try {
            for (String move : moves.split(" ", -1)) {
                game.play(kind.notation().move(game.position(), move));
            }
        } catch (IllegalArgumentException e) {
            // The moves are not those of a game from the start.
            return "";
        }
        return game.pieceScore().orElse("");
    }

    /** The name without case and accents, so that a search finds any spelling. */
    static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    /** The whole game, with its variations and comments. */
    static String text(WrittenGame game, GameFormat format) {
        try {
            return format.text(List.of(game));
        } catch (UnwritableGame e) {
            throw new ArchiveException("game: " + e.getMessage(), e);
        }
    }

    /** A digest of players, day, moves and result; annotations do not change it. */
    static long digest(WrittenGame game, List<Step> steps) {
        String whole =
                String.join(
                        "\n",
                        game.kind().id(),
                        Long.toHexString(steps.getFirst().key()),
                        folded(game.tag(Tags.WHITE)),
                        folded(game.tag(Tags.BLACK)),
                        folded(game.tag(Tags.EVENT)),
                        game.tag(Tags.ROUND),
                        game.tag(Tags.DATE),
                        game.result().text(),
                        moves(steps));
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            byte[] digest = sha.digest(whole.getBytes(StandardCharsets.UTF_8));
            return ByteBuffer.wrap(digest).getLong();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
