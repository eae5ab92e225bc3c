package damier.testkit;

import java.util.ArrayList;
import java.util.List;

/** All the captures of the side to move, each to its end, by every path. */
final class MailboxCaptures {
    private final MailboxPosition position;
    private final MailboxVariant variant;
    private final MailboxBoard board;
    private final MailboxSide side;
    private final List<MailboxPath> complete = new ArrayList<>();

    private MailboxCaptures(MailboxPosition position) {
        this.position = position;
        this.variant = position.variant();
        this.board = variant.board();
        this.side = position.sideToMove();
    }

    /** The captures that are legal; none if there is nothing to capture. */
    static List<MailboxPath> legal(MailboxPosition position) {
        List<MailboxPath> best = position.variant().precedence().best(complete(position));
        return position.variant().has(MailboxTrait.KINGS_STOP_BEHIND_A_LAST_KING)
                ? best.stream().filter(MailboxCaptures::stopsBehindALastKing).toList()
                : best;
    }

    private static List<MailboxPath> complete(MailboxPosition position) {
        List<MailboxPath> complete = new ArrayList<>();
        for (MailboxSquare start : position.squaresOf(position.sideToMove())) {
            // The start square counts as empty while the piece captures.
            MailboxCaptures captures =
                    new MailboxCaptures(position.with(start, MailboxPosition.EMPTY));
            char piece = position.at(start);
            boolean byKing = piece == position.sideToMove().king();
            captures.extend(MailboxPath.startingAt(start, byKing), piece);
            complete.addAll(captures.complete);
        }
        return complete;
    }

    private static boolean stopsBehindALastKing(MailboxPath path) {
        return !path.byKing()
                || !path.kinds().endsWith("K")
                || path.endsDirectlyBehindItsLastCapture();
    }

    /** A capture that has begun goes on as long as there is anything to jump. */
    private void extend(MailboxPath path, char piece) {
        List<MailboxPath> longer = jumps(path, piece);
        if (longer.isEmpty() && path.pieces() > 0) {
            complete.add(path);
        }
        for (MailboxPath next : longer) {
            extend(next, pieceAfterLanding(piece, next.end()));
        }
    }

    private char pieceAfterLanding(char piece, MailboxSquare landing) {
        boolean promotes =
                variant.has(MailboxTrait.PROMOTES_IN_PASSING) && board.isLastRank(landing, side);
        return promotes ? side.king() : piece;
    }

    /** The path made longer by one jump, in all the ways there are. */
    private List<MailboxPath> jumps(MailboxPath path, char piece) {
        List<MailboxPath> longer = new ArrayList<>();
        for (MailboxDirection direction : directions(piece)) {
            List<MailboxPath> landings = jumpsAlong(direction, path, piece);
            longer.addAll(
                    variant.has(MailboxTrait.KINGS_LAND_WHERE_THEY_CAN_GO_ON)
                            ? thoseThatGoOnIfAny(landings, piece)
                            : landings);
        }
        return longer;
    }

    private List<MailboxPath> thoseThatGoOnIfAny(List<MailboxPath> landings, char piece) {
        List<MailboxPath> goingOn =
                landings.stream()
                        .filter(next -> canJump(next, pieceAfterLanding(piece, next.end())))
                        .toList();
        return goingOn.isEmpty() ? landings : goingOn;
    }

    private boolean canJump(MailboxPath path, char piece) {
        return directions(piece).stream()
                .anyMatch(direction -> !jumpsAlong(direction, path, piece).isEmpty());
    }

    private List<MailboxDirection> directions(char piece) {
        List<MailboxDirection> directions = new ArrayList<>(MailboxDirection.DIAGONALS);
        if (variant.has(MailboxTrait.STRAIGHT_CAPTURES)) {
            directions.addAll(MailboxDirection.STRAIGHTS);
        }
        if (piece == side.man() && !variant.has(MailboxTrait.MEN_CAPTURE_BACKWARD)) {
            directions.removeIf(direction -> !direction.isForwardFor(side));
        }
        return directions;
    }

    /** The jumps over the first piece in one direction: one for every square it can land on. */
    private List<MailboxPath> jumpsAlong(MailboxDirection direction, MailboxPath path, char piece) {
        boolean flies = piece == side.king() && variant.has(MailboxTrait.FLYING_KINGS);
        MailboxSquare over = path.end().plus(direction);
        while (flies && position.isEmpty(over)) {
            over = over.plus(direction);
        }
        List<MailboxPath> jumps = new ArrayList<>();
        if (!canCapture(piece, over, path)) {
            return jumps;
        }
        boolean overKing = position.at(over) == side.opponent().king();
        MailboxSquare landing = over.plus(direction);
        while (position.isEmpty(landing) && (flies || jumps.isEmpty())) {
            jumps.add(path.jumpTo(landing, over, overKing));
            landing = landing.plus(direction);
        }
        return jumps;
    }

    /** Captured pieces stay on the board until the capture is over, and none is jumped twice. */
    private boolean canCapture(char piece, MailboxSquare over, MailboxPath path) {
        if (!board.contains(over) || path.captured().contains(over)) {
            return false;
        }
        char target = position.at(over);
        if (piece == side.man() && variant.has(MailboxTrait.MEN_SPARE_KINGS)) {
            return target == side.opponent().man();
        }
        return side.opponent().owns(target);
    }
}
