package damier.formats;

import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.formats.othello.OthelloFormats;
import damier.formats.pdn.PdnFormat;
import damier.games.Games;
import damier.games.OthelloGame;
import damier.record.GameFormat;
import damier.record.MoveNode;
import damier.record.ReadGames;
import damier.record.WrittenGame;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Recognises pasted text: a position as FEN, in Hub's notation or as a board, or games in PDN, GGF
 * or as a transcript.
 */
public final class Recogniser {
    /** The maximum length of a text; larger input should be converted from a file. */
    public static final int MAX_LENGTH = 4_000_000;

    private static final String NAME = "text";
    private static final Pattern FEN =
            Pattern.compile(
                    "\\s*(?:\\[?\\s*FEN\\s*)?\"?\\s*([WwBb?]\\s*:[^\"\\]]*?)\"?\\s*\\]?\\s*");
    private static final Pattern HUB =
            Pattern.compile("\\s*([WwBb][wbWBe]{32}(?:[wbWBe]{18})?)\\s*");
    private static final int MAX_POSITION_LENGTH = 1_000;

    /** The variants in order of preference for a position that fits several. */
    private static final List<Variant> BY_NUMBERS =
            List.of(Variants.INTERNATIONAL, Variants.ENGLISH, Variants.ITALIAN_DRAUGHTS);

    private static final List<Variant> BY_LETTERS =
            List.of(Variants.RUSSIAN, Variants.INTERNATIONAL, Variants.ITALIAN_DRAUGHTS);

    private static final Pattern LETTERS = Pattern.compile("[a-jA-J][0-9]");

    private final Games games;
    private final GameFormat pdn;
    private final OthelloFormats othello;

    public Recogniser(Games games) {
        this.games = games;
        this.pdn = new PdnFormat(games);
        this.othello = new OthelloFormats(OthelloGame.definition());
    }

    /**
     * The content of {@code text}; empty if it is not recognised.
     *
     * @param expected the most likely game, such as the one on the board; null for any
     */
    public Optional<Recognised> recognise(String text, @Nullable GameDefinition expected) {
        if (text.isBlank() || text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        Optional<Recognised> position = draughtsPosition(text, expected);
        if (position.isPresent()) {
            return position;
        }
        Optional<GameFormat> format = othello.recognise(text);
        return format.isPresent()
                ? played(format.get(), text, null)
                : played(pdn, text, isDraughts(expected) ? expected : null);
    }

    private static boolean isDraughts(@Nullable GameDefinition kind) {
        return kind != null
                && Variants.all().stream().anyMatch(variant -> variant.id().equals(kind.id()));
    }

    private Optional<Recognised> draughtsPosition(String text, @Nullable GameDefinition expected) {
        if (text.length() > MAX_POSITION_LENGTH) {
            return Optional.empty();
        }
        var fen = FEN.matcher(text);
        var hub = HUB.matcher(text);
        if (!fen.matches() && !hub.matches()) {
            return Optional.empty();
        }
        String position = fen.matches() ? fen.group(1) : hub.group(1);
        List<GameDefinition> kinds = new ArrayList<>();
        if (expected != null && isDraughts(expected)) {
            kinds.add(expected);
        }
        // After the colour, as in W:B10, a number follows a letter too.
        String squares = position.replaceAll(":\\s*[WwBb]", ":");
        List<Variant> likely = LETTERS.matcher(squares).find() ? BY_LETTERS : BY_NUMBERS;
        likely.forEach(variant -> kinds.add(games.byId(variant.id())));
        return kinds.stream()
                .map(kind -> board(kind, position))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Recognised> board(GameDefinition kind, String text) {
        try {
            return Optional.of(new Recognised.Board(kind, kind.notation().position(text)));
        } catch (NotationException refusal) {
            return Optional.empty();
        }
    }

    private static Optional<Recognised> played(
            GameFormat format, String text, @Nullable GameDefinition expected) {
        ReadGames read = format.read(NAME, text, expected);
        List<WrittenGame> games = read.games();
        if (games.size() == 1 && isBoard(games.getFirst())) {
            return Optional.of(asBoard(games.getFirst()));
        }
        boolean anything = games.stream().anyMatch(game -> !isEmpty(game));
        return anything
                ? Optional.of(new Recognised.Played(format.name(), games, read.problems()))
                : Optional.empty();
    }

    /** Whether a game is a position without moves. */
    private static boolean isBoard(WrittenGame game) {
        return game.root().children().isEmpty() && !game.hasUsualStart();
    }

    private static Recognised asBoard(WrittenGame game) {
        return new Recognised.Board(game.kind(), game.start());
    }

    private static boolean isEmpty(WrittenGame game) {
        MoveNode first = game.root().next();
        return first == null && game.tags().isEmpty() && game.hasUsualStart();
    }
}
