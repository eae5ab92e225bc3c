package damier.formats.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;
import damier.record.WrittenGame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Games are heard of while the file is still being read. */
class PdnStreamTest {
    private static final int GAMES = 20_000;

    /** The same game again and again. */
    private static final class ManyGames extends InputStream implements Source {
        private final byte[] game;
        private long given;

        ManyGames(String game) {
            this.game = game.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            return given < (long) GAMES * game.length ? game[(int) (given++ % game.length)] : -1;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            int count = 0;
            for (int next = 0; count < length && next >= 0; count += next >= 0 ? 1 : 0) {
                next = read();
                buffer[offset + count] = (byte) next;
            }
            return count == 0 ? -1 : count;
        }

        @Override
        public String name() {
            return "many.pdn";
        }

        @Override
        public InputStream open() {
            return this;
        }

        @Override
        public Optional<InputStream> openBeside(String fileName) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[GameType \"20\"]\n1. 32-28 19-23 *\n\n", "1. 32-28 19-23 1-0\n"})
    void noMoreIsReadAheadThanTheGuessNeeds(String game) throws IOException {
        var many = new ManyGames(game);
        long[] heard = {0, 0};
        new PdnFormat(Pdn.GAMES)
                .read(
                        many,
                        null,
                        new GameListener() {
                            @Override
                            public void game(WrittenGame written) {
                                heard[0]++;
                                long ahead = many.given - heard[0] * many.game.length;
                                heard[1] = Math.max(heard[1], ahead);
                            }

                            @Override
                            public void problem(Problem problem) {
                                throw new AssertionError(problem);
                            }
                        });
        assertThat(heard[0]).isEqualTo(GAMES);
        assertThat(heard[1]).isLessThan(100_000);
    }

    @Test
    void aGameThatIsTooLongIsCutAndTheNextIsRead() {
        String moves = "(/FEN \"W:W28:B10\"/) ".repeat(RawGames.MAX_TOKENS / 3 + 1);
        var content =
                Pdn.read("[GameType \"20\"]\n1. 32-28 " + moves + "*\n[GameType \"20\"]\n33-28 *");
        assertThat(content.games()).hasSize(2);
        assertThat(content.problems())
                .first()
                .asString()
                .contains("a game of more than 200000 tokens or 8000000 characters was cut here");
    }

    @Test
    void textsThatAreTooLongAreCutWithAMessage() {
        String start = "[GameType \"20\"]\n1. 32-28 ";
        assertThat(Pdn.read(start + "{" + "x".repeat(1_000_001) + "} 19-23 *").problems())
                .containsExactly(
                        "a.pdn:2:10: a comment of more than 1000000 characters was cut (game 1)");
        assertThat(Pdn.read("[Event \"" + "x".repeat(10_001) + "\"]\n" + start + "*").problems())
                .containsExactly(
                        "a.pdn:1:1: the tag Event has more than 10000 characters, and was cut"
                                + " (game 1)");
        assertThat(Pdn.read(start + "y".repeat(201) + " *").problems())
                .hasSize(2)
                .anyMatch(problem -> problem.contains("more than 200 characters was cut"));
    }
}
