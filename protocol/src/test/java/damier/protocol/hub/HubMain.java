package damier.protocol.hub;

import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.EngineSide;
import damier.protocol.LineOutput;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Damier as a Hub engine in a process of its own. */
public final class HubMain {
    private HubMain() {}

    public static void main(String[] args) throws IOException {
        var out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        EngineSide.converse(
                System.in,
                new HubEngine(new Engines(new Games()), "international", "1", new LineOutput(out)));
    }
}
