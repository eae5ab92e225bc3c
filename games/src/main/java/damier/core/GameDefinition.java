package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The complete definition of one game. Code above the games uses only the definition; it names no
 * class of positions and tests no id.
 *
 * <p>The parts of a game are written for its own class of positions; a definition offers them for
 * {@link Position}. A part that receives a position of another game throws a {@link
 * ClassCastException}. Parts are created at the first request, because rules are compiled
 * separately for each game. A definition is thread-safe.
 */
public final class GameDefinition {
    private final String id;
    private final String name;
    private final Side firstSide;
    private final Unit unit;
    private final boolean endedGamesCount;
    private final boolean scoredByMargin;
    private final SearchParameters searchParameters;
    private final Supplier<ProbCutErrors> probCutErrors;
    private final Supplier<WinningChances> chances;
    private final List<Level> levels;
    private final Map<String, String> protocolNames;
    private final Supplier<? extends GameParts<?>> maker;
    private @Nullable GameParts<Position> made;
    private @Nullable WinningChances read;

    private GameDefinition(Builder builder) {
        id = builder.id;
        name = builder.name;
        maker = builder.parts;
        firstSide = builder.firstSide;
        unit = builder.unit;
        endedGamesCount = builder.endedGamesCount;
        scoredByMargin = builder.scoredByMargin;
        searchParameters = builder.searchParameters;
        probCutErrors = builder.probCutErrors;
        chances = builder.chances;
        levels = builder.levels;
        protocolNames = Map.copyOf(builder.protocolNames);
    }

    /**
     * Begins a definition.
     *
     * @param id the name that commands, pages and files use, such as {@code international}
     * @param name the display name
     */
    public static Builder of(String id, String name, Supplier<? extends GameParts<?>> parts) {
        return new Builder(id, name, parts);
    }

    private GameDefinition(GameDefinition other, Supplier<? extends GameParts<?>> parts) {
        id = other.id;
        name = other.name;
        maker = parts;
        firstSide = other.firstSide;
        unit = other.unit;
        endedGamesCount = other.endedGamesCount;
        scoredByMargin = other.scoredByMargin;
        searchParameters = other.searchParameters;
        probCutErrors = other.probCutErrors;
        chances = other.chances;
        levels = other.levels;
        protocolNames = other.protocolNames;
    }

    /**
     * The same game with the endgame tables of another folder, if it has tables.
     *
     * @param folder need not exist
     * @param faults receives one line about each unusable file, from any thread
     */
    public GameDefinition withTables(String folder, Consumer<String> faults) {
        return new GameDefinition(this, () -> parts().withTables(folder, faults));
    }

    /** The only place where the class of positions is erased; every part still checks it. */
    @SuppressWarnings("unchecked")
    private synchronized GameParts<Position> parts() {
        GameParts<Position> parts = made;
        if (parts == null) {
            parts = (GameParts<Position>) maker.get();
            made = parts;
        }
        return parts;
    }

    public String id() {
        return id;
    }

    public String name() {
        return name;
    }

    public Side firstSide() {
        return firstSide;
    }

    /** The unit of scores. */
    public Unit unit() {
        return unit;
    }

    /**
     * Whether a perft counts a game that ended early as one path, as Othello's published tables do.
     */
    public boolean endedGamesCount() {
        return endedGamesCount;
    }

    /**
     * Whether the outcome of a game is a margin, which the scores of a search estimate, rather than
     * a win or a loss.
     */
    public boolean scoredByMargin() {
        return scoredByMargin;
    }

    public Rules<Position> rules() {
        return parts().rules();
    }

    /**
     * The rules, typed for one class of positions.
     *
     * @throws ClassCastException if the game has other positions
     */
    @SuppressWarnings(
            "unchecked") // The class of the start position shows which positions the rules accept.
    public <P extends Position> Rules<P> rules(Class<P> positions) {
        Objects.requireNonNull(positions.cast(rules().newPosition()));
        return (Rules<P>) rules();
    }

    public Notation<Position> notation() {
        return parts().notation();
    }

    public GameBoard<Position> board() {
        return parts().board();
    }

    public Explainer<Position> explainer() {
        return parts().explainer();
    }

    public EvaluatorSource<Position> evaluators() {
        return parts().evaluators();
    }

    public Endgames<Position> endgames() {
        return parts().endgames();
    }

    public SearchParameters searchParameters() {
        return searchParameters;
    }

    public ProbCutErrors probCutErrors() {
        return probCutErrors.get();
    }

    /** What scores say about the result. */
    public synchronized WinningChances chances() {
        WinningChances known = read;
        if (known == null) {
            known = chances.get();
            read = known;
        }
        return known;
    }

    /** The points that the side to move can expect with this score: a win counts 1, a draw ½. */
    public double points(Position at, int score) {
        return chances().points(score, evaluators().standard().stage(at));
    }

    /** The levels, from the weakest to the strongest. */
    public List<Level> levels() {
        return levels;
    }

    /** The name of the game in a protocol or a file format, if it has one. */
    public Optional<String> protocolName(String protocol) {
        return Optional.ofNullable(protocolNames.get(protocol));
    }

    /** How a protocol writes the game, if the protocol supports it. */
    public Optional<ProtocolForm<Position>> protocolForm(String protocol) {
        return Optional.ofNullable(parts().protocolForms().get(protocol));
    }

    @Override
    public String toString() {
        return id;
    }

    /** Builds a definition; every method has a default. */
    public static final class Builder {
        private final String id;
        private final String name;
        private final Supplier<? extends GameParts<?>> parts;
        private final Map<String, String> protocolNames = new LinkedHashMap<>();
        private Side firstSide = Side.WHITE;
        private Unit unit = Unit.MAN;
        private boolean endedGamesCount;
        private boolean scoredByMargin;
        private SearchParameters searchParameters = SearchParameters.PLAIN_WITH_WINDOWS;
        private Supplier<ProbCutErrors> probCutErrors = () -> ProbCutErrors.UNKNOWN;
        private Supplier<WinningChances> chances = () -> WinningChances.STANDARD;
        private List<Level> levels = Level.STANDARD;

        private Builder(String id, String name, Supplier<? extends GameParts<?>> parts) {
            this.id = id;
            this.name = name;
            this.parts = parts;
        }

        /** Sets the side that moves first; White by default. */
        public Builder firstSide(Side value) {
            firstSide = value;
            return this;
        }

        /** Sets the unit of scores; men by default. */
        public Builder unit(Unit value) {
            unit = value;
            return this;
        }

        public Builder countingEndedGames() {
            endedGamesCount = true;
            return this;
        }

        /** Makes the outcome a margin, which scores estimate; by default it is a win or a loss. */
        public Builder scoredByMargin() {
            scoredByMargin = true;
            return this;
        }

        /** Sets the search parameters; by default a search without pruning. */
        public Builder search(SearchParameters parameters, Supplier<ProbCutErrors> errors) {
            searchParameters = parameters;
            probCutErrors = errors;
            return this;
        }

        /** Sets the winning chances of scores. */
        public Builder chances(Supplier<WinningChances> value) {
            chances = value;
            return this;
        }

        public Builder levels(List<Level> value) {
            levels = List.copyOf(value);
            return this;
        }

        /** Sets the name of the game in a protocol or a file format. */
        public Builder protocolName(String protocol, String gameName) {
            protocolNames.put(protocol, gameName);
            return this;
        }

        public GameDefinition build() {
            return new GameDefinition(this);
        }
    }
}
