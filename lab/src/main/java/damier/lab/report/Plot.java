package damier.lab.report;

import java.util.List;

/** The data of a plot; {@link PlotDrawing} and {@link DiagramDrawing} draw it. */
public sealed interface Plot {
    /**
     * A value and half the width of its error bar; NaN for none.
     *
     * @param x the position; in a plot by name, the index of the name
     */
    record Point(double x, double y, double half) {}

    /** The style of a series. */
    enum Mark {
        /** Points joined by a line, with error bars. */
        LINE,
        /** Points alone, with error bars. */
        POINTS,
        /** A smooth line without points, for what was computed and not measured. */
        CURVE
    }

    record Series(String name, Mark mark, List<Point> points) {
        public Series {
            points = List.copyOf(points);
        }
    }

    /**
     * A graph of values over values.
     *
     * @param shares whether values are percentages of a whole
     */
    record Graph(
            String xLabel,
            String yLabel,
            boolean logX,
            boolean logY,
            boolean shares,
            List<Series> series)
            implements Plot {
        public Graph {
            series = List.copyOf(series);
        }

        public Graph(
                String xLabel, String yLabel, boolean logX, boolean logY, List<Series> series) {
            this(xLabel, yLabel, logX, logY, false, series);
        }

        public Graph(String xLabel, String yLabel, List<Series> series) {
            this(xLabel, yLabel, false, false, series);
        }
    }

    /**
     * Values by name, one below the other; a point's x counts the names from 0.
     *
     * @param reference the reference value; NaN for none
     * @param shares whether values are percentages of a whole
     */
    record ByName(
            String valueLabel,
            List<String> names,
            double reference,
            boolean shares,
            List<Series> series)
            implements Plot {
        public ByName {
            names = List.copyOf(names);
            series = List.copyOf(series);
        }

        public ByName(
                String valueLabel, List<String> names, double reference, List<Series> series) {
            this(valueLabel, names, reference, false, series);
        }
    }

    /** Positions side by side. */
    record Boards(List<Diagram> diagrams) implements Plot {
        public Boards {
            diagrams = List.copyOf(diagrams);
        }
    }
}
