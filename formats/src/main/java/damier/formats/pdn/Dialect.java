package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.core.Notation;
import damier.core.Position;
import damier.games.Games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A game as PDN writes it. */
record Dialect(GameDefinition kind) {
    private static final String PDN = "pdn";

    /** In the order in which a game that does not say what it is may be one of them. */
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

    /** Types that PDN knows and that are no games of ours. */
    private static final Map<String, String> ELSEWHERE =
            Map.of(
                    "27", "Canadian draughts on 12x12 squares",
                    "28", "Portuguese draughts",
                    "30", "Turkish draughts",
                    "31", "Thai draughts",
                    "41", "Spantsiretti on 10x8 squares",
                    "50", "Othello");

    /** Empty for a game that PDN does not hold. */
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
     * By a tag such as {@code 20,W,10,10,N2,0}, of which only the first number is to be trusted.
     */
    static Optional<Dialect> ofGameType(String tag, Games games) {
        String number = number(tag);
        return all(games)
                .filter(dialect -> !number.isEmpty() && number(dialect.gameType()).equals(number))
                .findFirst();
    }

    /** Why a tag names no variant. */
    static String unknown(String gameType) {
        String number = number(gameType);
        String name = ELSEWHERE.get(number);
        return name == null
                ? "there is no game of type " + PdnText.quoted(gameType)
                : "games of type %s, %s, are not played here".formatted(number, name);
    }

    /** By its id or its name. */
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

    /** Empty where none is agreed. */
    String gameType() {
        return kind.protocolName(PDN).orElse("");
    }

    Notation<Position> notation() {
        return kind.notation();
    }
}
