package damier.lab;

import damier.core.Limits;
import damier.core.Position;
import damier.engine.EngineKind;
import damier.lab.MatchFolder.Kind;
import damier.lab.stats.Sprt;
import damier.players.PlayerFactory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What tests of matches share. */
final class Matches {
    static final Limits NODES = Limits.nodes(300);

    private Matches() {}

    static <P extends Position> MatchSetup<P> setup(
            EngineKind<P> kind,
            PlayerFactory first,
            PlayerFactory second,
            int games,
            int concurrency) {
        return new MatchSetup<>(
                kind.game(),
                new Contender(first, NODES),
                new Contender(second, NODES),
                openings(kind),
                games,
                concurrency,
                Adjudication.DEFAULT,
                Patience.DEFAULT,
                Optional.empty());
    }

    static <P extends Position> Openings<P> openings(EngineKind<P> kind) {
        try {
            return OpeningSpecs.parse(kind, "random:8:1:9999");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static <P extends Position> MatchSetup<P> with(
            MatchSetup<P> setup, Adjudication adjudication, Optional<Sprt> sprt) {
        return new MatchSetup<>(
                setup.kind(),
                setup.first(),
                setup.second(),
                setup.openings(),
                setup.games(),
                setup.concurrency(),
                adjudication,
                setup.patience(),
                sprt);
    }

    static <P extends Position> Standing play(MatchSetup<P> setup) {
        return new Match<>(setup, new MatchListener<>() {}).run();
    }

    static <P extends Position> Standing playInto(Path out, MatchSetup<P> setup)
            throws IOException {
        MatchFolder.create(out, Kind.MATCH, Map.of()).close();
        return resume(out, setup);
    }

    static <P extends Position> Standing resume(Path out, MatchSetup<P> setup) throws IOException {
        try (MatchFolder saved = MatchFolder.resume(out, Kind.MATCH)) {
            var match =
                    new Match<>(
                            setup,
                            new MatchListener<>() {
                                @Override
                                public void finished(GameRecord<P> game) throws IOException {
                                    saved.add(game, setup.tournament().names());
                                }
                            });
            saved.resume(match.tournament());
            return match.run();
        }
    }

    static <P extends Position> MatchListener<P> collect(List<GameRecord<?>> games) {
        return new MatchListener<>() {
            @Override
            public void finished(GameRecord<P> game) {
                games.add(game);
            }
        };
    }
}
