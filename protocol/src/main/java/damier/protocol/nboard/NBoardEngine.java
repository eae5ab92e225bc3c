package damier.protocol.nboard;

import damier.core.Game;
import damier.core.Limits;
import damier.core.Quotes;
import damier.engine.Engine;
import damier.formats.othello.GgfFormat;
import damier.formats.othello.GgfMove;
import damier.protocol.EngineSide;
import damier.protocol.Thinker;
import damier.record.ReadGames;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Damier as an NBoard engine. It handles lines while it searches; every line that changes the
 * position or requests another search ends the current one.
 */
public final class NBoardEngine implements EngineSide {
    private static final int MAX_LINES = 60;

    private final GgfFormat ggf;
    private final Limits otherwise;
    private final Consumer<String> out;
    private final Thinker thinker;
    private NBoardGame game;
    private Optional<Integer> depth = Optional.empty();

    /**
     * @param engine is closed at the end, and not shared
     * @param otherwise the limits if neither a depth nor a clock is set
     * @param out sends a line, from any thread
     */
    public NBoardEngine(Engine engine, Limits otherwise, Consumer<String> out) {
        this.otherwise = otherwise;
        this.out = out;
        ggf = new GgfFormat(engine.kind().game());
        thinker = new Thinker(engine);
        game = NBoardGame.fresh(engine.kind().game());
    }

    @Override
    public boolean handle(String text) {
        String[] words = text.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        try {
            switch (words[0]) {
                case "nboard" -> out.accept("set myname Damier");
                case "set" -> set(rest);
                case "move" -> move(rest);
                case "hint" -> hint(number("hint", rest));
                case "go" -> go();
                case "ping" -> ping(rest);
                case "learn" -> out.accept("learned");
                case "analyze" -> analyze();
                case "quit" -> {
                    return false;
                }
                default -> {
                    // Later versions have more commands, and expect that unknown ones are ignored.
                }
            }
        } catch (IllegalArgumentException fault) {
            status(String.valueOf(fault.getMessage()));
        }
        return true;
    }

    @Override
    public void handleOverlong() {
        status("a line of more than " + MAX_LINE + " bytes was passed over");
    }

    @Override
    public void close() {
        thinker.close();
    }

    private void status(String text) {
        out.accept("status " + Quotes.oneLine(text));
    }

    private static int number(String what, String text) {
        if (!text.matches("\\d{1,9}")) {
            throw new IllegalArgumentException(what + ": a whole number is missing");
        }
        return Integer.parseInt(text);
    }

    private void set(String text) {
        String[] words = text.split("\\s+", 2);
        String value = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "depth" -> depth = Optional.of(Math.max(1, number("set depth", value)));
            case "game" -> setGame(value);
            default -> {
                // Contempt is ignored too: a draw is worth its disc difference.
            }
        }
    }

    private void setGame(String text) {
        thinker.stop();
        ReadGames read = ggf.read(ggf.name(), text, null);
        read.problems().forEach(problem -> status("set game: " + problem.what()));
        if (read.games().isEmpty()) {
            throw new IllegalArgumentException("set game: no game is there");
        }
        game = NBoardGame.of(read.games().getFirst());
    }

    private void move(String text) {
        thinker.stop();
        game.play(GgfMove.parse(text));
    }

    private void ping(String number) {
        thinker.stop();
        out.accept(("pong " + Quotes.oneLine(number)).strip());
    }

    private Limits limits() {
        Optional<Limits> byDepth = depth.map(Limits::depth);
        Optional<Limits> byClock = game.clock().map(Limits::clock);
        if (byDepth.isEmpty() && byClock.isEmpty()) {
            return otherwise;
        }
        return byDepth.orElse(Limits.INFINITE).and(byClock.orElse(Limits.INFINITE));
    }

    private void begin(Consumer<Game> thought) {
        thinker.stop();
        Game about = game.game().copy();
        thinker.then(
                () -> {
                    status("thinking");
                    thought.accept(about);
                    status("");
                });
    }

    private void go() {
        Limits limits = limits();
        begin(about -> go(about, limits));
    }

    private void go(Game about, Limits limits) {
        if (about.ending().isPresent()) {
            status("the game is over");
            return;
        }
        long[] legal = about.legalMoves();
        if (legal.length == 1) {
            out.accept("=== " + GgfMove.text(legal[0]));
            return;
        }
        answer(thinker.search(about, limits, 1, listener()).orElseGet(() -> thinker.glance(about)));
    }

    private void answer(SearchResult result) {
        result.best()
                .ifPresent(
                        best -> {
                            nodeStats(result);
                            out.accept(
                                    "=== %s/%s/%s"
                                            .formatted(
                                                    GgfMove.text(best.move()),
                                                    discs(best.score()),
                                                    seconds(result.nanos())));
                        });
    }

    private void nodeStats(SearchResult result) {
        out.accept("nodestats " + result.nodes() + " " + seconds(result.nanos()));
    }

    /** Searches deeper and deeper until a depth is reached or another command comes. */
    private void hint(int lines) {
        Limits limits = depth.map(Limits::depth).orElse(Limits.INFINITE);
        int wanted = Math.clamp(lines, 1, MAX_LINES);
        begin(
                about ->
                        thinker.search(about, limits, wanted, listener())
                                .ifPresent(this::nodeStats));
    }

    /** Analyses every position of the game, the last first. */
    private void analyze() {
        Limits limits = depth.map(Limits::depth).orElse(otherwise);
        begin(
                about -> {
                    for (int made = about.ply(); made >= 0; made--) {
                        if (!analyze(about, made, limits)) {
                            return;
                        }
                        about.undo();
                    }
                });
    }

    private boolean analyze(Game about, int made, Limits limits) {
        if (about.ending().isPresent()) {
            int score = about.kind().rules().outcome(about.position(), 0);
            out.accept("analysis " + made + " " + discs(score));
            return true;
        }
        Optional<SearchInfo> best =
                thinker.search(about, limits, 1, new SearchListener() {})
                        .flatMap(SearchResult::best);
        best.ifPresent(info -> out.accept("analysis " + made + " " + discs(info.score())));
        return best.isPresent();
    }

    private SearchListener listener() {
        return new SearchListener() {
            @Override
            public void iteration(SearchInfo info) {
                StringBuilder line = new StringBuilder();
                info.principalVariation().forEach(move -> line.append(GgfMove.text(move)));
                out.accept("search %s %s 0 %s".formatted(line, discs(info.score()), depth(info)));
            }
        };
    }

    /** The depth; for an ending that is being solved, the confidence of its score. */
    private static String depth(SearchInfo info) {
        return info.confidence() == SearchInfo.ESTIMATED
                ? Integer.toString(info.depth())
                : info.confidence() + "%";
    }

    private static String discs(int hundredths) {
        return String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.2f", nanos / 1e9);
    }
}
