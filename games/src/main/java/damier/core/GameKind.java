package damier.core;

/**
 * A game that can be played: its rules, board, notation and explanations, under the id that every
 * command uses.
 *
 * @param id the name that commands, pages and files use, such as {@code international}
 * @param unit what scores count
 * @param endedGamesCount whether a perft counts a game that ended early as one path, as Othello's
 *     published tables do
 */
public record GameKind<P extends Position>(
        String id,
        String name,
        Side firstSide,
        Rules<P> rules,
        Notation<P> notation,
        GameBoard<P> board,
        Explainer<P> explainer,
        Unit unit,
        boolean endedGamesCount) {}
