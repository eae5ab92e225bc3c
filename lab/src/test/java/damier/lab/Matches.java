package damier.lab;

import damier.core.Limits;
import damier.engine.EngineFactory;
import damier.lab.MatchFolder.Kind;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;
import damier.session.Adjudication;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What tests of matches share. */
final class Matches {
    static final Limits NODES = Limits.nodes(300);

    private Matches() {}

    static TournamentSetup setup(
            EngineFactory kind,
            PlayerFactory first,
            PlayerFactory second,
            int games,
            int concurrency) {
        return TournamentSetup.match(
                kind.game(),
                new Contender(first, NODES),
                new Contender(second, NODES),
                openings(kind),
                games,
                concurrency);
    }

    static Openings openings(EngineFactory kind) {
        try {
            return OpeningSpecs.parse(kind, "random:8:1:9999");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static TournamentSetup with(
            TournamentSetup setup,
            Adjudication adjudication,
            Timeouts patience,
            Optional<Sprt> sprt) {
        return new TournamentSetup(
                setup.kind(),
                setup.contenders(),
                setup.schedule(),
                setup.openings(),
                setup.gamesEach(),
                setup.concurrency(),
                adjudication,
                patience,
                sprt);
    }

    static Standing play(TournamentSetup setup) {
        return new Tournament(setup, new TournamentListener() {}).run().getFirst();
    }

    static Standing playInto(Path out, TournamentSetup setup) throws IOException {
        MatchFolder.create(out, Kind.MATCH, Map.of()).close();
        return resume(out, setup);
    }

    static Standing resume(Path out, TournamentSetup setup) throws IOException {
        try (MatchFolder saved = MatchFolder.resume(out, Kind.MATCH)) {
            var match =
                    new Tournament(
                            setup,
                            new TournamentListener() {
                                @Override
                                public void finished(GameRecord game) throws IOException {
                                    saved.add(game, setup.names());
                                }
                            });
            saved.resume(match);
            return match.run().getFirst();
        }
    }

    static TournamentListener collect(List<GameRecord> games) {
        return new TournamentListener() {
            @Override
            public void finished(GameRecord game) {
                games.add(game);
            }
        };
    }
}
