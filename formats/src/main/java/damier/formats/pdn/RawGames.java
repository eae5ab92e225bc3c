package damier.formats.pdn;

import damier.formats.pdn.PdnToken.Kind;

import org.jspecify.annotations.Nullable;

import java.io.IOException;

/** Finds where one game of a file ends and the next begins. */
final class RawGames {
    /** Limits of one game; what is beyond them is passed over, with a fault. */
    static final int MOST_TOKENS = 200_000;

    static final int MOST_CHARACTERS = 8_000_000;

    private final PdnLexer lexer;
    private @Nullable PdnToken peeked;
    private RawGame game = new RawGame(1);
    private int count;
    private int size;
    private int characters;

    RawGames(PdnLexer lexer) {
        this.lexer = lexer;
    }

    /** The next game, or what there is in place of one; null at the end of the file. */
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

    /** Whether a star before this token ends a game, and is not the mark of a forced move. */
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

    /** Takes the next token into the game, if there is room for it. */
    private PdnToken take() throws IOException {
        PdnToken token = peek();
        peeked = null;
        boolean hadRoom = size < MOST_TOKENS && characters < MOST_CHARACTERS;
        size++;
        characters += token.text().length();
        if (hadRoom && size < MOST_TOKENS && characters < MOST_CHARACTERS) {
            game.add(token);
        } else if (hadRoom) {
            String what =
                    "a game of more than %d tokens or %d characters was cut here"
                            .formatted(MOST_TOKENS, MOST_CHARACTERS);
            game.add(new PdnToken(Kind.FAULT, "", what, token.line(), token.column()));
        }
        return token;
    }
}
