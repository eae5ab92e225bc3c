package damier.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

class JsonOptionTest {
    private record Answer(String move, int depth, List<String> line) {}

    @Command(name = "answer")
    private static final class AnswerCommand extends DamierCommand {
        @Mixin private JsonOption json;

        @Override
        protected int run() {
            var answer = new Answer("32-28", 3, List.of("32-28", "19-23"));
            if (json.isAsked()) {
                json.print(out(), answer);
            } else {
                out().println("move " + answer.move());
            }
            return Exit.DONE;
        }
    }

    @Test
    void printsOneLineOfJsonWhereAsked() {
        assertThat(run("--json"))
                .isEqualTo("{\"move\":\"32-28\",\"depth\":3,\"line\":[\"32-28\",\"19-23\"]}\n");
    }

    @Test
    void printsTextOtherwise() {
        assertThat(run()).isEqualTo("move 32-28\n");
    }

    private static String run(String... args) {
        var out = new StringWriter();
        int exit =
                new CommandLine(new AnswerCommand())
                        .setOut(new PrintWriter(out, true))
                        .execute(args);
        assertThat(exit).isZero();
        return out.toString();
    }
}
