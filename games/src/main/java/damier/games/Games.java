package damier.games;

import damier.core.GameKind;
import damier.core.Rules;
import damier.core.Suggestion;
import damier.core.Unit;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;
import damier.draughts.text.DraughtsBoard;
import damier.draughts.text.DraughtsExplainer;
import damier.draughts.text.DraughtsNotation;
import damier.othello.text.Othello;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * All games by their ids. A game is made when first asked for, because its rules are compiled for
 * it alone, and then kept; threads may share the registry.
 */
public final class Games {
    private final Map<String, Lazy> games = new LinkedHashMap<>();

    public Games() {
        for (Variant variant : Variants.all()) {
            games.put(variant.id(), new Lazy(() -> draughts(variant)));
        }
        games.put("othello", new Lazy(Othello::kind));
    }

    /** A variant of draughts as a kind of game, be it a registered one or one with other draws. */
    public static GameKind<DraughtsPosition> draughts(Variant variant) {
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        DraughtsNotation notation = new DraughtsNotation(variant, rules);
        return new GameKind<>(
                variant.id(),
                variant.name(),
                variant.firstSide(),
                rules,
                notation,
                new DraughtsBoard(variant, notation),
                new DraughtsExplainer(variant, rules),
                Unit.MAN,
                false);
    }

    public List<String> ids() {
        return List.copyOf(games.keySet());
    }

    /**
     * The game with this id.
     *
     * @throws IllegalArgumentException if there is no such game; the message suggests one and lists
     *     them all
     */
    public GameKind<?> byId(String id) {
        Lazy game = games.get(id);
        if (game == null) {
            throw new IllegalArgumentException(
                    "there is no '%s'%s; known are %s"
                            .formatted(
                                    id,
                                    Suggestion.of(id, games.keySet()),
                                    String.join(", ", games.keySet())));
        }
        return game.get();
    }

    /** Every game, in the order of {@link #ids}. */
    public List<GameKind<?>> all() {
        List<GameKind<?>> kinds = new ArrayList<>();
        games.values().forEach(game -> kinds.add(game.get()));
        return kinds;
    }

    private static final class Lazy {
        private final Supplier<GameKind<?>> maker;
        private @Nullable GameKind<?> made;

        Lazy(Supplier<GameKind<?>> maker) {
            this.maker = maker;
        }

        synchronized GameKind<?> get() {
            GameKind<?> kind = made;
            if (kind == null) {
                kind = maker.get();
                made = kind;
            }
            return kind;
        }
    }
}
