package damier.lab.experiment;

import damier.classic.PlayerText;
import damier.core.Limits;
import damier.lab.experiment.Pairing.Expectation;

import java.util.List;
import java.util.Optional;

/**
 * Matches of a classic player with an option against the same player without it: what the documents
 * wish for, mention, or leave out.
 */
final class OptionStudies {
    private static final String GIORDANO_LEFEVRE = "international.giordano-lefevre";
    private static final String GOSGENS_SOMMERS = "international.gosgens-sommers";
    private static final String VIEIRA = "othello.vieira[depth=4]";
    private static final String LE_MINH = "international.le-minh[depth=3]";
    private static final String FIORENTINO = "italian.fiorentino";

    /**
     * An option and its study.
     *
     * @param game the game that is played
     * @param player the player without the option
     * @param option the option that the first player of the match has
     * @param text what the document says, in its words or in ours
     * @param keepsDepth whether the player has its own depth in place of the limits of the pace
     * @param claim what the document claims about the option, if it does
     */
    private record Entry(
            String id,
            String game,
            String player,
            String option,
            String text,
            boolean keepsDepth,
            Optional<Expectation> claim) {
        Entry(String id, String game, String player, String option, String text) {
            this(id, game, player, option, text, false, Optional.empty());
        }

        /** The same at the depth of the player, which suits players of a fixed depth. */
        Entry atOwnDepth() {
            return new Entry(id, game, player, option, text, true, claim);
        }

        Entry claiming(Quoted quoted, String better) {
            var expected = new Expectation(quoted, better);
            return new Entry(id, game, player, option, text, keepsDepth, Optional.of(expected));
        }

        private String with() {
            int equals = option.indexOf('=');
            return PlayerText.parse(player)
                    .with(option.substring(0, equals), option.substring(equals + 1))
                    .toString();
        }
    }

    private static final List<Entry> ENTRIES =
            List.of(
                    new Entry(
                            "option-mobility",
                            "international",
                            GIORDANO_LEFEVRE,
                            "mobility=on",
                            "\"We discovered a lot of different features harder to implement but"
                                    + " very interesting as the mobility of a player\"."),
                    new Entry(
                            "option-captures",
                            "international",
                            GIORDANO_LEFEVRE,
                            "captures=on",
                            "The document names \"the number of capture moved possible\" among the"
                                    + " features it leaves out."),
                    new Entry(
                            "option-pieces",
                            "international",
                            GIORDANO_LEFEVRE,
                            "pieces=all",
                            "The first feature is called the number of pieces; read so, a king"
                                    + " counts as a piece and as a king."),
                    new Entry(
                            "option-learned-weights",
                            "international",
                            GIORDANO_LEFEVRE,
                            "weights=learned",
                            "The document names learning as the way \"to find the most efficient"
                                    + " weights in our evaluation function\"."),
                    new Entry(
                                    "option-learned-weights-othello",
                                    "othello",
                                    VIEIRA,
                                    "weights=learned",
                                    "The weights \"can be optimised to represent the adequate"
                                            + " necessities of the players at each movement of"
                                            + " the match\".")
                            .atOwnDepth(),
                    new Entry(
                            "option-threshold",
                            "international",
                            GIORDANO_LEFEVRE,
                            "threshold=30",
                            "\"We can also determine treshold and stop the iteration/search when a"
                                    + " solution higher than this treshold is found\"."),
                    new Entry(
                                    "option-quotient",
                                    "international",
                                    GOSGENS_SOMMERS + "[combine=difference]",
                                    "combine=quotient",
                                    "The quotient of the same piece values against their"
                                            + " difference.")
                            .claiming(
                                    new Quoted(
                                            Source.RATIO,
                                            "This will give a better approximation to the value of"
                                                    + " the state than taking the difference"),
                                    "The ratio is better than the difference"),
                    new Entry(
                            "option-defended",
                            "international",
                            GOSGENS_SOMMERS,
                            "defended=on",
                            "Defended pieces: \"having a piece behind them, so they can not be"
                                    + " jumped\"."),
                    new Entry(
                            "option-defending",
                            "international",
                            GOSGENS_SOMMERS,
                            "defending=on",
                            "Defending pieces: \"having a piece in front of them\"."),
                    new Entry(
                            "option-elbow",
                            "international",
                            GOSGENS_SOMMERS,
                            "elbow=on",
                            "The elbow pattern: \"pieces defending and being defended\"."),
                    new Entry(
                            "option-quiescence",
                            "italian",
                            FIORENTINO,
                            "quiescence=on",
                            "The evaluation \"should be applied only to quiescent states\"."),
                    new Entry(
                            "option-per-piece",
                            "italian",
                            FIORENTINO,
                            "combine=per-piece",
                            "\"Also nonlinear functions should be considered\"."),
                    new Entry(
                            "option-king-progress",
                            "italian",
                            FIORENTINO,
                            "king-progress=7",
                            "The progress of a king is its distance from the back row in the"
                                    + " document, and 7 in the program."),
                    new Entry(
                                    "option-endgame",
                                    "italian",
                                    FIORENTINO + "[depth=4]",
                                    "endgame=on",
                                    "The first depth and the time \"could be limiting in the final"
                                            + " stages of the game, when a deeper analysis could be"
                                            + " decisive to win\".")
                            .atOwnDepth(),
                    new Entry(
                                    "option-le-minh-compactness",
                                    "international",
                                    LE_MINH,
                                    "compactness=on",
                                    "A term of the author's program that the document does not"
                                            + " name.")
                            .atOwnDepth(),
                    new Entry(
                                    "option-le-minh-mobility",
                                    "international",
                                    LE_MINH,
                                    "mobility=on",
                                    "A term of the author's program that the document does not"
                                            + " name.")
                            .atOwnDepth());

    private OptionStudies() {}

    static List<Study> studies(Settings settings, Arenas arenas) {
        return ENTRIES.stream()
                .<Study>map(entry -> study(entry, settings, arenas.byId(entry.game())))
                .toList();
    }

    private static Study study(Entry entry, Settings settings, Arena arena) {
        Pace pace = settings.pace();
        Limits limits = entry.keepsDepth() ? Limits.INFINITE : pace.limits(arena.game());
        String conditions =
                entry.keepsDepth() ? "the player's own depth" : pace.limitWords(arena.game());
        Pairing pairing = new Pairing("with - without", entry.with(), entry.player(), limits);
        return new PairingStudy(
                entry.id(),
                "%s with %s".formatted(entry.player(), entry.option()),
                "%s Both colours from %s, %s. A score above 50 %% is what the option is worth."
                        .formatted(entry.text(), Arenas.OPENINGS_WORDS, conditions),
                arena,
                List.of(
                        entry.claim()
                                .map(claim -> pairing.expecting(claim.in(pace), claim.text()))
                                .orElse(pairing)),
                settings.gamesEach());
    }
}
