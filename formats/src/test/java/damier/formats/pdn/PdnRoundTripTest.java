package damier.formats.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.MoveList;
import damier.core.Position;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.Tags;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.testkit.Share;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random games with random annotations are the same after they were written and read. */
class PdnRoundTripTest {
    private static final int GAMES = Share.of(500);
    private static final List<String> WORDS =
            List.of(
                    "good",
                    "32-28",
                    "1-0",
                    "*",
                    "(x)",
                    "[Event",
                    "\"big\"",
                    "%",
                    ";",
                    "белые",
                    "[%foo 3]",
                    "$5",
                    "/FEN",
                    "ô",
                    "1.",
                    "--",
                    "\\",
                    "[FEN \"W:W1:B2\"]",
                    "!");

    private static final List<WrittenResult> RESULTS = List.of(WrittenResult.values());

    private final Random random = new Random(7);

    static List<String> variants() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void gamesOfEveryVariantSurvive(String game) {
        Dialect dialect = Dialect.of(Pdn.GAMES.byId(game)).orElseThrow();
        List<WrittenGame> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(randomGame(dialect));
        }
        String text = Pdn.write(games);
        Pdn.Content again = Pdn.read(text);
        assertThat(again.problems()).isEmpty();
        assertThat(again.games()).hasSameSizeAs(games);
        for (int i = 0; i < games.size(); i++) {
            assertThat(Pdn.describe(again.games().get(i))).isEqualTo(Pdn.describe(games.get(i)));
        }
        assertThat(Pdn.write(again.games())).isEqualTo(text);
    }

    private WrittenGame randomGame(Dialect dialect) {
        Position start = dialect.kind().rules().newPosition();
        if (random.nextInt(4) == 0) {
            start = afterRandomMoves(dialect, start, random.nextInt(40));
        }
        WrittenGame game = new WrittenGame(dialect.kind(), start);
        for (String name : List.of(Tags.EVENT, Tags.SITE, Tags.DATE, Tags.ROUND)) {
            game.tags().put(name, sentence());
        }
        game.tags().put(Tags.WHITE, "A \"quoted\" \\ name\\");
        game.tags().put(Tags.BLACK, "Блиндер Б.");
        game.tags().put("Annotator", sentence());
        game.setResult(RESULTS.get(random.nextInt(RESULTS.size())));
        if (random.nextBoolean()) {
            game.root().remark(Remarks.NONE.withAfter(sentence()));
        }
        grow(game, game.root(), 1 + random.nextInt(80), true);
        return game;
    }

    private Position afterRandomMoves(Dialect dialect, Position start, int plies) {
        Position at = start;
        for (int ply = 0; ply < plies; ply++) {
            MoveList moves = new MoveList();
            dialect.kind().rules().generate(at, moves);
            if (!moves.isEmpty()) {
                Position next = dialect.kind().rules().newPosition();
                dialect.kind().rules().play(at, moves.get(random.nextInt(moves.size())), next);
                at = next;
            }
        }
        return at;
    }

    /** Plays on from {@code node}; now and then a node gets variations, which get their own. */
    private void grow(WrittenGame game, MoveNode node, int plies, boolean isGame) {
        MoveNode at = node;
        boolean first = !isGame;
        for (int ply = 0; ply < plies; ply++) {
            MoveList moves = new MoveList();
            game.kind().rules().generate(game.positionAt(at), moves);
            if (moves.isEmpty()) {
                return;
            }
            MoveNode next;
            if (random.nextInt(40) == 0 && !first) {
                next = at.addSetup(game.start());
            } else {
                next = at.add(moves.get(random.nextInt(moves.size())));
            }
            next.remark(remarks(first));
            first = false;
            while (random.nextInt(8) == 0) {
                grow(game, at, 1 + random.nextInt(Math.max(1, plies / 3)), false);
            }
            at = next;
        }
    }

    private Remarks remarks(boolean first) {
        Remarks remarks = Remarks.NONE;
        if (first && random.nextInt(3) == 0) {
            remarks = remarks.withBefore(sentence());
        }
        if (random.nextInt(5) == 0) {
            remarks =
                    remarks.withStrength(
                            List.of("!", "??", "!?", "*", "*!").get(random.nextInt(5)));
        }
        if (random.nextInt(6) == 0) {
            remarks = remarks.withNags(List.of(random.nextInt(256), 7));
        }
        if (random.nextInt(6) == 0) {
            remarks = remarks.withClock(Duration.ofMillis(random.nextInt(20_000_000)));
        }
        if (random.nextInt(6) == 0) {
            remarks = remarks.withElapsed(Duration.ofSeconds(random.nextInt(5_000)));
        }
        if (random.nextInt(6) == 0) {
            remarks = remarks.withEvaluation((random.nextInt(20_001) - 10_000) / 1000.0);
        }
        return random.nextInt(4) == 0 ? remarks.withAfter(sentence()) : remarks;
    }

    private String sentence() {
        List<String> words = new ArrayList<>();
        for (int left = 1 + random.nextInt(30); left > 0; left--) {
            words.add(WORDS.get(random.nextInt(WORDS.size())));
        }
        return String.join(" ", words);
    }
}
