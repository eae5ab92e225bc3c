package damier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Position;
import damier.core.Rules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

class GamesTest {
    private final Games games = new Games();

    @Test
    void everyGameHasItsId() {
        assertThat(games.ids())
                .containsExactly(
                        "international",
                        "killer",
                        "breakthrough",
                        "antidraughts",
                        "frisian",
                        "brazilian",
                        "russian",
                        "pool",
                        "english",
                        "italian",
                        "italian-basic",
                        "spanish",
                        "czech",
                        "othello");
        assertThat(games.all()).extracting(GameDefinition::id).isEqualTo(games.ids());
    }

    @Test
    void everyGameCanBePlayedWrittenAndExplained() {
        games.all().forEach(GamesTest::playFirstMove);
    }

    private static void playFirstMove(GameDefinition kind) {
        Game game = new Game(kind);
        assertThat(game.side()).isEqualTo(kind.firstSide());
        long move = game.legalMoves()[0];
        String text = kind.notation().format(game.position(), move);
        assertThat(kind.notation().move(game.position(), text)).isEqualTo(move);
        assertThat(kind.explainer().move(game.position(), text)).isNotEmpty();
        game.play(move);
        assertThat(game.side()).isEqualTo(kind.firstSide().opponent());
    }

    @Test
    void turnedPositionsShowWhatTheOpponentThreatens() {
        games.all().forEach(kind -> turnAlongRandomGames(kind, new Random(27)));
    }

    private static void turnAlongRandomGames(GameDefinition kind, Random random) {
        Rules<Position> rules = kind.rules();
        Position turned = rules.newPosition();
        Position back = rules.newPosition();
        for (int i = 0; i < 20; i++) {
            Game game = new Game(kind);
            while (game.ending().isEmpty() && game.ply() < 80) {
                Position at = game.position();
                rules.turn(at, turned);
                assertThat(turned.side()).isEqualTo(at.side().opponent());
                assertThat(rules.isThreatened(at)).isEqualTo(!rules.isQuiet(turned));
                rules.turn(turned, back);
                assertThat(back.key()).isEqualTo(at.key());
                assertThat(kind.notation().format(back)).isEqualTo(kind.notation().format(at));
                long[] moves = game.legalMoves();
                game.play(moves[random.nextInt(moves.length)]);
            }
        }
    }

    @Test
    void gameIsMadeOnceForAllThreads() throws Exception {
        try (var threads = Executors.newFixedThreadPool(4)) {
            List<Callable<GameDefinition>> asking =
                    Stream.generate(() -> (Callable<GameDefinition>) () -> games.byId("italian"))
                            .limit(16)
                            .toList();
            for (var made : threads.invokeAll(asking)) {
                assertThat(made.get()).isSameAs(games.byId("italian"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "intrnational, ', did you mean ''international''?'",
        "otello, ', did you mean ''othello''?'",
        "Italian, ', did you mean ''italian''?'",
        "backgammon, ''",
        "'', ''"
    })
    void unknownGameListsTheKnownOnes(String id, String suggestion) {
        assertThatThrownBy(() -> games.byId(id))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "there is no '%s'%s; known are %s",
                        id, suggestion, String.join(", ", games.ids()));
    }
}
