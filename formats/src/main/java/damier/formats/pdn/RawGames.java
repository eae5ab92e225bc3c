package damier.formats.pdn;

import damier.formats.pdn.PdnToken.Kind;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** Splits the tokens of a file into games. */
final class RawGames {
    /** Limits of one game; tokens beyond them are skipped, with a fault. */
    static final int MAX_TOKENS = 200_000;

    static final int MAX_CHARACTERS = 8_000_000;

    private final PdnLexer lexer;
    private @Nullable PdnToken peeked;
    private RawGame game = new RawGame(1);
    private int count;
    private int size;
    private int characters;

    RawGames(PdnLexer lexer) {
        this.lexer = lexer;
    }

    /** The next game, or stray text; null at the end of the file. */
    @Nullable RawGame next() throws IOException {
        game = new RawGame(count + 1);
        size = 0;
        characters = 0;
        int depth = 0;
        while (peek().kind() != Kind.END && !(peek().kind() == Kind.TAG && game.hasBody())) {
            PdnToken token = take();
            switch (token.kind()) {
                case OPEN -> depth++;
                case CLOSE -> depth = Math.max(0, depth - 1);
                default -> {}
            }
            boolean mayEnd = depth == 0 && game.hasBody();
            if (mayEnd && (token.kind() == Kind.RESULT || token.kind() == Kind.STAR)) {
                while (peek().kind() == Kind.COMMENT) {
                    take();
                }
                if (token.kind() == Kind.RESULT || isGameEnd(peek())) {
                    break;
                }
            }
        }
        if (size == 0) {
            return null;
        }
        count += game.isGame() ? 1 : 0;
        return game;
    }

    /** Whether a star before this token ends a game rather than marking a forced move. */
    private static boolean isGameEnd(PdnToken next) {
        return switch (next.kind()) {
            case TAG, END -> true;
            case NUMBER -> next.text().equals("1");
            default -> false;
        };
    }

    private PdnToken peek() throws IOException {
        PdnToken token = peeked;
        if (token == null) {
            token = lexer.next();
            peeked = token;
        }
        return token;
    }

    /** Adds the next token to the game, within the limits. */
    private PdnToken take() throws IOException {
        PdnToken token = peek();
        peeked = null;
        boolean hadRoom = size < MAX_TOKENS && characters < MAX_CHARACTERS;
        size++;
        characters += token.text().length();
        if (hadRoom && size < MAX_TOKENS && characters < MAX_CHARACTERS) {
            game.add(token);
        } else if (hadRoom) {
            String what =
                    "a game of more than %d tokens or %d characters was cut here"
                            .formatted(MAX_TOKENS, MAX_CHARACTERS);
            game.add(new PdnToken(Kind.FAULT, "", what, token.line(), token.column()));
        }
        return token;
    }
}
