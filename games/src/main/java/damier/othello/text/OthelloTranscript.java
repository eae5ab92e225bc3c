package damier.othello.text;

import damier.core.MoveList;
import damier.core.NotationException;
import damier.othello.OthelloPosition;
import damier.othello.OthelloRules;
import damier.othello.OthelloSquares;

/**
 * A game as a sequence of squares, {@code f5d6c3d3c4}. Passes are usually omitted: reading inserts
 * them, and writing omits them unless no later move would imply the pass.
 */
public final class OthelloTranscript {
    private static final String TRANSCRIPT = "transcript";
    private static final OthelloRules RULES = new OthelloRules();

    private OthelloTranscript() {}

    /**
     * The moves of {@code text} from {@code start} on, including passes; white space and commas may
     * separate them.
     *
     * @throws NotationException if a part is not a legal move
     */
    public static MoveList read(OthelloPosition start, String text) {
        MoveList moves = new MoveList();
        OthelloPosition at = RULES.newPosition();
        RULES.copy(start, at);
        int index = 0;
        while (index < text.length()) {
            char symbol = text.charAt(index);
            if (Character.isWhitespace(symbol) || symbol == ',') {
                index++;
                continue;
            }
            int length = passLength(text, index);
            long move = length > 0 ? OthelloRules.PASS : square(text, index);
            if (move != OthelloRules.PASS && RULES.isLegal(at, OthelloRules.PASS)) {
                play(at, OthelloRules.PASS, moves);
            }
            if (!RULES.isLegal(at, move)) {
                throw new NotationException(TRANSCRIPT, WofRules.fault(at, move), index + 1);
            }
            play(at, move, moves);
            index += length > 0 ? length : 2;
        }
        return moves;
    }

    public static String write(MoveList moves) {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < moves.size(); index++) {
            long move = moves.get(index);
            if (move != OthelloRules.PASS) {
                text.append(OthelloSquares.name((int) move));
            } else if (index == moves.size() - 1) {
                text.append(OthelloNotation.PASS);
            }
        }
        return text.toString();
    }

    private static void play(OthelloPosition at, long move, MoveList moves) {
        RULES.play(at, move, at);
        moves.add(move);
    }

    private static int passLength(String text, int index) {
        for (String pass : OthelloNotation.PASSES) {
            if (text.regionMatches(true, index, pass, 0, pass.length())) {
                return pass.length();
            }
        }
        return 0;
    }

    private static int square(String text, int index) {
        int end = Math.min(index + 2, text.length());
        int square =
                end == index + 2
                        ? OthelloSquares.named(text.charAt(index), text.charAt(index + 1))
                        : -1;
        if (square < 0) {
            throw new NotationException(
                    TRANSCRIPT,
                    OthelloParseErrors.NEITHER_SQUARE_NOR_PASS.with(
                            Quoted.text(text.substring(index, end))),
                    index + 1);
        }
        return square;
    }
}
