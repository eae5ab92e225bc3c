package damier.formats.pdn;

import static java.util.Map.entry;

import damier.record.Tags;

import org.jspecify.annotations.Nullable;

import java.util.Locale;
import java.util.Map;

/** The names of tags, including those of national files. */
final class PdnTags {
    static final String RESULT = "Result";
    static final String GAME_TYPE = "GameType";
    static final String FEN = "FEN";
    static final String SETUP = "SetUp";

    /** The id of the variant, for variants without an agreed game type. */
    static final String VARIANT = "Variant";

    private static final Map<String, String> STANDARD =
            Map.ofEntries(
                    entry("event", Tags.EVENT),
                    entry("site", Tags.SITE),
                    entry("date", Tags.DATE),
                    entry("round", Tags.ROUND),
                    entry("white", Tags.WHITE),
                    entry("black", Tags.BLACK),
                    entry("result", RESULT),
                    entry("gametype", GAME_TYPE),
                    entry("fen", FEN),
                    entry("setup", SETUP),
                    entry("variant", VARIANT),
                    // Italian
                    entry("dati", Tags.EVENT),
                    entry("evento", Tags.EVENT),
                    entry("torneo", Tags.EVENT),
                    entry("luogo", Tags.SITE),
                    entry("data", Tags.DATE),
                    entry("anno", Tags.DATE),
                    entry("turno", Tags.ROUND),
                    entry("bianco", Tags.WHITE),
                    entry("nero", Tags.BLACK),
                    entry("risultato", RESULT),
                    entry("apertura", "Opening"),
                    // Dutch
                    entry("toernooi", Tags.EVENT),
                    entry("evenement", Tags.EVENT),
                    entry("plaats", Tags.SITE),
                    entry("datum", Tags.DATE),
                    entry("ronde", Tags.ROUND),
                    entry("wit", Tags.WHITE),
                    entry("zwart", Tags.BLACK),
                    entry("uitslag", RESULT),
                    // French
                    entry("tournoi", Tags.EVENT),
                    entry("lieu", Tags.SITE),
                    entry("blancs", Tags.WHITE),
                    entry("noirs", Tags.BLACK),
                    entry("résultat", RESULT),
                    entry("resultat", RESULT),
                    // German
                    entry("turnier", Tags.EVENT),
                    entry("ort", Tags.SITE),
                    entry("runde", Tags.ROUND),
                    entry("weiß", Tags.WHITE),
                    entry("weiss", Tags.WHITE),
                    entry("schwarz", Tags.BLACK),
                    entry("ergebnis", RESULT),
                    // Spanish and Portuguese
                    entry("lugar", Tags.SITE),
                    entry("fecha", Tags.DATE),
                    entry("ronda", Tags.ROUND),
                    entry("rodada", Tags.ROUND),
                    entry("blancas", Tags.WHITE),
                    entry("brancas", Tags.WHITE),
                    entry("negras", Tags.BLACK),
                    entry("pretas", Tags.BLACK),
                    entry("resultado", RESULT),
                    // Polish
                    entry("białe", Tags.WHITE),
                    entry("czarne", Tags.BLACK),
                    entry("wynik", RESULT),
                    // Russian
                    entry("турнир", Tags.EVENT),
                    entry("место", Tags.SITE),
                    entry("дата", Tags.DATE),
                    entry("тур", Tags.ROUND),
                    entry("белые", Tags.WHITE),
                    entry("черные", Tags.BLACK),
                    entry("чёрные", Tags.BLACK),
                    entry("результат", RESULT));

    private PdnTags() {}

    /** The standard name of a tag, or the name itself. */
    static String standard(String name) {
        @Nullable String usual = STANDARD.get(name.toLowerCase(Locale.ROOT));
        return usual == null ? name : usual;
    }

    /** Whether the record expresses this otherwise than by a tag. */
    static boolean isImplied(String name) {
        return switch (name) {
            case RESULT, GAME_TYPE, FEN, SETUP, VARIANT -> true;
            default -> false;
        };
    }
}
