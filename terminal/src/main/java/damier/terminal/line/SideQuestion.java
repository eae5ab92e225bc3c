package damier.terminal.line;

import damier.core.Side;
import damier.terminal.Seat;

import org.jspecify.annotations.Nullable;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Asks who plays which side, where the command line does not say. */
public final class SideQuestion {
    private static final List<String> SIDES = List.of("white", "black", "random", "both", "none");

    private final LineInput input;
    private final PrintWriter out;
    private final String program;

    /**
     * @param program who plays where a person does not
     */
    public SideQuestion(LineInput input, PrintWriter out, String program) {
        this.input = input;
        this.out = out;
        this.program = program;
    }

    /**
     * The players as text. Who names one of them plays against it; who names none is asked, or
     * begins where nobody can be asked.
     *
     * @param programs who can be chosen
     * @return nothing if the answer was that there is nothing to play
     */
    public Optional<Map<Side, String>> answer(
            @Nullable String white, @Nullable String black, Side first, List<String> programs) {
        if (white != null || black != null) {
            return Optional.of(seats(white, black));
        }
        if (!input.isInteractive()) {
            return Optional.of(person(first, program));
        }
        return ask(programs);
    }

    private Map<Side, String> seats(@Nullable String white, @Nullable String black) {
        String one = white != null ? white : black;
        String other = Seat.PERSON.equals(one) ? program : Seat.PERSON;
        return seats(white != null ? white : other, black != null ? black : other, true);
    }

    private static Map<Side, String> seats(String white, String black, boolean asWritten) {
        Map<Side, String> seats = new EnumMap<>(Side.class);
        seats.put(Side.WHITE, asWritten ? white : black);
        seats.put(Side.BLACK, asWritten ? black : white);
        return seats;
    }

    private static Map<Side, String> person(Side side, String opponent) {
        return seats(Seat.PERSON, opponent, side == Side.WHITE);
    }

    private Optional<Map<Side, String>> ask(List<String> programs) {
        String prompt = "Which side do you play? (white, black, random, both, none) ";
        while (true) {
            String line = input.read(prompt, begun -> beginning(SIDES, begun));
            if (line == null) {
                return Optional.empty();
            }
            List<String> meant = beginning(SIDES, line.strip().toLowerCase(Locale.ROOT));
            if (line.isBlank() || meant.size() != 1) {
                out.println("A first letter is enough.");
                continue;
            }
            return seats(meant.getFirst(), programs);
        }
    }

    private Optional<Map<Side, String>> seats(String answer, List<String> programs) {
        return switch (answer) {
            case "both" -> Optional.of(seats(Seat.PERSON, Seat.PERSON, true));
            case "none" ->
                    opponent("White", programs)
                            .flatMap(
                                    white ->
                                            opponent("Black", programs)
                                                    .map(black -> seats(white, black, true)));
            default ->
                    opponent("Your opponent", programs)
                            .map(opponent -> person(side(answer), opponent));
        };
    }

    private static Side side(String answer) {
        return switch (answer) {
            case "white" -> Side.WHITE;
            case "black" -> Side.BLACK;
            default -> new Random().nextBoolean() ? Side.WHITE : Side.BLACK;
        };
    }

    private Optional<String> opponent(String who, List<String> programs) {
        String prompt = "%s? (Return for %s) ".formatted(who, program);
        String line = input.read(prompt, begun -> beginning(programs, begun));
        if (line == null) {
            return Optional.empty();
        }
        return Optional.of(line.isBlank() ? program : line.strip());
    }

    private static List<String> beginning(List<String> words, String begun) {
        return words.stream().filter(word -> word.startsWith(begun)).toList();
    }
}
