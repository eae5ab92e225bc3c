package damier.app;

import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.TournamentSetup;
import damier.players.PlayerFactory;
import damier.players.PlayerFault;
import damier.players.PlayerScheme;
import damier.players.PlayerSpecs;
import damier.players.WeightsScheme;
import damier.protocol.dxp.DxpScheme;
import damier.protocol.hub.HubScheme;
import damier.protocol.nboard.NBoardScheme;
import damier.students.StudentScheme;

import java.util.List;

/** Players as every command reads them: ours, and other programs by the protocols we know. */
final class Outsiders {
    static final StudentScheme STUDENTS = new StudentScheme();

    static final List<PlayerScheme> SCHEMES =
            List.of(
                    new HubScheme(),
                    new DxpScheme(),
                    new NBoardScheme(),
                    new WeightsScheme(),
                    STUDENTS);

    private Outsiders() {}

    static <P extends Position> PlayerFactory player(EngineKind<P> kind, String text) {
        try {
            return PlayerSpecs.parse(kind, text, SCHEMES);
        } catch (IllegalArgumentException e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }

    /** Refuses players that cannot even begin a game, such as programs that are not there. */
    static void tryOut(TournamentSetup<?> setup) {
        try {
            setup.tryOut();
        } catch (PlayerFault e) {
            throw new BadInput("player", String.valueOf(e.getMessage()));
        }
    }
}
