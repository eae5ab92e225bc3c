package damier.draughts.text;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.NotationException;
import damier.core.Sentence;
import damier.draughts.CapturePaths;
import damier.draughts.DraughtsPosition;
import damier.testkit.MailboxRandomPositions;
import damier.testkit.MailboxVariant;
import damier.testkit.Share;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;

/** Every move of every position is explained, legal or not. */
class DraughtsExplainerContractTest {
    private static final int POSITIONS = 60;

    @ParameterizedTest
    @EnumSource
    void everyMoveHasAReason(MailboxVariant variant) {
        Texts texts = Texts.of(variant.id());
        DraughtsExplainer explainer = new DraughtsExplainer(texts.variant(), texts.rules());
        var random = new MailboxRandomPositions(variant, 7);
        for (int i = 0; i < Share.of(POSITIONS); i++) {
            var drawn = i % 2 == 0 ? random.fromGame() : random.placement(6);
            DraughtsPosition at = texts.position(drawn.fen());
            if (texts.moves(at).isEmpty()) {
                assertThat(explainer.position(at)).containsExactly(explainer.ending(at));
            } else {
                legalMovesAreLegal(texts, explainer, at);
                otherMovesBreakARule(texts, explainer, at);
            }
        }
    }

    private static void legalMovesAreLegal(
            Texts texts, DraughtsExplainer explainer, DraughtsPosition at) {
        for (long move : texts.moves(at)) {
            String text = texts.notation().format(at, move);
            List<Sentence> sentences = explainer.move(at, text);
            assertThat(sentences.getFirst().text()).isEqualTo(text + " is legal");
            assertReasons(sentences);
        }
    }

    private static void otherMovesBreakARule(
            Texts texts, DraughtsExplainer explainer, DraughtsPosition at) {
        for (String text : candidates(texts, at)) {
            if (!isLegal(texts, at, text)) {
                List<Sentence> sentences = explainer.move(at, text);
                assertThat(sentences.getFirst().text())
                        .as(texts.notation().format(at))
                        .isIn(text + " is not legal", text + " fits more than one legal capture");
                if (sentences.getFirst().text().endsWith("is not legal")) {
                    assertReasons(sentences);
                    assertThat(sentences)
                            .as(text)
                            .noneMatch(one -> one.wording() == RuleMessages.NO_RULE);
                }
            }
        }
    }

    private static void assertReasons(List<Sentence> sentences) {
        assertThat(sentences).hasSizeGreaterThan(1);
        assertThat(sentences.subList(1, sentences.size()))
                .allMatch(reason -> reason.text().endsWith(")"));
    }

    /** From every piece to every square, and every capture stopped on its way. */
    private static List<String> candidates(Texts texts, DraughtsPosition at) {
        var board = texts.variant().board();
        List<String> candidates = new ArrayList<>();
        for (int from = 0; from < board.squareCount(); from++) {
            for (int to = 0; to < board.squareCount(); to++) {
                if ((at.own() & board.bitboard(from)) != 0) {
                    String sign = (from + to) % 2 == 0 ? "-" : "x";
                    candidates.add(name(texts, from) + sign + name(texts, to));
                }
            }
        }
        for (long move : texts.moves(at)) {
            List<Integer> squares =
                    new CapturePaths(texts.variant(), at, move).canonical().squares();
            for (int end = 2; end < squares.size(); end++) {
                candidates.add(
                        String.join(
                                "x",
                                squares.subList(0, end).stream()
                                        .map(square -> name(texts, square))
                                        .toList()));
            }
        }
        return candidates;
    }

    private static String name(Texts texts, int square) {
        return texts.notation().square(square);
    }

    private static boolean isLegal(Texts texts, DraughtsPosition at, String text) {
        try {
            texts.notation().move(at, text);
            return true;
        } catch (NotationException _) {
            return false;
        }
    }
}
