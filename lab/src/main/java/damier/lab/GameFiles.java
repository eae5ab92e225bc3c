package damier.lab;

import damier.core.GameDefinition;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The games of a folder in standard formats: {@code games.pdn} or {@code games.ggf} for other
 * programs, {@code moves.csv} with a row for every move.
 *
 * <p>A third file, {@code games.index}, holds the lengths of these two files after each game, so
 * that an unfinished write at the end can be found and removed.
 */
final class GameFiles implements Closeable {
    private static final String INDEX = "games.index";

    private final AnnotatedGames texts;
    private final GrowingFile games;
    private final GrowingFile moves;
    private final GrowingFile index;

    /**
     * @param kept the numbers of the games that count
     */
    GameFiles(Path folder, GameDefinition kind, Set<Integer> kept) throws IOException {
        boolean isNew = Files.notExists(folder.resolve(INDEX));
        texts = new AnnotatedGames(kind);
        games = new GrowingFile(folder.resolve("games." + texts.extension()));
        moves = new GrowingFile(folder.resolve(MatchFolder.MOVES));
        index = new GrowingFile(folder.resolve(INDEX));
        if (!isNew) {
            repair(kept);
        }
        if (moves.size() == 0) {
            moves.append(MoveLog.HEADER);
        }
    }

    /**
     * Removes the last game if it does not count; games are written one at a time, so only the last
     * one can be incomplete.
     */
    private void repair(Set<Integer> kept) throws IOException {
        List<String> rows = index.completeLines();
        long gamesEnd = 0;
        long movesEnd = 0;
        long indexEnd = 0;
        for (int i = 0; i < rows.size(); i++) {
            long[] numbers = numbers(rows.get(i), i + 1);
            if (!kept.contains((int) numbers[0])) {
                break;
            }
            gamesEnd = numbers[1];
            movesEnd = numbers[2];
            indexEnd += rows.get(i).length() + 1L;
        }
        games.cut(gamesEnd);
        moves.cut(movesEnd);
        index.cut(indexEnd);
    }

    private long[] numbers(String row, int line) {
        if (!row.matches("\\d{1,9} \\d{1,15} \\d{1,15}")) {
            throw new BadFolder(index.path() + ", line " + line + ": not a game and two lengths");
        }
        return List.of(row.split(" ", -1)).stream().mapToLong(Long::parseLong).toArray();
    }

    void add(GameRecord record, List<String> players) throws IOException {
        games.append(texts.text(record, players));
        moves.append(MoveLog.rows(record, players));
        index.append("%d %d %d\n".formatted(record.number(), games.size(), moves.size()));
    }

    @Override
    public void close() throws IOException {
        try (games;
                moves;
                index) {
            // Each file is closed even if closing another fails.
        }
    }
}
