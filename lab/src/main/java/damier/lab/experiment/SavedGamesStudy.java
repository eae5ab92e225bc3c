package damier.lab.experiment;

import damier.classic.PlayerText;
import damier.core.Evaluator.Feature;
import damier.core.Game;
import damier.core.Side;
import damier.lab.SavedGames;
import damier.lab.report.Figure;
import damier.players.OpenPlayer;
import damier.players.PlayerSpecs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** A player's evaluation of saved games, which other players may have played. */
final class SavedGamesStudy extends Study {
    private final Arena arena;
    private final String player;
    private final Path file;
    private final List<Game> games;

    /**
     * @throws IllegalArgumentException with a one-line message that names the fault of the file
     */
    SavedGamesStudy(Arena arena, Settings settings) {
        if (settings.saved().isEmpty()) {
            throw new IllegalArgumentException("rounds needs a file of games (--saved FILE)");
        }
        String player = settings.player();
        Path file = Path.of(settings.saved());
        arena.player(player);
        List<Game> games = read(arena, file);
        super(
                "rounds",
                "What %s sees in %s, round by round".formatted(player, file.getFileName()),
                "The evaluation of %s, and each of its features, before every move of %d saved games, for"
                                .formatted(player, games.size())
                        + " the side that moves. No move is searched.");
        this.arena = arena;
        this.player = player;
        this.file = file;
        this.games = games;
    }

    private static List<Game> read(Arena arena, Path file) {
        try {
            List<Game> games = SavedGames.read(arena.kind().game(), file);
            if (games.isEmpty()) {
                throw new IllegalArgumentException(file + " holds no game");
            }
            return games;
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read " + file, e);
        }
    }

    @Override
    public List<? extends Trial> trials() {
        return IntStream.range(0, games.size())
                .mapToObj(
                        number ->
                                new Replay(
                                        arena,
                                        player,
                                        file.getFileName().toString(),
                                        games.get(number),
                                        number))
                .toList();
    }

    /** One game, evaluated before each of its moves. */
    private record Replay(Arena arena, String player, String label, Game game, int number)
            implements Trial {
        @Override
        public String id() {
            return Integer.toString(number);
        }

        @Override
        public List<Row> run(Roster roster, BooleanSupplier stop) {
            Game at = game.copy();
            while (at.undo()) {
                // Back to its start.
            }
            List<Row> rows = new ArrayList<>();
            do {
                rows.add(row(at, roster));
            } while (at.redo() && !stop.getAsBoolean());
            return rows;
        }

        private Row row(Game at, Roster roster) {
            List<Feature> features = features(at, roster);
            Map<String, Double> values = new HashMap<>();
            features.forEach(
                    feature -> values.put(feature.name().replace(' ', '-'), feature.value()));
            double evaluation = features.stream().mapToDouble(Feature::contribution).sum();
            var thought = Row.Thought.of(Double.NaN, evaluation);
            boolean first = at.side() == Side.WHITE;
            return Observer.row(label, player, first, number, at, thought, values);
        }

        private List<Feature> features(Game at, Roster roster) {
            if (PlayerText.parse(player).id().equals(PlayerSpecs.ENGINE)) {
                return arena.kind().evaluator().features(at.position()).stream()
                        .map(feature -> at.side() == Side.WHITE ? feature : feature.negated())
                        .toList();
            }
            return roster.player(arena, player) instanceof OpenPlayer open
                    ? open.features(at, at.side())
                    : List.of();
        }
    }

    @Override
    public Findings findings(List<Row> rows) {
        List<Figure> figures = new ArrayList<>();
        figures.add(figure(rows, "Evaluation", "evaluation", row -> row.thought().evaluation()));
        figures.add(figure(rows, "Mobility", "legal moves", row -> row.board().moves()));
        figures.add(figure(rows, "Pieces", "pieces", row -> row.board().pieces()));
        var names = new TreeSet<String>();
        rows.forEach(row -> names.addAll(row.features().keySet()));
        for (String name : names) {
            figures.add(figure(rows, "Feature " + name, name, row -> row.feature(name)));
        }
        return findings(Source.NONE, figures, List.of());
    }

    private Figure figure(
            List<Row> rows, String figureTitle, String label, ToDoubleFunction<Row> value) {
        return new Rounds("round", 1)
                .figure(
                        id() + "-" + figureTitle.toLowerCase(Locale.ROOT).replace(' ', '-'),
                        figureTitle,
                        "Before each move, for the side that moves; means over %d games, with 95 %% intervals"
                                        .formatted(games.size())
                                + " where there are several.",
                        label,
                        false,
                        Rounds.byPlayer(rows, "White", "Black", value));
    }
}
