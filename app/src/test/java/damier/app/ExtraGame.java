package damier.app;

import damier.core.GameDefinition;
import damier.draughts.tables.TableFolder;
import damier.games.Games;
import damier.hexapawn.Hexapawn;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The program with an additional game that only the tests know. */
public final class ExtraGame {
    private ExtraGame() {}

    static Games games() {
        List<GameDefinition> all = new ArrayList<>(Games.standard(TableFolder.NONE));
        all.add(Hexapawn.definition());
        return new Games(all);
    }

    public static void main(String[] args) {
        var out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        System.exit(Main.run(games(), out, err, args));
    }
}
