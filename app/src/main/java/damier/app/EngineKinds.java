package damier.app;

import damier.engine.EngineKind;
import damier.engine.Engines;
import damier.games.Games;

/** The engines of the game that a command line names. */
final class EngineKinds {
    private EngineKinds() {}

    static EngineKind<?> named(String id) {
        try {
            return new Engines(new Games()).byId(id);
        } catch (IllegalArgumentException e) {
            throw new BadInput("game", String.valueOf(e.getMessage()));
        }
    }
}
