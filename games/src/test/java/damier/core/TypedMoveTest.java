package damier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.games.Games;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedMoveTest {
    private static Game game(String kind, String position) {
        GameDefinition definition = new Games().byId(kind);
        return position.isEmpty()
                ? new Game(definition)
                : new Game(definition, definition.notation().position(position));
    }

    @ParameterizedTest
    @CsvSource({
        "italian, b3c4, 21-18",
        "italian, b3-c4, 21-18",
        "italian, B3 C4, 21-18",
        "italian, b3c4., 21-18",
        "italian, 21x18, 21-18",
        "international, 3228, 32-28",
        "international, 32-28, 32-28",
        "international, 32x28, 32-28",
        "international, 32:28, 32-28",
        "international, 32–28., 32-28",
        "international, d4e5., 32-28",
        "russian, cd4., c3-d4",
        "othello, F5., f5",
    })
    void aMoveIsTypedInLettersOrNumbersWithAnySign(String kind, String typed, String move) {
        Game game = game(kind, "");
        assertThat(game.kind().notation().format(game.position(), TypedMove.read(game, typed)))
                .isEqualTo(move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"28x19", "28-19", "2819.", "28:19", "e5xg7", "e5g7."})
    void aCaptureIsTypedByItsEnds(String typed) {
        Game game = game("international", "W:W28:B23");
        assertThat(TypedMove.of(game, typed)).isEqualTo(new TypedMove.Legal(game.legalMoves()[0]));
    }

    @Test
    void anAmbiguousCaptureIsDecidedByASquareOnItsPath() {
        Game game = game("international", "W:WK46:B25,13,11,34,32,18");
        assertThat(TypedMove.of(game, "46x16.")).isInstanceOf(TypedMove.Ambiguous.class);
        assertThat(TypedMove.of(game, "46x7x16.")).isInstanceOf(TypedMove.Legal.class);
        assertThatThrownBy(() -> TypedMove.read(game, "46x16"))
                .isInstanceOf(NotationException.class);
    }

    @Test
    void aMoveThatBreaksARuleIsRefusedWithTheArticle() {
        Game game = game("international", "W:W28,40:B23");
        assertThat(TypedMove.of(game, "40-35"))
                .isInstanceOfSatisfying(
                        TypedMove.Wrong.class,
                        wrong -> assertThat(wrong.texts()).anyMatch(text -> text.contains("4.")));
    }

    @Test
    void textThatIsNoMoveIsNamed() {
        assertThat(TypedMove.of(game("international", ""), "nonsense"))
                .isInstanceOfSatisfying(
                        TypedMove.Wrong.class,
                        wrong ->
                                assertThat(wrong.texts())
                                        .singleElement()
                                        .asString()
                                        .contains("'n' (column 1)"));
    }
}
