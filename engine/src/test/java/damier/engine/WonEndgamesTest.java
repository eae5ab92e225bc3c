package damier.engine;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameBuilder;
import damier.core.EndgameProber;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.MoveList;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Result;
import damier.games.Games;
import damier.testkit.Share;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * The engine wins every won ending that the tables contain against a defender who plays from tables
 * with distances and holds out as long as possible. Games are played by all rules, including draws
 * by repetition and by move count; positions in which a count can save the defender do not occur.
 */
class WonEndgamesTest {
    private static final int POSITIONS = Share.of(200);
    private static final Limits LIMITS = Limits.nodes(3_000);

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({
        "italian, KK-K",
        "english, KK-K",
        "russian, KKK-K",
        "international, KK-K",
        "international, KK-M",
        "international, KM-K",
        "international, KM-M",
        "international, MM-K",
        "international, MM-M",
        "international, KKK-K",
        "international, KKK-M",
        "international, KKM-K",
        "international, KKM-M",
        "international, KMM-K",
        "international, KMM-M",
        "international, MMM-K",
        "international, MMM-M",
    })
    void wonEndingsAreWonWithinTheirDistance(String id, String material) {
        GameDefinition kind = new Games().byId(id);
        List<Integer> excess = play(kind, kind, material);
        assertThat(excess).hasSize(POSITIONS).containsOnly(0);
    }

    /** The tables that {@code endgame build} makes have distances of five kings. */
    @Tag("long")
    @ParameterizedTest
    @CsvSource({"italian", "english"})
    void threeKingsWinAgainstTwoWithinTheirDistance(String id) throws IOException {
        GameDefinition kind = build(id, EndgameBuilder.DISTANCE_PIECES, folder);
        assertThat(play(kind, kind, "KKK-KK")).hasSize(POSITIONS).containsOnly(0);
    }

    /** The game with additional tables of five kings. */
    private static GameDefinition build(String id, int distancePieces, Path folder)
            throws IOException {
        List<String> faults = new ArrayList<>();
        GameDefinition kind = new Games().byId(id).withTables(folder.toString(), faults::add);
        var request = new EndgameBuilder.Request(5, 0, distancePieces, 1);
        var builder = kind.endgames().files().orElseThrow().builder(request, new FailOnFault());
        assertThat(builder.run()).isTrue();
        assertThat(faults).isEmpty();
        return kind;
    }

    private static final class FailOnFault implements EndgameBuilder.Listener {
        @Override
        public void progress(EndgameBuilder.Progress progress) {}

        @Override
        public void finished(EndgameBuilder.FinishedSlice slice) {}

        @Override
        public void fault(String line) {
            throw new AssertionError(line);
        }
    }

    /**
     * Plays won positions, all of which must be won.
     *
     * @param kind has the tables of the engine
     * @param exact has those of the defender
     * @return for each game, the plies beyond the distance of the start position
     */
    private static List<Integer> play(GameDefinition kind, GameDefinition exact, String material) {
        EndgameProber<Position> defender = exact.endgames().prober().orElseThrow();
        List<Integer> excess = new ArrayList<>();
        Random random = new Random(material.hashCode());
        try (Engine engine = new EngineFactory(kind).engine()) {
            while (excess.size() < POSITIONS) {
                Optional<Position> start = wonPosition(kind, material, defender, random);
                if (start.isPresent()) {
                    int plies = play(engine, new Game(kind, start.get()), defender);
                    excess.add(plies - defender.distance(start.get()));
                }
            }
        }
        return excess;
    }

    /** The number of plies in which the engine, which moves first, wins. */
    private static int play(Engine engine, Game game, EndgameProber<Position> defender) {
        String start = game.kind().notation().format(game.position());
        var winner = game.side();
        MoveList replies = new MoveList();
        engine.newGame();
        while (game.ending().isEmpty()) {
            if (game.side() == winner) {
                game.play(engine.search(game, LIMITS).best().orElseThrow().move());
            } else {
                defender.best(game.position(), replies);
                game.play(replies.get(0));
            }
        }
        assertThat(game.ending().orElseThrow().result()).as(start).isEqualTo(Result.winOf(winner));
        return game.ply();
    }

    /** A random position if White, to move, wins it before any draw by count. */
    private static Optional<Position> wonPosition(
            GameDefinition kind, String material, EndgameProber<Position> tables, Random random) {
        try {
            Position at = kind.notation().position(fen(kind, material, random));
            boolean isWon =
                    tables.probe(at) == EndgameProber.WIN
                            && !kind.rules().isDrawNear(at, tables.distance(at));
            return isWon ? Optional.of(at) : Optional.empty();
        } catch (NotationException e) {
            return Optional.empty(); // a man on its promotion rank
        }
    }

    private static String fen(GameDefinition kind, String material, Random random) {
        List<Integer> squares = new ArrayList<>();
        for (int square = 1; square <= kind.board().layout().squares().size(); square++) {
            squares.add(square);
        }
        Collections.shuffle(squares, random);
        int own = material.indexOf('-');
        return "W:W"
                + pieces(material.substring(0, own), squares)
                + ":B"
                + pieces(material.substring(own + 1), squares.subList(own, squares.size()));
    }

    private static String pieces(String kinds, List<Integer> squares) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < kinds.length(); i++) {
            texts.add((kinds.charAt(i) == 'K' ? "K" : "") + squares.get(i));
        }
        return String.join(",", texts);
    }
}
