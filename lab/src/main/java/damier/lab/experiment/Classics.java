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
        studies.add(giordanoLefevre(international));
        studies.add(fiorentino(italian));
        studies.add(opponents(international));
        studies.add(people(italian));
        studies.add(new BestMoveStudy(international, pace()));
        studies.add(
                new DepthStudy(
                        international,
                        GOSGENS_SOMMERS,
                        pace(),
                        Optional.of(new DepthStudy.Named(Documents.GOSGENS_SOMMERS, 6, 10))));
        studies.add(new DepthStudy(italian, FIORENTINO, pace(), Optional.empty()));
        studies.add(new HorizonStudy(international, pace()));
        studies.add(quiescence(international));
        studies.addAll(othello(othello));
        studies.addAll(tournaments(international, italian, othello));
        return studies;
    }

    private Pace pace() {
        return settings.pace();
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
        pairings.add(
                added(
                        arena,
                        "men, kings, compactness",
                        "[tempi=off,centre=off]",
                        "Compactness helps (won with 14 pieces left)"));
        pairings.add(
                added(
                        arena,
                        "men, kings, tempi",
                        "[compactness=off,centre=off]",
                        "Tempi help (won with 5 pieces left)"));
        pairings.add(
                added(
                        arena,
                        "men, kings, centre",
                        "[compactness=off,tempi=off]",
                        "Centre helps (won with 12 pieces left)"));
        pairings.add(
                added(
                        arena,
                        "all five",
                        "",
                        "All five features together help (won with 15 pieces left)"));
        pairings.addAll(
                Ablation.pairings(arena, GIORDANO_LEFEVRE, limits(arena), List.of("extension")));
        return pairings(
                "ablation-giordano-lefevre",
                "International: the features of giordano-lefevre",
                "The document adds each feature to men and kings and plays one game; here each is"
                        + " added, and each is also taken away from the whole."
                        + conditions(arena),
                arena,
                pairings);
    }

    /** Features added to men and kings. */
    private Pairing added(Arena arena, String features, String options, String claim) {
        return pairing(
                        arena,
                        features + " - men, kings",
                        GIORDANO_LEFEVRE + options,
                        GIORDANO_LEFEVRE + "[compactness=off,tempi=off,centre=off]")
                .expecting(Documents.GIORDANO_LEFEVRE, claim);
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
                                Documents.FIORENTINO,
                                "The eight features play better than counting pieces"));
        for (Pairing ablated : Ablation.pairings(arena, FIORENTINO, limits(arena), List.of())) {
            pairings.add(
                    ablated.expecting(
                            Documents.FIORENTINO,
                            "Each feature is of use: the player beats itself without "
                                    + ablated.label().replaceAll("all - | off", "")));
        }
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
                                    Documents.GIORDANO_LEFEVRE,
                                    "It beats " + opponent + " with both colours"));
        }
        for (String opponent : SIMPLE) {
            pairings.add(
                    pairing(arena, "gosgens-sommers - " + opponent, GOSGENS_SOMMERS, opponent)
                            .expecting(
                                    Documents.GOSGENS_SOMMERS,
                                    opponent.equals("greedy")
                                            ? "It wins from people (greedy stands in)"
                                            : "It wins from the default players: " + opponent));
        }
        pairings.add(
                pairing(arena, "gosgens-sommers - v0", GOSGENS_SOMMERS, GOSGENS_SOMMERS + "-v0")
                        .expecting(
                                Documents.GOSGENS_SOMMERS,
                                "The evaluation beats that of v0, which counts men and kings"));
        return pairings(
                "opponents",
                "International: simple opponents, and v0",
                "The matches that two documents report as won." + conditions(arena),
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
                                        Documents.FIORENTINO,
                                        "It often defeats non-expert people (greedy stands in)"),
                        pairing(arena, "fiorentino - random", FIORENTINO, "random")));
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
                "international.le-minh at depth %d%s against itself without quiescence, and against"
                                .formatted(depth, depth == 6 ? "" : " in place of the document's 6")
                        + " itself a ply less deep. Both colours from "
                        + Arenas.OPENINGS_WORDS
                        + ".",
                arena,
                List.of(
                        new Pairing("quiescence on - off", with, without, Limits.INFINITE)
                                .expecting(Documents.LE_MINH, "Quiescence makes play stronger"),
                        new Pairing(deeper, with, less, Limits.INFINITE)
                                .expecting(
                                        Documents.LE_MINH, "A larger depth means better moves")));
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
