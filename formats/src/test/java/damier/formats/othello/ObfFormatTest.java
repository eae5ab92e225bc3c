package damier.formats.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import damier.record.MoveNode;
import damier.record.UnwritableGame;
import damier.record.WrittenGame;

import org.junit.jupiter.api.Test;

class ObfFormatTest {
    private static final String START =
            "---------------------------OX------XO---------------------------";

    private final ObfFormat obf = new ObfFormat(Heard.OTHELLO);

    @Test
    void boardsCarryTheValuesOfTheirMoves() throws UnwritableGame {
        String text = START + " X; f5:+2; d3:-4.5; % two of four\n";
        Heard heard = Heard.from(obf, text);
        assertThat(heard.problems).isEmpty();
        WrittenGame game = heard.games.getFirst();
        assertThat(game.root().children())
                .extracting(MoveNode::move, move -> move.remarks().evaluation())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(37L, 2.0),
                        org.assertj.core.groups.Tuple.tuple(19L, -4.5));
        assertThat(game.root().remarks().after()).isEqualTo("two of four");
        assertThat(Heard.written(obf, game)).isEqualTo(text);
    }

    @Test
    void boardsStandAloneTooInEveryUsualSpelling() {
        String lower = START.toLowerCase(java.util.Locale.ROOT).replace('-', '.');
        Heard heard =
                Heard.from(
                        obf,
                        "% a list of boards\n\n"
                                + START
                                + " X\n"
                                + lower
                                + "x;\n"
                                + START.replace('X', '*')
                                + " *;\n"
                                + START.replace('X', 'B').replace('O', 'W')
                                + " B ; F5 : 2 ;\n");
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games).hasSize(4).allMatch(WrittenGame::hasUsualStart);
        assertThat(heard.games.getLast().root().children()).hasSize(1);
    }

    @Test
    void passesHaveValuesToo() throws UnwritableGame {
        String text = "XO" + "-".repeat(62) + " O; pass:-64;\n";
        Heard heard = Heard.from(obf, text);
        assertThat(heard.problems).isEmpty();
        assertThat(Heard.written(obf, heard.games.getFirst())).isEqualTo(text);
    }

    @Test
    void whatIsWrongIsNamedAndTheRestIsRead() {
        Heard heard =
                Heard.from(obf, "XO X;\n" + START + " X; f5:+2; a1:+3; nonsense; d3:4\n" + START);
        assertThat(heard.problems).hasSize(4);
        assertThat(heard.problems.get(0))
                .isEqualTo("a.file:1:1: position: 2 squares, a board has 64");
        assertThat(heard.problems.get(1)).startsWith("a.file:2:76: a1 turns nothing");
        assertThat(heard.problems.get(2))
                .isEqualTo("a.file:2:82: 'nonsense' is not a move and its score");
        assertThat(heard.problems.get(3))
                .isEqualTo("a.file:3:65: position: no side to move after the board (column 65)");
        assertThat(heard.games).hasSize(1);
        assertThat(heard.games.getFirst().root().children()).hasSize(2);
    }

    @Test
    void longLinesAreCutWithAMessage() {
        Heard heard = Heard.from(obf, START + " X; %" + "c".repeat(20_000));
        assertThat(heard.problems)
                .containsExactly("a.file:1:10001: a line of more than 10000 characters is cut");
        assertThat(heard.games).hasSize(1);
    }

    @Test
    void limitsCountCharactersNotBytes() {
        String comment = "é".repeat(9_000);
        Heard heard = Heard.from(obf, START + " X; % " + comment);
        assertThat(heard.problems).isEmpty();
        assertThat(heard.games.getFirst().root().remarks().after()).isEqualTo(comment);
    }

    @Test
    void wholeGamesAreRefused() {
        assertThatThrownBy(() -> Heard.written(obf, Heard.game("f5d6")))
                .isInstanceOf(UnwritableGame.class)
                .hasMessage("OBF holds a board and the value of each move, not a game");
    }
}
