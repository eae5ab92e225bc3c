package damier.protocol.hub;

import damier.core.Game;
import damier.core.Limits;
import damier.players.Choice;
import damier.players.PlayerFault.Kind;
import damier.protocol.ExternalPlayer;
import damier.protocol.HubGame;
import damier.search.SearchInfo;
import damier.search.SearchListener;
import damier.search.SearchResult;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** A Hub engine as a player. */
final class HubPlayer extends ExternalPlayer<HubHost> {
    /** The time from the end of its limit and grace until it is asked to stop. */
    private static final long LATENESS = 1_000_000_000;

    /**
     * The time from the request to stop until it counts as hanging. It is long because on a busy
     * machine an engine that works may have to wait for a processor.
     */
    private static final long STOP_TIMEOUT = 5_000_000_000L;

    private final HubGame game;
    private final HubSettings settings;

    /** The host to stop when the answer is wanted at once. */
    private volatile @Nullable HubHost thinking;

    /** The position that it ponders. */
    private Optional<Game> pondered = Optional.empty();

    HubPlayer(String name, HubGame game, HubSettings settings) {
        super(name, () -> HubHost.start(name, game, settings));
        this.game = game;
        this.settings = settings;
    }

    @Override
    protected void begin() {
        stopPondering();
        host().newGame();
    }

    @Override
    protected void require(Game at) {
        game.require(at, name());
    }

    @Override
    protected Choice think(Game at, Limits limits, SearchListener listener) {
        long start = System.nanoTime();
        boolean hit =
                pondered.isPresent()
                        && pondered.get().position().key() == at.position().key()
                        && pondered.get().ply() == at.ply();
        if (hit) {
            pondered = Optional.empty();
            host().say(HubLine.of("ponder-hit"));
        } else {
            stopPondering();
            go(at, limits, "think");
        }
        var watch = new Watch(at, listener);
        thinking = host();
        HubLine done;
        try {
            done = awaitDone(watch, start, limits);
        } finally {
            thinking = null;
        }
        long nanos = System.nanoTime() - start;
        long move = move(at, done);
        watch.finish(nanos);
        if (settings.ponder()) {
            ponder(at, move, done.get("ponder").orElse(""), afterwards(limits, nanos));
        }
        return new Choice(move, watch.score(move), watch.depth(move), watch.nodes, nanos);
    }

    private void go(Game at, Limits limits, String how) {
        host().position(at);
        host().say(HubLevel.format(limits, settings.grace()));
        host().say(HubLine.of("go").with(how));
    }

    private HubLine awaitDone(Watch watch, long start, Limits limits) {
        long time = limits.mostTime();
        boolean stopped = false;
        while (true) {
            long patience =
                    time == Long.MAX_VALUE
                            ? settings.rules().silence()
                            : time
                                    + grace()
                                    + LATENESS
                                    + (stopped ? STOP_TIMEOUT : 0)
                                    - (System.nanoTime() - start);
            Optional<HubLine> line = host().receive(patience);
            if (line.isEmpty()) {
                if (stopped || time == Long.MAX_VALUE) {
                    throw fault(Kind.HANG, "no answer to 'go' " + after(start));
                }
                host().say(HubLine.of("stop"));
                stopped = true;
            } else if (line.get().command().equals("info")) {
                watch.info(line.get());
            } else if (line.get().command().equals("done")) {
                if (stopped) {
                    throw fault(Kind.LATE, "answered " + after(start) + ", when told to stop");
                }
                return line.get();
            }
        }
    }

    private static String after(long start) {
        return String.format(Locale.ROOT, "after %.1f s", (System.nanoTime() - start) / 1e9);
    }

    private long move(Game at, HubLine done) {
        String text =
                done.get("move")
                        .orElseThrow(() -> fault(Kind.ILLEGAL_MOVE, "answered without a move"));
        return legal(() -> game.notation().move(at.position(), text));
    }

    private void ponder(Game at, long move, String reply, Limits limits) {
        Game expected = at.copy();
        expected.play(move);
        if (expected.ending().isPresent() || reply.isEmpty()) {
            return;
        }
        List<Long> legal = host().moves(expected, reply);
        if (!legal.isEmpty()) {
            expected.play(legal.getFirst());
            if (expected.ending().isEmpty()) {
                go(expected, limits, "ponder");
                pondered = Optional.of(expected);
            }
        }
    }

    /** The limits that remain for the next move. */
    private static Limits afterwards(Limits limits, long used) {
        return limits.withClock(limits.clock().map(clock -> afterwards(clock, used)));
    }

    private static Limits.Clock afterwards(Limits.Clock clock, long used) {
        long remaining = Math.max(0, clock.remaining() - used) + clock.increment();
        return new Limits.Clock(remaining, clock.increment(), clock.movesToGo());
    }

    @Override
    public void stop() {
        HubHost hurried = thinking;
        if (hurried != null) {
            hurried.say(HubLine.of("stop"));
        }
    }

    private void stopPondering() {
        if (pondered.isEmpty()) {
            return;
        }
        pondered = Optional.empty();
        host().say(HubLine.of("stop"));
        host().await(
                        line -> line.command().equals("done"),
                        grace() + STOP_TIMEOUT,
                        line -> {},
                        () -> fault(Kind.HANG, "no answer to 'stop'"));
    }

    @Override
    protected void end(HubHost ending) {
        pondered = Optional.empty();
        super.end(ending);
    }

    /** The reported progress of the engine's search. */
    private final class Watch {
        private final Game at;
        private final SearchListener listener;
        private OptionalInt score = OptionalInt.empty();
        private int depth;
        private long nodes;

        /** The last report of each of its best lines, by rank. */
        private final SortedMap<Integer, SearchInfo> lines = new TreeMap<>();

        Watch(Game at, SearchListener listener) {
            this.at = at;
            this.listener = listener;
        }

        /** Handles a report; missing parts keep their previous values. */
        void info(HubLine line) {
            int index = (int) number(line, "pv-index", 1);
            depth = (int) number(line, "depth", depth);
            nodes = (long) number(line, "nodes", (double) nodes);
            OptionalInt reported = HubScores.parse(line.get("score").orElse(""));
            if (index <= 1 && reported.isPresent()) {
                score = reported;
            }
            List<Long> moves = host().moves(at, line.get("pv").orElse(""));
            if (moves.isEmpty() || reported.isEmpty()) {
                return;
            }
            SearchInfo info =
                    new SearchInfo(
                            index,
                            depth,
                            (int) number(line, "mean-depth", depth),
                            reported.getAsInt(),
                            nodes,
                            (long) (number(line, "time", 0) * 1e9),
                            moves,
                            0);
            lines.put(index, info);
            listener.iteration(info);
        }

        private Optional<SearchInfo> line(long move) {
            return lines.values().stream().filter(info -> info.move() == move).findFirst();
        }

        /** The reported score of the move that it plays; empty if it reported other moves only. */
        OptionalInt score(long move) {
            if (lines.isEmpty()) {
                return score;
            }
            return line(move).map(info -> OptionalInt.of(info.score())).orElse(OptionalInt.empty());
        }

        int depth(long move) {
            return line(move).map(SearchInfo::depth).orElse(depth);
        }

        void finish(long nanos) {
            listener.finished(new SearchResult(List.copyOf(lines.values()), nodes, nanos));
        }

        private static double number(HubLine line, String name, double otherwise) {
            try {
                double value = Double.parseDouble(line.get(name).orElse(""));
                return Double.isNaN(value) ? otherwise : value;
            } catch (NumberFormatException e) {
                return otherwise;
            }
        }
    }
}
