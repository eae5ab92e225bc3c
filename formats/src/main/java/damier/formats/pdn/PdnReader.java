package damier.formats.pdn;

import damier.core.GameDefinition;
import damier.core.Quotes;
import damier.formats.pdn.PdnToken.Kind;
import damier.games.Games;
import damier.record.GameListener;
import damier.record.Problem;
import damier.record.Source;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads a file game by game. If the first games do not name their variant, some of them are read
 * ahead, and the variant in which most of their moves are legal is assumed.
 */
final class PdnReader {
    /** The maximum number of games, and of their tokens, that wait while the variant is guessed. */
    private static final int MAX_GAMES_AHEAD = 24;

    private static final int MAX_TOKENS_AHEAD = 10_000;

    private final Games games;
    private final Source source;
    private final GameListener listener;
    private final RawGames rawGames;
    private final Deque<RawGame> ahead = new ArrayDeque<>();
    private final Map<String, MoveFinder> finders = new HashMap<>();

    private final boolean isExpected;

    /** The variant of games that do not name one. */
    private @Nullable Dialect usual;

    PdnReader(
            Games games,
            Source source,
            PdnLexer lexer,
            @Nullable GameDefinition expected,
            GameListener listener) {
        this.games = games;
        this.source = source;
        this.listener = listener;
        this.rawGames = new RawGames(lexer);
        isExpected = expected != null;
        this.usual =
                expected == null
                        ? null
                        : Dialect.of(expected)
                                .orElseThrow(
                                        () ->
                                                new IllegalArgumentException(
                                                        "PDN holds draughts, not "
                                                                + expected.id()));
    }

    void read() throws IOException {
        for (RawGame raw = next(); raw != null; raw = next()) {
            if (raw.isGame()) {
                read(raw);
            } else {
                reportStray(raw);
            }
        }
    }

    private @Nullable RawGame next() throws IOException {
        RawGame waiting = ahead.poll();
        return waiting == null ? rawGames.next() : waiting;
    }

    private void read(RawGame raw) throws IOException {
        Optional<Dialect> named = named(raw);
        if (named.isEmpty() && isNamed(raw)) {
            PdnToken tag = raw.tag(PdnTags.GAME_TYPE);
            String why = Dialect.unknown(raw.tagText(PdnTags.GAME_TYPE));
            report(raw, tag == null ? raw.first() : tag, why);
            return;
        }
        GameBuilder built = named.isPresent() ? built(named.get(), raw) : guessed(raw);
        for (GameBuilder.Fault fault : built.faults()) {
            report(raw, fault.at(), fault.what());
        }
        listener.game(built.game());
    }

    private GameBuilder built(Dialect dialect, RawGame raw) {
        return new GameBuilder(dialect, finder(dialect), raw);
    }

    /** A file may hold several variants: a game with faults is one of another, if that has none. */
    private GameBuilder guessed(RawGame raw) throws IOException {
        GameBuilder built = built(usual(raw), raw);
        if (isExpected || built.faults().isEmpty()) {
            return built;
        }
        for (Dialect dialect : Dialect.likely(games)) {
            GameBuilder other = built(dialect, raw);
            if (other.faults().isEmpty()) {
                usual = dialect;
                return other;
            }
        }
        return built;
    }

    private static boolean isNamed(RawGame raw) {
        return !raw.tagText(PdnTags.GAME_TYPE).isBlank();
    }

    private Optional<Dialect> named(RawGame raw) {
        Optional<Dialect> byName = Dialect.ofName(raw.tagText(PdnTags.VARIANT), games);
        return byName.isPresent()
                ? byName
                : Dialect.ofGameType(raw.tagText(PdnTags.GAME_TYPE), games);
    }

    private MoveFinder finder(Dialect dialect) {
        return finders.computeIfAbsent(dialect.kind().id(), id -> new MoveFinder(dialect));
    }

    private Dialect usual(RawGame first) throws IOException {
        Dialect known = usual;
        if (known == null) {
            known = guess(first);
            usual = known;
        }
        return known;
    }

    private Dialect guess(RawGame first) throws IOException {
        int tokens = first.tokens().size();
        while (ahead.size() < MAX_GAMES_AHEAD && tokens < MAX_TOKENS_AHEAD) {
            RawGame raw = rawGames.next();
            if (raw == null) {
                break;
            }
            ahead.add(raw);
            tokens += raw.tokens().size();
        }
        Dialect best = null;
        int most = -1;
        for (Dialect dialect : Dialect.likely(games)) {
            int legal = legalMoves(dialect, first);
            for (RawGame raw : ahead) {
                legal += raw.isGame() && named(raw).isEmpty() ? legalMoves(dialect, raw) : 0;
            }
            if (best == null || legal > most) {
                best = dialect;
                most = legal;
            }
        }
        return Objects.requireNonNull(best);
    }

    /** The number of playable moves, plus one for a valid start position. */
    private int legalMoves(Dialect dialect, RawGame raw) {
        GameBuilder built = built(dialect, raw);
        int moves = built.game().mainLine().size();
        return built.hasStart() ? moves + 1 : 0;
    }

    /** Reports text that does not belong to a game. */
    private void reportStray(RawGame raw) throws IOException {
        for (PdnToken token : raw.tokens()) {
            if (token.kind() == Kind.FAULT) {
                report(token, token.text());
            }
        }
        StringBuilder text = new StringBuilder();
        PdnText.append(raw.tokens(), 0, false, text, fault -> {});
        if (!text.isEmpty()) {
            report(raw.first(), PdnText.quoted(text.toString()) + " belongs to no game");
        }
    }

    private void report(RawGame raw, PdnToken at, String what) throws IOException {
        report(at, what + raw.title());
    }

    private void report(PdnToken at, String what) throws IOException {
        listener.problem(new Problem(source.name(), at.line(), at.column(), Quotes.oneLine(what)));
    }
}
