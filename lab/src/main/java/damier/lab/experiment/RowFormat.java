package damier.lab.experiment;

import static java.util.stream.Collectors.joining;

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

/**
 * Converts rows to lines of CSV and back. The columns are derived from the records. A cell with a
 * comma or a quote is quoted.
 */
final class RowFormat {
    private static final String TRIAL = "trial";
    private static final String FOLLOWING = "following";
    private static final String FEATURES = "features";

    private static final List<RecordComponent> COLUMNS = columns(Row.class);

    static final String HEADER =
            COLUMNS.stream()
                    .map(RowFormat::name)
                    .collect(joining(",", TRIAL + "," + FOLLOWING + ",", "," + FEATURES));

    private RowFormat() {}

    /**
     * A line of a file.
     *
     * @param following the number of rows of the same trial after it
     */
    record Line(String trial, int following, Row row) {}

    /** A syntax error in a line, with its column. */
    static final class Fault extends Exception {
        private static final long serialVersionUID = 1L;

        private final int column;

        Fault(int column, String message) {
            super(message);
            this.column = column;
        }

        /** The column, from 1. */
        int column() {
            return column;
        }
    }

    private static List<RecordComponent> columns(Class<?> type) {
        List<RecordComponent> columns = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            if (component.getType().isRecord()) {
                columns.addAll(columns(component.getType()));
            } else if (component.getType() != Map.class) {
                columns.add(component);
            }
        }
        return columns;
    }

    /** {@code ownDepth} as {@code own-depth}. */
    private static String name(RecordComponent component) {
        return component.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    static String write(Line line) {
        List<String> cells = new ArrayList<>(List.of(line.trial(), "" + line.following()));
        cells(line.row(), cells);
        cells.add(
                new TreeMap<>(line.row().features())
                        .entrySet().stream()
                                .map(feature -> feature.getKey() + "=" + feature.getValue())
                                .collect(joining(" ")));
        return cells.stream().map(RowFormat::quoted).collect(joining(",", "", "\n"));
    }

    private static String quoted(String cell) {
        String line = cell.replaceAll("[\\r\\n]", " ");
        return line.matches("[^,\"]*") ? line : '"' + line.replace("\"", "\"\"") + '"';
    }

    private static void cells(Record record, List<String> cells) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(component, record);
            if (value instanceof Record part) {
                cells(part, cells);
            } else if (!(value instanceof Map)) {
                cells.add(value.toString());
            }
        }
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            return Objects.requireNonNull(component.getAccessor().invoke(record));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot read " + component, e);
        }
    }

    static Line read(String text) throws Fault {
        var cells = new Cells(text);
        String trial = cells.next();
        int following = (int) cells.read(int.class);
        Row.Place place = record(Row.Place.class, cells);
        Row.Board board = record(Row.Board.class, cells);
        Row.Thought thought = record(Row.Thought.class, cells);
        Row.Fate fate = record(Row.Fate.class, cells);
        Row row = new Row(place, board, thought, fate, features(cells));
        cells.end();
        return new Line(trial, following, row);
    }

    private static Map<String, Double> features(Cells cells) throws Fault {
        Map<String, Double> features = new LinkedHashMap<>();
        String cell = cells.next();
        if (!cell.isEmpty()) {
            for (String feature : cell.split(" ", -1)) {
                int sign = feature.indexOf('=');
                if (sign <= 0) {
                    throw cells.fault("'" + feature + "' is not of the form name=number");
                }
                features.put(feature.substring(0, sign), cells.number(feature.substring(sign + 1)));
            }
        }
        return features;
    }

    private static <R extends Record> R record(Class<R> type, Cells cells) throws Fault {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            values[i] = cells.read(types[i]);
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw cells.fault(String.valueOf(e.getCause()));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot make " + type, e);
        }
    }

    /** The cells of a line, one after the other. */
    private static final class Cells {
        private final String line;
        private int start;
        private int end = -1;

        Cells(String line) {
            this.line = line;
        }

        String next() throws Fault {
            if (end == line.length()) {
                throw fault("the line ends too early");
            }
            start = end + 1;
            if (line.startsWith("\"", start)) {
                return quoted();
            }
            int comma = line.indexOf(',', start);
            end = comma < 0 ? line.length() : comma;
            return line.substring(start, end);
        }

        private String quoted() throws Fault {
            StringBuilder cell = new StringBuilder();
            int at = start + 1;
            while (at < line.length()) {
                if (line.startsWith("\"\"", at)) {
                    at++;
                } else if (line.charAt(at) == '"') {
                    break;
                }
                cell.append(line.charAt(at++));
            }
            end = at + 1;
            if (at == line.length() || (end < line.length() && line.charAt(end) != ',')) {
                throw fault("a quoted cell without its end");
            }
            return cell.toString();
        }

        void end() throws Fault {
            if (end != line.length()) {
                start = end + 1;
                throw fault("more columns than the header has");
            }
        }

        Object read(Class<?> type) throws Fault {
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
            return type == double.class ? (Object) number(cell) : cell;
        }

        double number(String text) throws Fault {
            try {
                return Double.parseDouble(text);
            } catch (NumberFormatException e) {
                throw fault("'" + text + "' is not a number");
            }
        }

        Fault fault(String message) {
            return new Fault(start + 1, message);
        }
    }
}
