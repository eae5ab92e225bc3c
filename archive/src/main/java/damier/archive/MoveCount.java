package damier.archive;

/** What was played in a position, how often, and how these games ended. */
public record MoveCount(String move, long games, long whiteWins, long draws, long blackWins) {}
