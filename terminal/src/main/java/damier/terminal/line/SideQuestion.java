package damier.terminal.line;

import damier.core.Side;
import damier.terminal.PlayerSeat;

import org.jspecify.annotations.Nullable;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/** Asks who plays which side, unless the command line names the players. */
public final class SideQuestion {
    private static final List<String> SIDES = List.of("white", "black", "random", "both", "none");

    private final LineInput input;
    private final PrintWriter out;
    private final String program;
    private final List<String> programs;
    private final Consumer<String> check;

    /**
     * @param programs the programs to choose from; the first is the default
     * @param check throws an {@link IllegalArgumentException} for an unknown player
     */
    public SideQuestion(
            LineInput input, PrintWriter out, List<String> programs, Consumer<String> check) {
        this.input = input;
        this.out = out;
        this.program = programs.getFirst();
        this.programs = List.copyOf(programs);
        this.check = check;
    }

    /**
     * The players of both sides. If one is named, a person plays the other side. If none is named,
     * the user is asked; without an interactive user, a person plays the first side.
     *
     * @return empty if the input ended before the question was answered
     */
    public Optional<Map<Side, String>> answer(
            @Nullable String white, @Nullable String black, Side first) {
        if (white != null || black != null) {
            return Optional.of(seats(white, black));
        }
        if (!input.isInteractive()) {
            return Optional.of(person(first, program));
        }
        return ask();
    }

    private Map<Side, String> seats(@Nullable String white, @Nullable String black) {
        String one = white != null ? white : black;
        String other = PlayerSeat.PERSON.equals(one) ? program : PlayerSeat.PERSON;
        return seats(white != null ? white : other, black != null ? black : other, true);
    }

    private static Map<Side, String> seats(String white, String black, boolean asWritten) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(Side.WHITE, asWritten ? white : black);
        seats.put(Side.BLACK, asWritten ? black : white);
        return seats;
    }

    private static Map<Side, String> person(Side side, String opponent) {
        return seats(PlayerSeat.PERSON, opponent, side == Side.WHITE);
    }

    private Optional<Map<Side, String>> ask() {
        String prompt = "Which side do you play? (white, black, random, both, none) ";
        while (true) {
            String line = input.read(prompt, prefix -> startingWith(SIDES, prefix));
            if (line == null) {
                return Optional.empty();
            }
            List<String> meant = startingWith(SIDES, line.strip().toLowerCase(Locale.ROOT));
            if (line.isBlank() || meant.size() != 1) {
                out.println("Type one of these words, or its first letters.");
                continue;
            }
            return seats(meant.getFirst());
        }
    }

    private Optional<Map<Side, String>> seats(String answer) {
        return switch (answer) {
            case "both" -> Optional.of(seats(PlayerSeat.PERSON, PlayerSeat.PERSON, true));
            case "none" ->
                    opponent("White")
                            .flatMap(
                                    white ->
                                            opponent("Black")
                                                    .map(black -> seats(white, black, true)));
            default -> opponent("Your opponent").map(opponent -> person(side(answer), opponent));
        };
    }

    private static Side side(String answer) {
        return switch (answer) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> new Random().nextBoolean() ? Side.WHITE : Side.BLACK;
        };
    }

    private Optional<String> opponent(String who) {
        String prompt =
                "%s? (Return for %s, %s[level=1] to 10 for a level, Tab for a list) "
                        .formatted(who, program, program);
        while (true) {
            String line = input.read(prompt, prefix -> startingWith(programs, prefix));
            if (line == null) {
                return Optional.empty();
            }
            String player = line.isBlank() ? program : line.strip();
            try {
                check.accept(player);
                return Optional.of(player);
            } catch (IllegalArgumentException fault) {
                out.println(fault.getMessage());
            }
        }
    }

    private static List<String> startingWith(List<String> words, String prefix) {
        return words.stream().filter(word -> word.startsWith(prefix)).toList();
    }
}
