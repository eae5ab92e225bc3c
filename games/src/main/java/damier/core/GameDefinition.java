package damier.core;

import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Everything that the program knows about one game. Code above the games asks here; it names no
 * class of positions and tests no id.
 *
 * <p>The parts of a game are written for its own class of positions; a definition offers them for
 * {@link Position}. A part that receives a position of another game throws a {@link
 * ClassCastException}. Parts are made when first asked for, because rules are compiled for their
 * game alone; threads may share a definition.
 */
public final class GameDefinition {
    private final String id;
    private final String name;
    private final Side firstSide;
    private final Unit unit;
    private final boolean endedGamesCount;
    private final SearchParameters searchParameters;
    private final Supplier<ProbCutErrors> probCutErrors;
    private final List<Level> levels;
    private final Map<String, String> protocolNames;
    private final Supplier<? extends GameParts<?>> maker;
    private @Nullable GameParts<Position> made;

    private GameDefinition(Builder builder) {
        id = builder.id;
        name = builder.name;
        maker = builder.parts;
        firstSide = builder.firstSide;
        unit = builder.unit;
        endedGamesCount = builder.endedGamesCount;
        searchParameters = builder.searchParameters;
        probCutErrors = builder.probCutErrors;
        levels = builder.levels;
        protocolNames = Map.copyOf(builder.protocolNames);
    }

    /**
     * Begins a definition.
     *
     * @param id the name that commands, pages and files use, such as {@code international}
     * @param name the name that people use
     */
    public static Builder of(String id, String name, Supplier<? extends GameParts<?>> parts) {
        return new Builder(id, name, parts);
    }

    /** The only place where the class of positions is forgotten: every part still checks it. */
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

    /** What scores count. */
    public Unit unit() {
        return unit;
    }

    /**
     * Whether a perft counts a game that ended early as one path, as Othello's published tables do.
     */
    public boolean endedGamesCount() {
        return endedGamesCount;
    }

    public Rules<Position> rules() {
        return parts().rules();
    }

    /**
     * The rules for code that is written for one class of positions.
     *
     * @throws ClassCastException if the game has other positions
     */
    @SuppressWarnings("unchecked") // The start position shows which positions the rules are for.
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

    public SearchParameters searchParameters() {
        return searchParameters;
    }

    public ProbCutErrors probCutErrors() {
        return probCutErrors.get();
    }

    /** From the weakest to the strongest. */
    public List<Level> levels() {
        return levels;
    }

    /** What a protocol or a file format calls the game, if it knows it. */
    public Optional<String> protocolName(String protocol) {
        return Optional.ofNullable(protocolNames.get(protocol));
    }

    /** The game as a protocol writes it, if the protocol knows it. */
    public Optional<ProtocolForm<Position>> protocolForm(String protocol) {
        return Optional.ofNullable(parts().protocolForms().get(protocol));
    }

    @Override
    public String toString() {
        return id;
    }

    /** What a definition is made of; a method that is not called leaves its default. */
    public static final class Builder {
        private final String id;
        private final String name;
        private final Supplier<? extends GameParts<?>> parts;
        private final Map<String, String> protocolNames = new LinkedHashMap<>();
        private Side firstSide = Side.WHITE;
        private Unit unit = Unit.MAN;
        private boolean endedGamesCount;
        private SearchParameters searchParameters = SearchParameters.PLAIN_WITH_WINDOWS;
        private Supplier<ProbCutErrors> probCutErrors = () -> ProbCutErrors.UNKNOWN;
        private List<Level> levels = Level.STANDARD;

        private Builder(String id, String name, Supplier<? extends GameParts<?>> parts) {
            this.id = id;
            this.name = name;
            this.parts = parts;
        }

        /** White by default. */
        public Builder firstSide(Side value) {
            firstSide = value;
            return this;
        }

        /** Men by default. */
        public Builder unit(Unit value) {
            unit = value;
            return this;
        }

        public Builder countingEndedGames() {
            endedGamesCount = true;
            return this;
        }

        /** By default a search without pruning. */
        public Builder search(SearchParameters parameters, Supplier<ProbCutErrors> errors) {
            searchParameters = parameters;
            probCutErrors = errors;
            return this;
        }

        public Builder levels(List<Level> value) {
            levels = List.copyOf(value);
            return this;
        }

        /** What a protocol or a file format calls the game. */
        public Builder protocolName(String protocol, String gameName) {
            protocolNames.put(protocol, gameName);
            return this;
        }

        public GameDefinition build() {
            return new GameDefinition(this);
        }
    }
}
