package damier.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import damier.classic.search.Iteration;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Limits;
import damier.core.Side;
import damier.othello.OthelloRules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

class SearchingPlayerTest {
    private static final long MILLISECOND = 1_000_000;

    private final Game international = new Game(Kinds.INTERNATIONAL);
    private final Game italian = new Game(Kinds.ITALIAN);
    private final Game othello = new Game(Kinds.OTHELLO);

    private static Decision choose(String player, Game game, Limits limits) {
        return ClassicPlayers.create(player).choose(game, limits, Watch.NONE);
    }

    @Test
    void fixedDepthIsSearchedAtOnce() {
        Decision decision =
                choose("international.le-minh[depth=5]", international, Limits.INFINITE);

        assertThat(decision.depth()).isEqualTo(5);
        assertThat(decision.iterations()).extracting(Iteration::depth).containsExactly(5);
        assertThat(choose("othello.vieira", othello, Limits.INFINITE).depth()).isEqualTo(4);
    }

    @Test
    void depthFromOutsideReplacesThePlayersOwn() {
        assertThat(choose("international.le-minh", international, Limits.depth(2)).depth())
                .isEqualTo(2);
        assertThat(choose("italian.fiorentino[time=1ms]", italian, Limits.depth(5)).iterations())
                .extracting(Iteration::depth)
                .containsExactly(4, 5);
        assertThat(choose("italian.fiorentino", italian, Limits.depth(2)).iterations())
                .extracting(Iteration::depth)
                .containsExactly(2);
    }

    @Test
    void depthAfterTheRootMoveIsOnePlyLess() {
        Decision decision = choose("international.gosgens-sommers", international, Limits.depth(4));

        assertThat(decision.depth()).isEqualTo(4);
        assertThat(decision.ownDepth()).isEqualTo(3);
        assertThat(decision.iterations()).extracting(Iteration::depth).containsExactly(2, 3, 4);
        assertThat(
                        choose(
                                        "international.gosgens-sommers[depth=2]",
                                        international,
                                        Limits.INFINITE)
                                .ownDepth())
                .isEqualTo(2);
    }

    @Test
    void fiorentinoCompletesDepthFourWhateverItsTime() {
        Decision decision = choose("italian.fiorentino[time=0.001ms]", italian, Limits.INFINITE);

        assertThat(decision.depth()).isEqualTo(4);
        assertThat(decision.interrupted()).isFalse();
    }

    @Test
    @Timeout(600)
    void fiorentinoAbortsADeeperIterationWhenItsTimeIsUp() {
        Decision decision = choose("italian.fiorentino[time=300ms]", italian, Limits.INFINITE);
        int depth = decision.depth();

        assertThat(depth).isBetween(4, 63);
        assertThat(decision.move())
                .isEqualTo(choose("italian.fiorentino", italian, Limits.depth(depth)).move());
        assertThat(decision.nanos()).isGreaterThanOrEqualTo(300 * MILLISECOND);
    }

    @Test
    void deepeningEndsOnceAValueIsAboveTheThreshold() {
        Game won = Kinds.game(Kinds.INTERNATIONAL, "W:WK11,16,22:B1,31");
        String player = "international.giordano-lefevre[depth=4,threshold=%s]";

        assertThat(choose(player.formatted("off"), won, Limits.nodes(2_000_000)).depth())
                .isEqualTo(4);
        assertThat(choose(player.formatted("10"), won, Limits.nodes(2_000_000)).depth())
                .isEqualTo(1);
        Game lost = Kinds.game(Kinds.INTERNATIONAL, "B:WK11,16,22:B1,31");
        assertThat(choose(player.formatted("10"), lost, Limits.nodes(2_000_000)).depth())
                .isEqualTo(4);
    }

    @Test
    void fiorentinoSearchesEndgamesDeeperIfAskedTo() {
        String player = "italian.fiorentino[depth=4,endgame=on,endgame.plies=2]";
        Game endgame = Kinds.game(Kinds.ITALIAN, "W:W29,30,K31:B1,2,K8");

        assertThat(choose(player, endgame, Limits.INFINITE).iterations())
                .extracting(Iteration::depth)
                .containsExactly(6);
        assertThat(choose(player, italian, Limits.INFINITE).depth()).isEqualTo(4);
        assertThat(choose("italian.fiorentino[depth=4]", endgame, Limits.INFINITE).depth())
                .isEqualTo(4);
    }

    @Test
    void fiorentinoResolvesCapturesBeyondTheHorizonIfAskedTo() {
        Decision plain = choose("italian.fiorentino[depth=4]", italian, Limits.INFINITE);
        Decision quiet =
                choose("italian.fiorentino[depth=4,quiescence=on]", italian, Limits.INFINITE);

        assertThat(quiet.counts().nodes()).isGreaterThan(plain.counts().nodes());
    }

    @Test
    void fiorentinoPlaysByTheRulesOfItsDocumentToo() {
        Game game = new Game(Kinds.ITALIAN_BASIC);
        assertThat(choose("italian.fiorentino[depth=4]", game, Limits.INFINITE).depth())
                .isEqualTo(4);
    }

    /** By much: how late a move is depends on the machine too. */
    @Test
    void timeFromOutsideIsNotExceeded() {
        for (PlayerDescription player : ClassicPlayers.all()) {
            for (Game game : List.of(international, italian, othello)) {
                if (player.plays(game.kind().id())) {
                    Limits limits = Limits.time(30 * MILLISECOND);
                    Decision decision = choose(withLongTime(player), game, limits);
                    assertThat(decision.nanos()).isLessThan(300_000 * MILLISECOND);
                }
            }
        }
    }

    private static String withLongTime(PlayerDescription player) {
        boolean hasTime = player.options().stream().anyMatch(any -> any.name().equals("time"));
        return hasTime ? player.id() + "[time=1h]" : player.id();
    }

    @Test
    void clockIsSharedOut() {
        Limits limits = Limits.clock(new Limits.Clock(600 * MILLISECOND, 0, 0));
        Decision decision = choose("international.giordano-lefevre", international, limits);

        assertThat(decision.nanos()).isGreaterThanOrEqualTo(15 * MILLISECOND);
        assertThat(DepthPlan.time(limits)).isBetween(15 * MILLISECOND, 300 * MILLISECOND);
    }

    @Test
    void nodesFromOutsideAreNotExceeded() {
        Decision decision =
                choose("international.giordano-lefevre", international, Limits.nodes(10_000));

        assertThat(decision.counts().nodes()).isEqualTo(10_000);
        assertThat(decision.interrupted()).isTrue();
        assertThat(decision.depth()).isPositive();
    }

    @Test
    @Timeout(600)
    void stopEndsASearchThatWouldTakeForEver() {
        var polls = new AtomicInteger();
        Watch watch = Watch.NONE.withStop(() -> polls.incrementAndGet() > 1_000);
        Decision decision =
                ClassicPlayers.create("international.giordano-lefevre")
                        .choose(international, Limits.depth(60), watch);

        assertThat(decision.interrupted()).isTrue();
        assertThat(decision.depth()).isPositive();
    }

    @Test
    void valueAndFeaturesAreForTheSideToMove() {
        Game white = Kinds.game(Kinds.INTERNATIONAL, "W:WK11,16,22:B1,31");
        Game black = new Game(Kinds.INTERNATIONAL, Kinds.reversed(white.position()));
        Decision ofWhite = choose("international.giordano-lefevre", white, Limits.depth(2));
        Decision ofBlack = choose("international.giordano-lefevre", black, Limits.depth(2));

        assertThat(ofBlack.value()).isEqualTo(ofWhite.value());
        assertThat(ofBlack.features()).isEqualTo(ofWhite.features());
        assertThat(ofWhite.features().stream().mapToDouble(Feature::contribution).sum())
                .isCloseTo(53.667, within(5e-4));
        assertThat(
                        ClassicPlayers.create("international.giordano-lefevre")
                                .features(white, Side.BLACK)
                                .stream()
                                .mapToDouble(Feature::contribution)
                                .sum())
                .isCloseTo(-53.667, within(5e-4));
    }

    @Test
    void switchedOffFeatureIsGoneAndWeightIsSet() {
        ClassicPlayer player =
                ClassicPlayers.create(
                        "international.giordano-lefevre[tempi=off,men.weight=12,compactness=raw]");

        assertThat(player.features(international, Side.WHITE))
                .extracting(Feature::name, Feature::weight)
                .containsExactly(
                        tuple("men", 12.0),
                        tuple("kings", 30.0),
                        tuple("compactness", 2.0),
                        tuple("centre", 2.0));
    }

    @Test
    void everyFeatureOfEveryPlayerCanBeSwitchedOff() {
        for (PlayerDescription description : ClassicPlayers.all()) {
            for (Game game : List.of(international, italian, othello)) {
                if (description.plays(game.kind().id())) {
                    ClassicPlayer whole = ClassicPlayers.create(description.id(), Map.of());
                    assertEachCanBeSwitchedOff(whole, game);
                }
            }
        }
    }

    private static void assertEachCanBeSwitchedOff(ClassicPlayer whole, Game game) {
        String id = whole.description().id();
        List<String> names =
                whole.features(game, Side.WHITE).stream()
                        .map(Feature::name)
                        .filter(name -> whole.options().containsKey(name))
                        .toList();
        for (String off : names) {
            assertThat(ClassicPlayers.create(id, Map.of(off, "off")).features(game, Side.WHITE))
                    .extracting(Feature::name)
                    .filteredOn(names::contains)
                    .containsExactlyElementsOf(
                            names.stream().filter(name -> !name.equals(off)).toList());
        }
    }

    @Test
    void fiorentinoCanCountPiecesAlone() {
        assertThat(
                        ClassicPlayers.create("italian.fiorentino[evaluation=pieces]")
                                .features(italian, Side.WHITE))
                .containsExactly(new Feature("pieces", 0, 1, 0));
    }

    @Test
    void leMinhHasTwoTermsInReserve() {
        assertThat(
                        ClassicPlayers.create("international.le-minh[compactness=on,mobility=on]")
                                .features(international, Side.WHITE))
                .extracting(Feature::name)
                .containsExactly("men", "kings", "compactness", "mobility");
    }

    @Test
    void vieirasWeightsFollowTheRoundOfTheRoot() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira");

        assertThat(weights(player, 28)).containsExactly(50.0, -10.0, 5.0);
        assertThat(weights(player, 29)).containsExactly(10.0, 10.0, 5.0);
        assertThat(weights(player, 38)).containsExactly(10.0, 10.0, 5.0);
        assertThat(weights(player, 39)).containsExactly(5.0, 30.0, 3.0);
    }

    private static List<Double> weights(ClassicPlayer player, int ply) {
        Game game = Kinds.randomGame(Kinds.OTHELLO, 2, ply);
        assertThat(game.ply()).isEqualTo(ply);
        return player.features(game, game.side()).stream().map(Feature::weight).toList();
    }

    @Test
    void vieiraComparesAsItIsTold() {
        assertThat(moves("othello.vieira")).isEqualTo(4);
        assertThat(moves("othello.vieira[evaluation=relative]")).isEqualTo(0.5);
        assertThat(moves("othello.vieira[relative=shifted]")).isEqualTo(0.5);
    }

    private double moves(String player) {
        return ClassicPlayers.create(player).features(othello, Side.BLACK).getFirst().value();
    }

    @Test
    void roundOfASetUpPositionIsToldByItsDiscs() {
        ClassicPlayer player = ClassicPlayers.create("othello.vieira");
        Game played = Kinds.randomGame(Kinds.OTHELLO, 2, 45);

        assertThat(player.features(new Game(Kinds.OTHELLO, played.position()), played.side()))
                .isEqualTo(player.features(played, played.side()));
    }

    @Test
    void vieiraPassesWhereItHasTo() {
        // White cannot move, Black can.
        Game game =
                Kinds.game(
                        Kinds.OTHELLO,
                        "XO--------------------------------------------------------------" + " O");
        Decision decision = choose("othello.vieira", game, Limits.INFINITE);

        assertThat(decision.move()).isEqualTo(OthelloRules.PASS);
    }

    @Test
    void sameSearchTwiceIsTheSame() {
        for (String player :
                List.of(
                        "international.giordano-lefevre",
                        "international.gosgens-sommers",
                        "international.le-minh")) {
            Decision first = choose(player, international, Limits.depth(5));
            Decision second = choose(player, international, Limits.depth(5));
            assertThat(second.move()).isEqualTo(first.move());
            assertThat(second.counts()).isEqualTo(first.counts());
        }
    }
}
