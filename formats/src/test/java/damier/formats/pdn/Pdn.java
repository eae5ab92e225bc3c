package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.core.Position;
import damier.games.Games;
import damier.record.MoveNode;
import damier.record.Problem;
import damier.record.ReadGames;
import damier.record.Source;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Reads and writes PDN in tests. */
final class Pdn {
    static final Games GAMES = new Games();

    /** What a text holds. */
    record Content(List<WrittenGame> games, List<String> problems) {
        WrittenGame only() {
            if (games.size() != 1) {
                throw new AssertionError(games.size() + " games, " + problems);
            }
            return games.getFirst();
        }
    }

    private Pdn() {}

    static Content read(String text) {
        return read(text, null);
    }

    static Content read(String text, @Nullable String game) {
        return read(text.getBytes(StandardCharsets.UTF_8), game);
    }

    static Content read(byte[] bytes, @Nullable String game) {
        GameDefinition expected = game == null ? null : GAMES.byId(game);
        ReadGames read = new ReadGames(new ArrayList<>(), new ArrayList<>());
        try {
            new PdnFormat(GAMES).read(Source.of("a.pdn", bytes), expected, read);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return new Content(read.games(), read.problems().stream().map(Problem::toString).toList());
    }

    static String write(List<WrittenGame> games) {
        try {
            return new PdnFormat(GAMES).text(games);
        } catch (UnwritableGame fault) {
            throw new AssertionError(fault);
        }
    }

    /** Everything that a game holds, one line a node, in an order that shows the tree. */
    static List<String> describe(WrittenGame game) {
        List<String> lines = new ArrayList<>();
        lines.add(game.kind().id() + " " + game.tags() + " " + game.result());
        Deque<MoveNode> left = new ArrayDeque<>(List.of(game.root()));
        Deque<Position> positions = new ArrayDeque<>(List.of(game.start()));
        Deque<Integer> depths = new ArrayDeque<>(List.of(0));
        while (!left.isEmpty()) {
            MoveNode node = left.pop();
            Position before = positions.pop();
            int depth = depths.pop();
            Position after = game.kind().rules().newPosition();
            Position setup = node.setup();
            String what;
            if (setup == null) {
                what = game.kind().notation().format(before, node.move());
                game.kind().rules().play(before, node.move(), after);
            } else {
                what = game.kind().notation().format(setup);
                after = setup;
            }
            lines.add(depth + " " + what + " " + node.remarks());
            for (MoveNode child : node.children().reversed()) {
                left.push(child);
                positions.push(after);
                depths.push(depth + 1);
            }
        }
        return lines;
    }

    /** The tree of moves alone: {@code 32-28 (33-28 18-23) 18-23}. */
    static String shape(WrittenGame game) {
        String text = write(List.of(game));
        return text.substring(text.indexOf("\n\n") + 2).strip().replaceAll("\\s+", " ");
    }
}
