package damier.terminal.screen;

import static damier.testkit.KnownPositions.TWO_CAPTURES;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Game;
import damier.core.GameDefinition;
import damier.games.Games;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EntryTest {
    private static Entry entry(String game, @Nullable String position) {
        return entry(new Games().byId(game), position);
    }

    private static Entry entry(GameDefinition kind, @Nullable String position) {
        return Entry.of(
                position == null
                        ? new Game(kind)
                        : new Game(kind, kind.notation().position(position)));
    }

    /** Squares count from 1, their indices from 0. */
    private static Entry choose(Entry entry, int... squares) {
        Entry chosen = entry;
        for (int square : squares) {
            chosen = chosen.choose(square - 1);
        }
        return chosen;
    }

    @Test
    void aMoveIsItsTwoEnds() {
        Entry entry = choose(entry("international", null), 32);
        assertThat(entry.move()).isEmpty();
        assertThat(entry.destinations()).containsExactlyInAnyOrder(27 - 1, 28 - 1);
        assertThat(choose(entry, 28).move()).isPresent();
    }

    @Test
    void anotherPieceBeginsAnotherMove() {
        assertThat(choose(entry("international", null), 32, 33).chosen()).containsExactly(33 - 1);
    }

    @Test
    void theSamePieceAgainIsLetGo() {
        assertThat(choose(entry("international", null), 32, 32).isEmpty()).isTrue();
    }

    @Test
    void aCaptureNeedsAsMuchOfItsWayAsTellsItApart() {
        Entry ends = choose(entry("international", TWO_CAPTURES), 47, 36);
        assertThat(ends.move()).isEmpty();
        assertThat(choose(ends, 24).move()).isPresent();
        assertThat(choose(entry("international", TWO_CAPTURES), 47, 9).move()).isPresent();
    }

    @Test
    void theWayOfACaptureIsPreviewed() {
        Entry entry = choose(entry("international", TWO_CAPTURES), 47);
        assertThat(entry.preview(24 - 1))
                .hasValueSatisfying(
                        way ->
                                assertThat(way.captured())
                                        .containsExactlyInAnyOrder(18, 28, 30, 41));
        assertThat(entry.preview(36 - 1)).isEmpty();
    }

    @Test
    void aDiscNeedsOneSquare() {
        Entry entry = entry("othello", null);
        assertThat(entry.choose(entry.starts().iterator().next()).move()).isPresent();
    }
}
