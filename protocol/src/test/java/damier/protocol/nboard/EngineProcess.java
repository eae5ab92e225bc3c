package damier.protocol.nboard;

import damier.core.Limits;
import damier.engine.Engine;
import damier.engine.EngineFactory;
import damier.games.OthelloGame;
import damier.process.ProcessGroups;
import damier.protocol.EngineSide;
import damier.protocol.LineOutput;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** An NBoard engine as a program of its own, as tests start it. */
final class EngineProcess {
    static final EngineFactory OTHELLO = new EngineFactory(OthelloGame.definition());

    /** An engine with a table so small that it is cleared in no time. */
    static Engine small() {
        return OTHELLO.engine(OTHELLO.defaultOptions().withTable(1 << 16));
    }

    private EngineProcess() {}

    static List<String> command() {
        return ProcessGroups.javaCommand(EngineProcess.class);
    }

    public static void main(String[] args) throws IOException {
        PrintWriter out =
                new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        EngineSide.converse(
                System.in, new NBoardEngine(small(), Limits.depth(2), new LineOutput(out)));
    }
}
