package damier.hexapawn;

import damier.core.Explainer;
import damier.core.Sentence;

import java.util.List;

/** Says little, as there is little to say. */
final class HexapawnExplainer implements Explainer<HexapawnPosition> {
    private final HexapawnNotation notation = new HexapawnNotation();

    /** The rules in sentences. */
    private enum Says implements Sentence.Wording {
        TO_MOVE("{side} moves a pawn one square ahead or captures diagonally"),
        STANDS("a pawn of {side} stands on {square}"),
        STANDS_EMPTY("{square} is empty"),
        MAY_MOVE("{move} is legal"),
        MAY_NOT_MOVE("{move} is not legal"),
        ENDS("{side} has no move or has lost the last rank");

        private final String english;

        Says(String english) {
            this.english = english;
        }

        @Override
        public String english() {
            return english;
        }
    }

    @Override
    public List<Sentence> position(HexapawnPosition at) {
        return List.of(Sentence.of(Says.TO_MOVE).with("side", at.side()));
    }

    @Override
    public List<Sentence> square(HexapawnPosition at, int square) {
        for (var side : damier.core.Side.values()) {
            if ((at.pawns(side) >> square & 1) == 1) {
                return List.of(
                        Sentence.of(Says.STANDS)
                                .with("side", side)
                                .with("square", notation.square(square)));
            }
        }
        return List.of(Sentence.of(Says.STANDS_EMPTY).with("square", notation.square(square)));
    }

    @Override
    public List<Sentence> move(HexapawnPosition at, String text) {
        boolean legal = notation.candidates(at, text).length > 0;
        return List.of(Sentence.of(legal ? Says.MAY_MOVE : Says.MAY_NOT_MOVE).with("move", text));
    }

    @Override
    public Sentence ending(HexapawnPosition at) {
        return Sentence.of(Says.ENDS).with("side", at.side());
    }
}
