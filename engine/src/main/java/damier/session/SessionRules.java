package damier.session;

/**
 * How a game in progress is conducted.
 *
 * @param adjudication ends games that are not over by the rules
 * @param faultsForfeit whether a player that fails loses; otherwise the game is paused until the
 *     player is asked again, replaced, or a person moves for it
 * @param firstMoveUntimed whether the clocks start after the first move
 */
public record SessionRules(
        Adjudication adjudication, boolean faultsForfeit, boolean firstMoveUntimed) {
    /** A game with people at one board. */
    public static final SessionRules CASUAL =
            new SessionRules(
                    Adjudication.NONE, /* faultsForfeit= */ false, /* firstMoveUntimed= */ false);

    /** A game with people who may come late. */
    public static final SessionRules ONLINE =
            new SessionRules(
                    Adjudication.NONE, /* faultsForfeit= */ false, /* firstMoveUntimed= */ true);

    /** A game of a match between programs. */
    public static SessionRules match(Adjudication adjudication) {
        return new SessionRules(
                adjudication, /* faultsForfeit= */ true, /* firstMoveUntimed= */ false);
    }
}
