package damier.engine;

/**
 * How a level is weaker than the engine: it looks less far ahead, and sometimes prefers a move that
 * is a little worse. A move is never worse by more than {@code error} as far as the level can see,
 * so that it gives nothing away absurdly.
 *
 * @param depth how many plies it looks ahead; captures are still followed to their end
 * @param error how many hundredths of a man or a disc a move may be worse than the best
 */
public record Level(int depth, int error) {}
