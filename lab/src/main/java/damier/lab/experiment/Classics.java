package damier.lab.experiment;

import damier.core.Limits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All studies of the documents of the classic players. */
final class Classics {
    private static final String GIORDANO_LEFEVRE = "international.giordano-lefevre";
    private static final String GOSGENS_SOMMERS = "international.gosgens-sommers";
    private static final String FIORENTINO = "italian.fiorentino";
    private static final List<String> SIMPLE =
            List.of("greedy", "random", "uninformed", "optimistic");

    private final Settings settings;
    private final Arenas arenas;

    Classics(Settings settings, Arenas arenas) {
        this.settings = settings;
        this.arenas = arenas;
    }

    List<Study> studies() {
        Arena international = arenas.byId("international");
        Arena italian = arenas.byId("italian");
        Arena othello = arenas.byId("othello");
        List<Study> studies = new ArrayList<>();
        studies.add(new SearchMethodStudy(italian));
        studies.add(new DeepeningStudy(international, selfPlay(international), pace()));
        studies.add(giordanoLefevre(international));
        studies.add(fiorentino(italian));
        studies.add(opponents(international));
        studies.add(people(italian));
        studies.add(new BestMoveStudy(international, pace()));
        studies.add(
                new DepthStudy(
                        Source.DEPTH_REACHED,
                        international,
                        GOSGENS_SOMMERS,
                        pace(),
                        Optional.of(new DepthStudy.Named(6, 10))));
        studies.add(
                new DepthStudy(
                        Source.DEPTH_BY_MOVES, italian, FIORENTINO, pace(), Optional.empty()));
        studies.add(new HorizonStudy(international, pace()));
        studies.add(quiescence(international));
        studies.addAll(othello(othello));
        studies.addAll(tournaments(international, italian, othello));
        return studies;
    }

    private Pace pace() {
        return settings.pace();
    }

    private static PositionSource selfPlay(Arena arena) {
        return PositionSource.selfPlay(arena, GIORDANO_LEFEVRE, Limits.nodes(400), 30);
    }

    private List<Study> othello(Arena arena) {
        PositionSource source =
                PositionSource.selfPlay(
                        arena, "othello.vieira[depth=2]", Limits.INFINITE, pace().step());
        return List.of(
                new OthelloRoundsStudy(arena, settings.gamesEach()),
                new OrderingStudy(arena, source, pace()),
                new ThresholdStudy(arena, source, pace()),
                new BranchingTimeStudy(arena, source, pace()),
                new HardnessStudy(arena, source, pace()));
    }

    private Study pairings(
            String id, String title, String text, Arena arena, List<Pairing> pairings) {
        return new PairingStudy(id, title, text, arena, pairings, settings.gamesEach());
    }

    private Pairing pairing(Arena arena, String label, String first, String second) {
        return new Pairing(label, first, second, limits(arena));
    }

    private String conditions(Arena arena) {
        return " Both colours from %s, %s."
                .formatted(Arenas.OPENINGS_WORDS, pace().limitWords(arena.game()));
    }

    private Study giordanoLefevre(Arena arena) {
        List<Pairing> pairings = new ArrayList<>();
        pairings.add(added(arena, "men, kings, compactness", "[tempi=off,centre=off]"));
        pairings.add(added(arena, "men, kings, tempi", "[compactness=off,centre=off]"));
        pairings.add(added(arena, "men, kings, centre", "[compactness=off,tempi=off]"));
        pairings.add(added(arena, "all five", ""));
        Ablation.pairings(arena, GIORDANO_LEFEVRE, limits(arena), List.of("extension"))
                .forEach(pairing -> pairings.add(pairing.at(Source.REMOVED_FEATURES)));
        return new AddedFeaturesStudy(
                "ablation-giordano-lefevre",
                "International: the features of giordano-lefevre",
                "The document adds each feature to men and kings and plays one game; here each is"
                        + " added, and each is also taken away from the whole."
                        + conditions(arena),
                arena,
                pairings,
                settings.gamesEach());
    }

    /** Features added to men and kings. */
    private Pairing added(Arena arena, String features, String options) {
        return pairing(
                        arena,
                        features + AddedFeaturesStudy.OPPONENT,
                        GIORDANO_LEFEVRE + options,
                        GIORDANO_LEFEVRE + "[compactness=off,tempi=off,centre=off]")
                .expecting(
                        played(
                                Source.ADDED_FEATURES,
                                "After analyzing these results, it is not hard to say that in fact"
                                    + " the different optional features we implemented are useful"
                                    + " and work correctly as well independently of each other than"
                                    + " together."),
                        features + " wins from men and kings alone");
    }

    /** A statement about play at the document's own depth or time. */
    private Quoted played(Source source, String words) {
        return new Quoted(source, words, pace().judgesPlay());
    }

    private Limits limits(Arena arena) {
        return pace().limits(arena.game());
    }

    private Study fiorentino(Arena arena) {
        List<Pairing> pairings = new ArrayList<>();
        pairings.add(
                pairing(
                                arena,
                                "eight features - pieces alone",
                                FIORENTINO,
                                FIORENTINO + "[evaluation=pieces]")
                        .expecting(
                                played(
                                        Source.TUNING,
                                        "Since the performance of this simple function was poor, a"
                                                + " more accurate analysis of game strategies was"
                                                + " performed"),
                                "The eight features play better than counting pieces"));
        Ablation.pairings(arena, FIORENTINO, limits(arena), List.of())
                .forEach(pairing -> pairings.add(pairing.at(Source.ABLATION)));
        return pairings(
                "ablation-fiorentino",
                "Italian: the features of fiorentino",
                "The whole evaluation against counting pieces alone, and against itself without"
                        + " each of its eight features."
                        + conditions(arena),
                arena,
                pairings);
    }

    private Study opponents(Arena arena) {
        List<Pairing> pairings = new ArrayList<>();
        for (String opponent : List.of("uninformed", "optimistic")) {
            pairings.add(
                    pairing(arena, "giordano-lefevre - " + opponent, GIORDANO_LEFEVRE, opponent)
                            .expecting(
                                    new Quoted(
                                            Source.GIVEN_PLAYERS,
                                            "In both case our AI beat them with more or less"
                                                + " difficulties (when playing both white and black"
                                                + " pieces)."),
                                    "It beats " + opponent + " with both colours"));
        }
        Quoted wins =
                new Quoted(
                        Source.DEFAULT_PLAYERS,
                        "it wins from all the default players and it also won from every human"
                                + " being that we let it play to (we tested it on seven people)");
        for (String opponent : SIMPLE) {
            pairings.add(
                    pairing(arena, "gosgens-sommers - " + opponent, GOSGENS_SOMMERS, opponent)
                            .expecting(
                                    wins,
                                    opponent.equals("greedy")
                                            ? "It wins from people (greedy stands in)"
                                            : "It wins from the default players: " + opponent));
        }
        pairings.add(
                pairing(arena, "gosgens-sommers - v0", GOSGENS_SOMMERS, GOSGENS_SOMMERS + "-v0")
                        .expecting(
                                played(
                                        Source.DEFAULT_PLAYERS,
                                        "then this player will lose against our AlphaBetaPlayer"),
                                "The evaluation beats that of v0, which counts men and kings"));
        return pairings(
                "opponents",
                "International: simple opponents",
                "The matches that the document reports as won." + conditions(arena),
                arena,
                pairings);
    }

    private Study people(Arena arena) {
        return pairings(
                "opponents-italian",
                "Italian: simple opponents",
                "The document's opponents are people of average strength; simple players stand in."
                        + conditions(arena),
                arena,
                List.of(
                        pairing(arena, "fiorentino - greedy", FIORENTINO, "greedy")
                                .expecting(
                                        new Quoted(
                                                Source.TUNING,
                                                "While not perfect, the final function is often"
                                                    + " able to defeat non-expert human users."),
                                        "It often defeats non-expert people (greedy stands in)"),
                        pairing(arena, "fiorentino - random", FIORENTINO, "random")
                                .at(Source.TUNING)));
    }

    private Study quiescence(Arena arena) {
        int depth = pace().leMinhDepth();
        String with = "international.le-minh[depth=" + depth + "]";
        String without = "international.le-minh[depth=%d,quiescence=off]".formatted(depth);
        String less = "international.le-minh[depth=" + (depth - 1) + "]";
        String deeper = "depth %d - depth %d".formatted(depth, depth - 1);
        return pairings(
                "quiescence",
                "International: le-minh with and without quiescence",
                "international.le-minh at depth %d against itself without quiescence, and against"
                                .formatted(depth)
                        + " itself a ply less deep; the document names no depth. Both colours from "
                        + Arenas.OPENINGS_WORDS
                        + ".",
                arena,
                List.of(
                        new Pairing(deeper, with, less, Limits.INFINITE)
                                .expecting(
                                        new Quoted(
                                                Source.TREE_DEPTH,
                                                "An larger tree depth means better moves, but the"
                                                        + " computational effort required also"
                                                        + " increases exponentially."),
                                        "A larger depth plays better"),
                        new Pairing("quiescence on - off", with, without, Limits.INFINITE)
                                .at(Source.HORIZON)));
    }

    private List<Study> tournaments(Arena international, Arena italian, Arena othello) {
        String leMinh = "international.le-minh[depth=" + pace().leMinhDepth() + "]";
        return List.of(
                tournament(
                        international,
                        List.of(
                                GIORDANO_LEFEVRE,
                                GOSGENS_SOMMERS,
                                GOSGENS_SOMMERS + "-v0",
                                leMinh)),
                tournament(italian, List.of(FIORENTINO, FIORENTINO + "[evaluation=pieces]")),
                tournament(
                        othello,
                        List.of(
                                "othello.vieira[depth=4]",
                                "othello.vieira[depth=4,evaluation=relative]",
                                "othello.vieira[depth=4,relative=shifted]")));
    }

    /** The simple opponents take part in every tournament. */
    private Study tournament(Arena arena, List<String> players) {
        List<String> all = new ArrayList<>(players);
        all.addAll(SIMPLE);
        int games = Math.max(2, settings.gamesEach() / 10 / 2 * 2);
        return new TournamentStudy(arena, all, games, pace());
    }
}
