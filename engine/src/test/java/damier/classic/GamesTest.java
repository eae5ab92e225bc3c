package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import damier.classic.evaluation.SquareBonuses;
import damier.classic.search.Hardness;
import damier.core.Game;
import damier.core.GameDefinition;
import damier.core.Limits;
import damier.core.Result;
import damier.core.Side;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Whole games between the players. */
class GamesTest {
    private static Result play(GameDefinition kind, ClassicPlayer white, ClassicPlayer black) {
        Game game = new Game(kind);
        while (game.ending().isEmpty()) {
            ClassicPlayer player = game.side() == Side.WHITE ? white : black;
            game.play(player.choose(game, Limits.depth(3), Watch.NONE).move());
        }
        return game.ending().orElseThrow().result();
    }

    @ParameterizedTest
    @CsvSource({
        "international.giordano-lefevre",
        "international.gosgens-sommers",
        "international.gosgens-sommers-v0",
        "international.le-minh",
        "italian.fiorentino"
    })
    void draughtsPlayerBeatsTheSimpleOpponentsWithBothColours(String id) {
        ClassicPlayer player = ClassicPlayers.create(id);
        GameDefinition kind =
                player.description().plays("italian") ? Kinds.ITALIAN : Kinds.INTERNATIONAL;
        for (String opponent : List.of("uninformed", "optimistic", "greedy")) {
            ClassicPlayer simple = ClassicPlayers.create(opponent);
            assertThat(play(kind, player, simple)).isEqualTo(Result.WHITE_WINS);
            assertThat(play(kind, simple, player)).isEqualTo(Result.BLACK_WINS);
        }
    }

    @Test
    void othelloPlayerBeatsARandomOneMostOfTheTime() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira");
        int wins = 0;
        for (int seed = 0; seed < 20; seed++) {
            ClassicPlayer random = ClassicPlayers.create("random[seed=" + seed + "]");
            boolean isWhite = seed % 2 == 0;
            Result result =
                    play(Kinds.OTHELLO, isWhite ? player : random, isWhite ? random : player);
            wins += result == Result.winOf(isWhite ? Side.WHITE : Side.BLACK) ? 1 : 0;
        }

        assertThat(wins).isGreaterThanOrEqualTo(15);
    }

    @Test
    void fittedHardnessFollowsTheGamesOfItsPlayer() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira[depth=2]");
        String squares = player.options().getOrDefault("squares", "");
        SquareBonuses bonuses =
                new SquareBonuses(Arrays.stream(squares.split("/")).map(Double::valueOf).toList());
        double[] expected = new double[2];
        double[] found = new double[2];
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Game game = new Game(Kinds.OTHELLO);
            while (game.ending().isEmpty()) {
                long[] moves = game.legalMoves();
                int round = game.ply() + 1;
                if (moves.length > 1 && (isNear(round, 20) || isNear(round, 50))) {
                    count(bonuses, moves, isNear(round, 20) ? 0 : 1, expected, found);
                }
                boolean atRandom = round <= 6 || random.nextInt(5) == 0;
                game.play(
                        atRandom
                                ? moves[random.nextInt(moves.length)]
                                : player.choose(game, Limits.INFINITE, Watch.NONE).move());
            }
        }

        assertThat(Hardness.FITTED.at(20, 0)).isCloseTo(expected[0] / found[0], within(0.1));
        assertThat(Hardness.FITTED.at(50, 0)).isCloseTo(expected[1] / found[1], within(0.2));
    }

    private static boolean isNear(int round, int middle) {
        return Math.abs(round - middle) <= 3;
    }

    /** Sums for a least-squares fit of better squares to better moves. */
    private static void count(
            SquareBonuses bonuses, long[] moves, int stage, double[] expected, double[] found) {
        for (long move : moves) {
            double betterSquares = bonuses.squaresAbove((int) move) / 64.0;
            double bonus = bonuses.of((int) move);
            long betterMoves =
                    Arrays.stream(moves).filter(other -> bonuses.of((int) other) > bonus).count();
            expected[stage] += betterSquares * betterSquares;
            found[stage] += betterSquares * betterMoves / (moves.length - 1);
        }
    }
}
