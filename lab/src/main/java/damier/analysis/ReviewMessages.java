package damier.analysis;

import damier.core.Sentence.Wording;

/** Sentences about mistakes; every language of the web board translates them. */
public enum ReviewMessages implements Wording {
    LOSES("loses by force in {plies} plies: {line}; {better} was better, {instead}"),
    LOSES_SOMETIME("loses by force: {line}; {better} was better, {instead}"),
    MISSES_WIN("misses a win in {plies} plies: {line}"),
    MISSES_SOME_WIN("misses a win: {line}"),
    COSTS(
            "costs {count|piece|pieces} after {line}; {better} was better, {instead} instead of"
                    + " {worth}"),
    LESS_IN_MEN("gives away {amount} men; {better} was better, {instead} instead of {worth}"),
    LESS_IN_DISCS("gives away {amount} discs; {better} was better, {instead} instead of {worth}");

    private final String english;

    ReviewMessages(String english) {
        this.english = english;
    }

    @Override
    public String english() {
        return english;
    }
}
