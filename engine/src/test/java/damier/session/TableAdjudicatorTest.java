package damier.session;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.EndgameProber;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Result;
import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class TableAdjudicatorTest {
    private final Games games = new Games();

    private Game game(String id, String position) {
        GameDefinition kind = games.byId(id);
        return new Game(kind, kind.notation().position(position));
    }

    @ParameterizedTest
    @CsvSource({
        "italian, 'W:WK30,K31:BK1', WHITE_WINS",
        "italian, 'B:WK30,K31:BK1', WHITE_WINS",
        "international, 'W:WK15,K26:BK14', DRAW",
    })
    void aStoredPositionHasItsResult(String id, String position, Result result) {
        Game game = game(id, position);
        assertThat(new TableAdjudicator(game.kind()).result(game)).contains(result);
    }

    @ParameterizedTest
    @CsvSource({"international", "othello"})
    void anUnknownPositionIsPlayedOn(String id) {
        Game game = new Game(games.byId(id));
        assertThat(new TableAdjudicator(game.kind()).result(game)).isEmpty();
    }

    /** Three kings have fifteen moves to beat one king in Russian draughts. */
    @Test
    void aWinThatTheDrawCountersMayPreventIsPlayedOn() {
        Game game = game("russian", "W:WK1,K2,K3:BK30");
        var tables = new TableAdjudicator(game.kind());
        var random = new Random(1);
        assertThat(tables.result(game)).contains(Result.WHITE_WINS);
        while (tables.result(game).isPresent()) {
            game.play(dawdle(game, random));
        }
        assertThat(game.ending()).isEmpty();
        assertThat(probe(game)).isIn(EndgameProber.WIN, EndgameProber.LOSS);
    }

    /** A move that keeps the win and leaves nothing to capture. */
    private static long dawdle(Game game, Random random) {
        List<Long> moves = new ArrayList<>();
        for (long move : game.legalMoves()) {
            Game after = game.copy();
            after.play(move);
            if (game.kind().rules().isQuiet(after.position()) && probe(after) == -probe(game)) {
                moves.add(move);
            }
        }
        return moves.get(random.nextInt(moves.size()));
    }

    private static int probe(Game game) {
        return game.kind().endgames().prober().orElseThrow().probe(game.position());
    }
}
