package damier.terminal;

import damier.core.Side;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Who plays which side, with a mind for every program. */
public final class Seating implements AutoCloseable {
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<Side, Mind> minds = new EnumMap<>(Side.class);

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
        seat.factory().ifPresent(factory -> minds.put(side, new Mind(factory, later)));
    }

    /**
     * Lets somebody else play a side.
     *
     * @throws IllegalArgumentException in one line where nobody has that name
     */
    void replace(Side side, String player) {
        Seat seat = others.apply(player);
        Optional.ofNullable(minds.remove(side)).ifPresent(Mind::close);
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
        return minds.keySet().stream().findFirst();
    }

    Optional<Mind> mind(Side side) {
        return Optional.ofNullable(minds.get(side));
    }

    public boolean isThinking() {
        return minds.values().stream().anyMatch(Mind::isThinking);
    }

    /** Makes the program that is thinking move now. */
    public void hurry() {
        minds.values().forEach(Mind::hurry);
    }

    void drop() {
        minds.values().forEach(Mind::drop);
    }

    @Override
    public void close() {
        minds.values().forEach(Mind::close);
    }
}
