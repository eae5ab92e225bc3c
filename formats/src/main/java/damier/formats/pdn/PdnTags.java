package damier.formats.pdn;

import static java.util.Map.entry;

import damier.record.Tags;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of tags, including those of national files. */
final class PdnTags {
    static final String RESULT = "Result";
    static final String GAME_TYPE = "GameType";
    static final String FEN = "FEN";
    static final String SETUP = "SetUp";

    /** The id of the variant, for variants without an agreed game type. */
    static final String VARIANT = "Variant";

    /**
     * The spellings of a tag in lower case, separated by blanks: the standard one, then Italian,
     * Dutch, French, German, Spanish, Portuguese, Polish and Russian ones.
     */
    private record Spellings(String tag, String all) {}

    private static final Map<String, String> STANDARD =
            Stream.of(
                            new Spellings(
                                    Tags.EVENT,
                                    "event dati evento torneo toernooi evenement tournoi turnier"
                                            + " турнир"),
                            new Spellings(Tags.SITE, "site luogo plaats lieu ort lugar место"),
                            new Spellings(Tags.DATE, "date data anno datum fecha дата"),
                            new Spellings(Tags.ROUND, "round turno ronde runde ronda rodada тур"),
                            new Spellings(
                                    Tags.WHITE,
                                    "white bianco wit blancs weiß weiss blancas brancas białe"
                                            + " белые"),
                            new Spellings(
                                    Tags.BLACK,
                                    "black nero zwart noirs schwarz negras pretas czarne черные"
                                            + " чёрные"),
                            new Spellings(
                                    RESULT,
                                    "result risultato uitslag résultat resultat ergebnis resultado"
                                            + " wynik результат"),
                            new Spellings("Opening", "apertura"),
                            new Spellings(GAME_TYPE, "gametype"),
                            new Spellings(FEN, "fen"),
                            new Spellings(SETUP, "setup"),
                            new Spellings(VARIANT, "variant"))
                    .flatMap(
                            spellings ->
                                    Arrays.stream(spellings.all().split(" ", -1))
                                            .map(word -> entry(word, spellings.tag())))
                    .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private PdnTags() {}

    /** The standard name of a tag, or the name itself. */
    static String standard(String name) {
        return STANDARD.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }

    /** Whether the record expresses this otherwise than by a tag. */
    static boolean isImplied(String name) {
        return switch (name) {
            case RESULT, GAME_TYPE, FEN, SETUP, VARIANT -> true;
            default -> false;
        };
    }
}
