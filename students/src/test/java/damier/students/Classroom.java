package damier.students;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.engine.Engines;
import damier.games.Games;
import damier.lab.Contender;
import damier.lab.GameRecord;
import damier.lab.OpeningSpecs;
import damier.lab.Schedule;
import damier.lab.Timeouts;
import damier.lab.Tournament;
import damier.lab.TournamentListener;
import damier.lab.TournamentSetup;
import damier.players.PlayerFactory;
import damier.players.PlayerSpecs;
import damier.session.Adjudication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What tests of students' players share: files, and matches against a simple opponent. */
final class Classroom {
    private static final Timeouts PATIENT = Timeouts.DEFAULT.withGrace(60_000_000_000L);

    private final Engines engines = new Engines(new Games());
    private final StudentScheme scheme = new StudentScheme();
    private final Path folder;

    Classroom(Path folder) {
        this.folder = folder;
    }

    StudentScheme scheme() {
        return scheme;
    }

    EngineFactory kind(String game) {
        return engines.byId(game);
    }

    /** Writes a file and returns the player it is. */
    String file(String name, String source) {
        try {
            return Files.writeString(folder.resolve(name), source).toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    PlayerFactory player(String game, String spec) {
        return player(kind(game), spec);
    }

    private PlayerFactory player(EngineFactory kind, String spec) {
        return PlayerSpecs.parse(kind, spec, List.of(scheme));
    }

    /** The games of a match against a player that moves at random. */
    List<GameRecord> match(String game, String spec, Limits limits, int games) {
        return match(kind(game), spec, limits, games);
    }

    private List<GameRecord> match(EngineFactory kind, String spec, Limits limits, int games) {
        List<GameRecord> played = new ArrayList<>();
        try {
            new Tournament(
                            new TournamentSetup(
                                    kind.game(),
                                    List.of(
                                            new Contender(player(kind, spec), limits),
                                            new Contender(player(kind, "random"), Limits.INFINITE)),
                                    Schedule.roundRobin(2),
                                    OpeningSpecs.parse(kind, "random:2:1:9999"),
                                    games,
                                    1,
                                    new Adjudication(200, Optional.empty(), Optional.empty()),
                                    PATIENT,
                                    Optional.empty()),
                            new TournamentListener() {
                                @Override
                                public void finished(GameRecord game) {
                                    played.add(game);
                                }
                            })
                    .run();
            return played;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
