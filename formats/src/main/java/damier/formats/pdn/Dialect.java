package damier.formats.pdn;

import damier.core.GameKind;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.DraughtsNotation;
import damier.games.Games;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A variant of draughts as PDN writes it. */
record Dialect(Variant variant, GameKind<DraughtsPosition> kind, DraughtsNotation notation) {
    /** In the order in which a game that does not say what it is may be one of them. */
    private static final List<Variant> LIKELY =
            List.of(
                    Variants.INTERNATIONAL,
                    Variants.ENGLISH,
                    Variants.ITALIAN_DRAUGHTS,
                    Variants.RUSSIAN,
                    Variants.BRAZILIAN,
                    Variants.CZECH,
                    Variants.FRISIAN,
                    Variants.POOL,
                    Variants.SPANISH,
                    Variants.KILLER);

    /** Types that PDN knows and that are no games of ours. */
    private static final Map<String, String> ELSEWHERE =
            Map.of(
                    "27", "Canadian draughts on 12x12 squares",
                    "28", "Portuguese draughts",
                    "30", "Turkish draughts",
                    "31", "Thai draughts",
                    "41", "Spantsiretti on 10x8 squares",
                    "50", "Othello");

    /** Empty for a game that is not draughts. */
    @SuppressWarnings("unchecked")
    static Optional<Dialect> of(GameKind<?> kind) {
        if (!(kind.notation() instanceof DraughtsNotation notation)) {
            return Optional.empty();
        }
        return Variants.all().stream()
                .filter(variant -> variant.id().equals(kind.id()))
                .findFirst()
                .map(variant -> new Dialect(variant, (GameKind<DraughtsPosition>) kind, notation));
    }

    private static Dialect of(Variant variant, Games games) {
        return of(games.byId(variant.id())).orElseThrow();
    }

    static List<Dialect> likely(Games games) {
        return LIKELY.stream().map(variant -> of(variant, games)).toList();
    }

    /**
     * By a tag such as {@code 20,W,10,10,N2,0}, of which only the first number is to be trusted.
     */
    static Optional<Dialect> ofGameType(String tag, Games games) {
        String number = number(tag);
        return Variants.all().stream()
                .filter(variant -> !number.isEmpty() && number(gameType(variant)).equals(number))
                .findFirst()
                .map(variant -> of(variant, games));
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
        return Variants.all().stream()
                .filter(
                        variant ->
                                variant.id().equalsIgnoreCase(name.strip())
                                        || variant.name().equalsIgnoreCase(name.strip()))
                .findFirst()
                .map(variant -> of(variant, games));
    }

    private static String number(String gameType) {
        int comma = gameType.indexOf(',');
        String first = comma < 0 ? gameType : gameType.substring(0, comma);
        return first.strip().replaceFirst("^0+(?=.)", "");
    }

    private static String gameType(Variant variant) {
        return variant.style().gameType();
    }

    String gameType() {
        return gameType(variant);
    }
}
