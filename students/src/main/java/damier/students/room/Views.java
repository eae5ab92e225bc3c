package damier.students.room;

import damier.core.GameKind;
import damier.core.Position;
import damier.core.Side;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variants;
import damier.othello.OthelloPosition;
import damier.student.Board;

/** Makes the boards of one game that students see. */
interface Views<P extends Position> {
    /** The position as a side sees it; what becomes of {@code at} later changes nothing. */
    View<P, ?> of(P at, Side side);

    /** Which kind of board they are. */
    Class<? extends Board> type();

    /** Those of a game; its id stands for its positions. */
    @SuppressWarnings("unchecked")
    static <P extends Position> Views<P> of(GameKind<P> kind) {
        return (Views<P>)
                Variants.all().stream()
                        .filter(variant -> variant.id().equals(kind.id()))
                        .findFirst()
                        .<Views<?>>map(
                                variant ->
                                        new DraughtsViews(
                                                (GameKind<DraughtsPosition>) kind, variant))
                        .orElseGet(() -> new OthelloViews((GameKind<OthelloPosition>) kind));
    }
}
