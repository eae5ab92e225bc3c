package damier.draughts.tables;

/**
 * Decodes the numbers of one material into bitboards. Consecutive numbers are the fastest. Not
 * thread-safe.
 */
final class SliceWalk {
    private final SliceIndex index;
    private final long[][] sets;
    private final long kingPlacements;
    private long menNumber = -1;

    long ownMen;
    long opponentMen;
    long own;
    long opponent;
    long kings;

    SliceWalk(SliceIndex index, long[][] sets) {
        this.index = index;
        this.sets = sets;
        kingPlacements = index.kingPlacements();
    }

    /** Decodes a number into the fields. */
    void seek(long number) {
        long men = number / kingPlacements;
        if (men != menNumber) {
            menNumber = men;
            index.placeMen(men, sets, this);
        }
        index.placeKings(number - men * kingPlacements, sets, this);
    }
}
