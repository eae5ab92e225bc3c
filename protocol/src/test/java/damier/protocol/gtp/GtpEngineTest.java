package damier.protocol.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.games.OthelloGame;
import damier.protocol.EngineSide;
import damier.protocol.Spoken;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

@Timeout(600)
class GtpEngineTest {
    private static final EngineFactory OTHELLO = new EngineFactory(OthelloGame.definition());

    /** After these Black has to pass. */
    private static final String PASSING = "f5f6f7g7c4f8h8h6";

    private static GtpEngine engine(Consumer<String> out) {
        return new GtpEngine(small(), "1.2", Limits.depth(2), out);
    }

    static Engine small() {
        return OTHELLO.engine(OTHELLO.defaultOptions().withTable(1 << 16));
    }

    /** What the engine answers to all these lines, without the blank lines between. */
    private static List<String> answers(String... lines) {
        List<String> answers = new ArrayList<>();
        try {
            EngineSide.converse(
                    new ByteArrayInputStream(
                            (String.join("\n", lines) + "\nquit\n")
                                    .getBytes(StandardCharsets.UTF_8)),
                    engine(answers::add));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        assertThat(answers).allMatch(answer -> answer.endsWith("\n"));
        assertThat(answers.removeLast()).isEqualTo("=\n");
        return answers.stream().map(String::stripTrailing).toList();
    }

    @Test
    void optionsOfTheEngineAreSetByAPrivateCommand() {
        assertThat(answers("known_command damier-option").getFirst()).isEqualTo("= true");
        assertThat(
                        answers(
                                "damier-option table 2",
                                "damier-option threads 2",
                                "damier-option probcut off",
                                "genmove b"))
                .startsWith("=", "=", "=")
                .last()
                .asString()
                .matches("= [a-h][1-8]");
        assertThat(answers("damier-option table none", "damier-option wings 2", "damier-option"))
                .satisfiesExactly(
                        fault -> assertThat(fault).startsWith("? 'none' is not a whole number"),
                        fault -> assertThat(fault).startsWith("? unknown option"),
                        fault -> assertThat(fault).startsWith("? syntax error"));
        assertThat(answers("1 damier-option depth 3"))
                .containsExactly("?1 it is a limit, not an option of the engine");
    }

    @Test
    void saysWhoItIsAndWhatItKnows() {
        assertThat(answers("protocol_version", "name", "version"))
                .containsExactly("= 2", "= Damier", "= 1.2");
        assertThat(answers("known_command undo", "known_command fly"))
                .containsExactly("= true", "= false");
        assertThat(answers("list_commands").getFirst().split("\n", -1))
                .hasSize(17)
                .contains("= boardsize", "genmove", "showboard", "time_settings");
    }

    @Test
    void answersRepeatTheNumberOfTheCommand() {
        assertThat(answers("7 name", "08 play b a1", "9", "10 fly"))
                .containsExactly(
                        "=7 Damier",
                        "?08 illegal move",
                        "?9 unknown command",
                        "?10 unknown command");
    }

    @Test
    void commentsBlankLinesAndControlSignsArePassedOver() {
        assertThat(answers("# hello", "", "   ", "\tname # who", "na\u0007me"))
                .containsExactly("= Damier", "= Damier");
    }

    @Test
    void faultsAreAnsweredByAQuestionMark() {
        assertThat(
                        answers(
                                "play b",
                                "play x f5",
                                "play b z9",
                                "play b a1",
                                "play w f5",
                                "play b pass",
                                "genmove w",
                                "undo",
                                "boardsize 10",
                                "boardsize big",
                                "komi high",
                                "time_settings 1 2",
                                "time_left b soon 0",
                                "final_score"))
                .containsExactly(
                        "? syntax error: play needs more arguments",
                        "? invalid color or coordinate",
                        "? invalid color or coordinate",
                        "? illegal move",
                        "? illegal move: it is the other side's turn",
                        "? illegal move",
                        "? illegal move: it is the other side's turn",
                        "? cannot undo",
                        "? unacceptable size",
                        "? syntax error: 'big' is not a whole number",
                        "? komi not a float",
                        "? syntax error: time_settings needs more arguments",
                        "? syntax error: 'soon' is not a time",
                        "? cannot score: the game is not over");
    }

    @Test
    void boardsAreShown() {
        assertThat(answers("boardsize 8", "play b f5", "showboard").getLast())
                .isEqualTo(
                        """
                        =\s
                          a b c d e f g h
                        1 - - - - - - - -
                        2 - - - - - - - -
                        3 - - - - - - - -
                        4 - - - O X - - -
                        5 - - - X X X - -
                        6 - - - - - - - -
                        7 - - - - - - - -
                        8 - - - - - - - -
                        O (white) to move\
                        """);
    }

    @Test
    void movesAreTakenBack() {
        List<String> answers =
                answers("play b f5", "play w d6", "undo", "play w f6", "undo", "undo", "showboard");
        assertThat(answers.getLast()).contains("4 - - - O X - - -").contains("X (black) to move");
    }

    @Test
    void wholeGamesArePlayedAndScored() {
        List<String> wipeOut = new ArrayList<>();
        String moves = "e6f4e3f6g5d6e7f5c5";
        for (int index = 0; index < moves.length(); index += 2) {
            String side = index % 4 == 0 ? "b " : "w ";
            wipeOut.add("play " + side + moves.substring(index, index + 2));
        }
        wipeOut.addAll(List.of("genmove w", "genmove b", "play w pass", "undo", "final_score"));
        List<String> answers = answers(wipeOut.toArray(String[]::new));
        assertThat(answers.subList(9, 14)).containsExactly("= pass", "= pass", "=", "=", "= B+64");
    }

    @Test
    void passesAreMadeWrittenOrLeftOut() {
        String[] toPass = plays();
        List<String> written = new ArrayList<>(List.of(toPass));
        written.addAll(List.of("genmove b", "undo", "play b pass", "undo", "genmove w", "undo"));
        written.addAll(List.of("play w f4", "undo", "play b f4", "play w a1", "showboard"));
        List<String> answers = answers(written.toArray(String[]::new));
        assertThat(answers.subList(0, toPass.length)).containsOnly("=");
        List<String> rest = answers.subList(toPass.length, answers.size());
        assertThat(rest.get(0)).isEqualTo("= pass");
        assertThat(rest.subList(1, 4)).containsOnly("=");
        assertThat(rest.get(4)).matches("= [a-h][1-8]");
        assertThat(rest.subList(5, 8)).containsOnly("=");
        assertThat(rest.subList(8, 10)).containsOnly("? illegal move");
        assertThat(rest.getLast()).endsWith("X (black) to move");
    }

    private static String[] plays() {
        String[] plays = new String[PASSING.length() / 2];
        for (int index = 0; index < plays.length; index++) {
            String square = PASSING.substring(2 * index, 2 * index + 2);
            plays[index] = "play " + (index % 2 == 0 ? "b " : "w ") + square;
        }
        return plays;
    }

    @Test
    void clocksLimitTheSearch() {
        for (String clock :
                new String[] {
                    "time_settings 1 0 0", "time_settings 0 1 5", "time_settings 1 1 1",
                    "time_left b 1 0", "time_left b 1 2", "time_left b 0 0"
                }) {
            assertThat(answers(clock, "genmove b").getLast()).as(clock).matches("= [a-h][1-8]");
        }
        assertThat(answers("time_settings 0 1 0", "genmove b").getLast()).matches("= [a-h][1-8]");
    }

    @Test
    void theEndOfTheInputEndsASearch() throws IOException {
        List<String> answers = new ArrayList<>();
        EngineSide.converse(
                new ByteArrayInputStream(
                        "time_settings 100000 0 0\ngenmove b\n".getBytes(StandardCharsets.UTF_8)),
                engine(answers::add));
        assertThat(answers).hasSize(2);
    }

    @Test
    void tooLongLinesAreRefused() {
        try (Spoken spoken = new Spoken(GtpEngineTest::engine)) {
            spoken.side().handleOverlong();
            assertThat(spoken.next()).startsWith("? a line of more than 65536 bytes");
        }
    }
}
