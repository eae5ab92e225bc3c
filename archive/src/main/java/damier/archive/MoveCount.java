package damier.archive;

/** A move played in a position, its frequency, and the results of these games. */
public record MoveCount(String move, long games, long whiteWins, long draws, long blackWins) {}
