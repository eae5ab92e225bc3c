package damier.archive;

/**
 * A game in a list of the archive.
 *
 * @param kind the game's id
 * @param date the day, as {@code 2003.05.23}, with question marks for unknown parts
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2}, {@code 0-0} or {@code *}
 * @param discs the result in pieces, the first side's first, such as {@code 57–7}; empty in games
 *     that are not scored by them
 * @param moves the main line
 */
public record StoredGame(
        long id,
        String kind,
        String white,
        String black,
        String event,
        String date,
        String result,
        String discs,
        int plies,
        String moves) {}
