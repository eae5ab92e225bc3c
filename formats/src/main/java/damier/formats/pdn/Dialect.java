package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.core.Notation;
import damier.core.Position;
import damier.games.Games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How PDN writes a game. */
record Dialect(GameDefinition kind) {
    private static final String PDN = "pdn";

    /** The games in order of preference for a file that does not name its variant. */
    private static final List<String> LIKELY =
            List.of(
                    "international",
                    "english",
                    "italian",
                    "russian",
                    "brazilian",
                    "czech",
                    "frisian",
                    "pool",
                    "spanish",
                    "killer");

    /** Types of PDN that Damier does not support. */
    private static final Map<String, String> ELSEWHERE =
            Map.of(
                    "27", "Canadian draughts on 12x12 squares",
                    "28", "Portuguese draughts",
                    "30", "Turkish draughts",
                    "31", "Thai draughts",
                    "41", "Spantsiretti on 10x8 squares",
                    "50", "Othello");

    /** Empty for a game that PDN does not support. */
    static Optional<Dialect> of(GameDefinition kind) {
        return kind.protocolName(PDN).map(gameType -> new Dialect(kind));
    }

    private static Stream<Dialect> all(Games games) {
        return games.all().stream().flatMap(game -> of(game).stream());
    }

    static List<Dialect> likely(Games games) {
        return LIKELY.stream().map(id -> new Dialect(games.byId(id))).toList();
    }

    /**
     * Finds a game by a tag such as {@code 20,W,10,10,N2,0}, of which only the first number is
     * reliable.
     */
    static Optional<Dialect> ofGameType(String tag, Games games) {
        String number = number(tag);
        return all(games)
                .filter(dialect -> !number.isEmpty() && number(dialect.gameType()).equals(number))
                .findFirst();
    }

    /** Why a tag names no known variant. */
    static String unknown(String gameType) {
        String number = number(gameType);
        String name = ELSEWHERE.get(number);
        return name == null
                ? "there is no game of type " + PdnText.quoted(gameType)
                : "games of type %s, %s, are not played here".formatted(number, name);
    }

    /** Finds a game by its id or its name. */
    static Optional<Dialect> ofName(String name, Games games) {
        String wanted = name.strip();
        return all(games)
                .filter(
                        dialect ->
                                dialect.kind.id().equalsIgnoreCase(wanted)
                                        || dialect.kind.name().equalsIgnoreCase(wanted))
                .findFirst();
    }

    private static String number(String gameType) {
        int comma = gameType.indexOf(',');
        String first = comma < 0 ? gameType : gameType.substring(0, comma);
        return first.strip().replaceFirst("^0+(?=.)", "");
    }

    /** Empty if there is no agreed type. */
    String gameType() {
        return kind.protocolName(PDN).orElse("");
    }

    Notation<Position> notation() {
        return kind.notation();
    }
}
