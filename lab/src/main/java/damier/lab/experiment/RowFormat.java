package damier.lab.experiment;

import static java.util.stream.Collectors.joining;

import damier.lab.BadFolder;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Converts rows to lines of CSV and back. The columns are derived from the records. A cell with a
 * comma or a quote is quoted.
 */
final class RowFormat {
    static final String HEADER = String.join(",", columns(Line.class));

    private RowFormat() {}

    /**
     * A line of a file.
     *
     * @param following the number of rows of the same trial after it
     */
    record Line(String trial, int following, Row row) {}

    /** The names of the columns, such as {@code own-depth} for {@code ownDepth}. */
    private static List<String> columns(Class<?> type) {
        List<String> columns = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getType().isRecord()) {
                columns.addAll(columns(component.getType()));
            } else {
                String name = component.getName().replaceAll("([A-Z])", "-$1");
                columns.add(name.toLowerCase(Locale.ROOT));
            }
        }
        return columns;
    }

    static String write(Line line) {
        return cells(line).map(RowFormat::quoted).collect(joining(",", "", "\n"));
    }

    private static Stream<String> cells(Object value) {
        return switch (value) {
            case Record record ->
                    Arrays.stream(record.getClass().getRecordComponents())
                            .flatMap(component -> cells(value(component, record)));
            case Map<?, ?> features ->
                    Stream.of(
                            new TreeMap<>(features)
                                    .entrySet().stream()
                                            .map(Object::toString)
                                            .collect(joining(" ")));
            default -> Stream.of(value.toString());
        };
    }

    private static String quoted(String cell) {
        String line = cell.replaceAll("[\\r\\n]", " ");
        return line.matches("[^,\"]*") ? line : '"' + line.replace("\"", "\"\"") + '"';
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            return Objects.requireNonNull(component.getAccessor().invoke(record));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot read " + component, e);
        }
    }

    /**
     * Parses a line.
     *
     * @param place the file and the number of the line
     * @throws BadFolder with a one-line message that names the place and the column of the fault
     */
    static Line read(String text, String place) {
        var cells = new Cells(text, place);
        Line line = (Line) cells.read(Line.class);
        cells.end();
        return line;
    }

    /** The cells of a line, one after the other. */
    private static final class Cells {
        private static final Pattern CELL =
                Pattern.compile(
                        "(?:\"(?<quoted>[^\"]*+(?:\"\"[^\"]*+)*+)\"|(?<plain>(?!\")[^,]*+))(?<comma>,|$)");

        private final String place;
        private final Matcher cell;
        private int start;
        private int next;
        private boolean last;

        Cells(String line, String place) {
            this.place = place;
            cell = CELL.matcher(line);
        }

        String next() {
            if (last) {
                throw fault("the line ends too early");
            }
            start = next;
            if (!cell.region(start, cell.regionEnd()).lookingAt()) {
                throw fault("a quoted cell without its end");
            }
            next = cell.end();
            last = cell.group("comma").isEmpty();
            String quoted = cell.group("quoted");
            return quoted == null ? cell.group("plain") : quoted.replace("\"\"", "\"");
        }

        void end() {
            if (!last) {
                start = next;
                throw fault("more columns than the header has");
            }
        }

        /** Reads a value of one cell, or a record of several. */
        Object read(Class<?> type) {
            if (type.isRecord()) {
                return record(type);
            }
            String cell = next();
            try {
                if (type == int.class) {
                    return Integer.parseInt(cell);
                }
                if (type == long.class) {
                    return Long.parseLong(cell);
                }
            } catch (NumberFormatException e) {
                throw fault("'" + cell + "' is not a whole number");
            }
            if (type == boolean.class) {
                return switch (cell) {
                    case "true" -> true;
                    case "false" -> false;
                    default -> throw fault("'" + cell + "' is neither true nor false");
                };
            }
            if (type == Map.class) {
                return features(cell);
            }
            return type == double.class ? (Object) number(cell) : cell;
        }

        private Object record(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            Object[] values = new Object[components.length];
            for (int i = 0; i < components.length; i++) {
                types[i] = components[i].getType();
                values[i] = read(types[i]);
            }
            try {
                return type.getDeclaredConstructor(types).newInstance(values);
            } catch (InvocationTargetException e) {
                throw fault(String.valueOf(e.getCause()));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("cannot make " + type, e);
            }
        }

        private Map<String, Double> features(String cell) {
            Map<String, Double> features = new LinkedHashMap<>();
            for (String feature :
                    cell.isEmpty() ? List.<String>of() : List.of(cell.split(" ", -1))) {
                int sign = feature.indexOf('=');
                if (sign <= 0) {
                    throw fault("'" + feature + "' is not of the form name=number");
                }
                features.put(feature.substring(0, sign), number(feature.substring(sign + 1)));
            }
            return features;
        }

        double number(String text) {
            try {
                return Double.parseDouble(text);
            } catch (NumberFormatException e) {
                throw fault("'" + text + "' is not a number");
            }
        }

        BadFolder fault(String message) {
            return new BadFolder("%s:%d: %s".formatted(place, start + 1, message));
        }
    }
}
