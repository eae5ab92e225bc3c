package damier.terminal;

import damier.core.Side;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Who plays which side, with a thread for every program. */
public final class Seating implements AutoCloseable {
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<Side, PlayerThread> threads = new EnumMap<>(Side.class);

    private final Function<String, Seat> others;
    private final Consumer<Runnable> later;

    /**
     * @param others makes seats for those who come later
     */
    Seating(Map<Side, Seat> seats, Function<String, Seat> others, Consumer<Runnable> later) {
        this.others = others;
        this.later = later;
        seats.forEach(this::sit);
    }

    private void sit(Side side, Seat seat) {
        seats.put(side, seat);
        seat.factory().ifPresent(factory -> threads.put(side, new PlayerThread(factory, later)));
    }

    /**
     * Lets somebody else play a side.
     *
     * @throws IllegalArgumentException in one line where nobody has that name
     */
    void replace(Side side, String player) {
        Seat seat = others.apply(player);
        Optional.ofNullable(threads.remove(side)).ifPresent(PlayerThread::close);
        sit(side, seat);
    }

    public Seat seat(Side side) {
        return seats.getOrDefault(side, Seat.person());
    }

    public boolean hasPerson() {
        return seats.values().stream().anyMatch(Seat::isPerson);
    }

    /** Whether the one person who plays has Black. */
    public boolean isForBlack() {
        return !seat(Side.WHITE).isPerson() && seat(Side.BLACK).isPerson();
    }

    /** The side that a program plays, the first of them if there are two. */
    Optional<Side> program() {
        return threads.keySet().stream().findFirst();
    }

    Optional<PlayerThread> thread(Side side) {
        return Optional.ofNullable(threads.get(side));
    }

    public boolean isThinking() {
        return threads.values().stream().anyMatch(PlayerThread::isThinking);
    }

    /** Makes the program that is thinking move now. */
    public void hurry() {
        threads.values().forEach(PlayerThread::hurry);
    }

    void drop() {
        threads.values().forEach(PlayerThread::drop);
    }

    @Override
    public void close() {
        threads.values().forEach(PlayerThread::close);
    }
}
