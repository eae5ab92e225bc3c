package damier.lab.report;

import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Draws plots as SVG, in the colours and fonts of the page: class {@code s0} is the first series,
 * {@code grid} a thin line. Every series is one path for its error bars and one for its marks.
 */
final class PlotDrawing {
    static final int SERIES_COLOURS = 6;

    private static final int WIDTH = 480;
    private static final int HEIGHT = 270;
    private static final int TOP = 22;
    private static final int BOTTOM = 40;
    private static final int RIGHT = 14;
    private static final int NAME_HEIGHT = 20;
    private static final int MARK_HEIGHT = 12;

    /** The mean width of a character. */
    private static final double CHARACTER = 8.4;

    /** The offset between series of one place, so that their error bars do not overlap. */
    private static final double OFFSET = 2.5;

    private static final double DOT = 3;

    private final StringBuilder svg = new StringBuilder();

    private PlotDrawing() {}

    /** The plot as HTML: an SVG element, and a legend if there are several series. */
    static String html(Plot plot) {
        return switch (plot) {
            case Plot.Graph graph -> new PlotDrawing().graph(graph) + legend(graph.series());
            case Plot.ByName names -> new PlotDrawing().byName(names) + legend(names.series());
            case Plot.Boards boards -> DiagramDrawing.html(boards.diagrams());
        };
    }

    private static String legend(List<Series> series) {
        if (series.size() < 2) {
            return "";
        }
        StringBuilder legend = new StringBuilder("<p class=\"legend\">");
        for (int i = 0; i < series.size(); i++) {
            String mark =
                    series.get(i).mark() == Mark.CURVE
                            ? "<path class=\"curve\" d=\"M0 5H18\"/>"
                            : "<path class=\"dot\" d=\"%s\"/>".formatted(dot(i, 9, 5));
            legend.append(
                    "<span><svg class=\"key s%d\" viewBox=\"0 0 18 10\">%s</svg> %s</span> "
                            .formatted(
                                    i % SERIES_COLOURS, mark, Page.escaped(series.get(i).name())));
        }
        return legend.append("</p>\n").toString();
    }

    private String graph(Plot.Graph graph) {
        List<Series> series = graph.series();
        boolean zero = graph.shares();
        List<Double> heights = all(series, point -> ends(point, zero, graph.logY()));
        double bottom = HEIGHT - BOTTOM;
        Scale y = new Scale(heights, graph.logY(), bottom, TOP);
        double left = 10 + CHARACTER * longest(y.ticks());
        Scale x = new Scale(all(series, p -> List.of(p.x())), graph.logX(), left, WIDTH - RIGHT);
        begin(HEIGHT);
        y.ticks().forEach(tick -> line(left, y.at(tick), WIDTH - RIGHT, y.at(tick)));
        y.ticks().forEach(tick -> text("end", left - 5, y.at(tick) + 4, Numbers.text(tick)));
        x.ticks().forEach(tick -> tick(x.at(tick), bottom + 17, Numbers.text(tick)));
        text("start", 2, 13, graph.yLabel());
        text("end", WIDTH - RIGHT, HEIGHT - 5, graph.xLabel());
        for (int i = 0; i < series.size(); i++) {
            double shift =
                    series.get(i).mark() == Mark.LINE
                            ? OFFSET * (i - (series.size() - 1) / 2.0)
                            : 0;
            series(
                    i,
                    series.get(i).mark(),
                    places(series.get(i), p -> x.at(p.x()) + shift, y, zero, graph.logY()));
        }
        return end();
    }

    private String byName(Plot.ByName plot) {
        List<Series> series = plot.series();
        int each = NAME_HEIGHT + MARK_HEIGHT * series.size();
        int bottom = each * plot.names().size() + 4;
        List<Double> values = all(series, point -> ends(point, plot.shares(), false));
        values.add(plot.reference());
        Scale x = new Scale(values, false, 12, WIDTH - RIGHT);
        begin(bottom + BOTTOM);
        x.ticks().forEach(tick -> line(x.at(tick), 0, x.at(tick), bottom));
        x.ticks().forEach(tick -> tick(x.at(tick), bottom + 17, Numbers.text(tick)));
        text("end", WIDTH - RIGHT, bottom + BOTTOM - 5, plot.valueLabel());
        if (Double.isFinite(plot.reference())) {
            svg.append(
                    "<path class=\"reference\" d=\"M%s 0V%d\"/>"
                            .formatted(number(x.at(plot.reference())), bottom));
        }
        for (int i = 0; i < plot.names().size(); i++) {
            text("start", 2, i * each + 15, plot.names().get(i));
        }
        for (int i = 0; i < series.size(); i++) {
            StringBuilder bars = new StringBuilder();
            StringBuilder dots = new StringBuilder();
            for (Point point : series.get(i).points()) {
                if (Double.isFinite(point.y())) {
                    double at = each * point.x() + NAME_HEIGHT + MARK_HEIGHT * (i + 0.4);
                    List<Double> ends = ends(point, plot.shares(), false);
                    bars.append(
                            "M%s %sH%s"
                                    .formatted(
                                            number(x.at(ends.getFirst())),
                                            number(at),
                                            number(x.at(ends.getLast()))));
                    dots.append(dot(i, x.at(point.y()), at));
                }
            }
            svg.append("<g class=\"s%d\">".formatted(i % SERIES_COLOURS));
            path("bar", bars);
            path("dot", dots);
            svg.append("</g>");
        }
        return end();
    }

    /** A point in coordinates of the plot. */
    private record Place(double x, double y, double low, double high) {}

    private static List<Place> places(
            Series series, Function<Point, Double> x, Scale y, boolean shares, boolean log) {
        List<Place> places = new ArrayList<>();
        for (Point point : series.points()) {
            if (Double.isFinite(point.y()) && !(log && point.y() <= 0)) {
                List<Double> ends = ends(point, shares, log);
                places.add(
                        new Place(
                                x.apply(point),
                                y.at(point.y()),
                                y.at(ends.getFirst()),
                                y.at(ends.getLast())));
            }
        }
        return places;
    }

    private void series(int number, Mark mark, List<Place> places) {
        StringBuilder line = new StringBuilder();
        StringBuilder bars = new StringBuilder();
        StringBuilder dots = new StringBuilder();
        for (Place place : places) {
            line.append(line.isEmpty() ? "M" : "L").append(number(place.x()));
            line.append(' ').append(number(place.y()));
            if (place.low() != place.high()) {
                bars.append(
                        "M%s %sV%s"
                                .formatted(
                                        number(place.x()),
                                        number(place.low()),
                                        number(place.high())));
            }
            dots.append(dot(number, place.x(), place.y()));
        }
        svg.append("<g class=\"s%d\">".formatted(number % SERIES_COLOURS));
        if (mark == Mark.CURVE) {
            path("curve", line);
        } else {
            path("bar", bars);
            if (mark == Mark.LINE) {
                path("line", line);
            }
            path("dot", dots);
        }
        svg.append("</g>");
    }

    /** The ends of an error bar, within the possible values. */
    private static List<Double> ends(Point point, boolean shares, boolean log) {
        double half = Double.isFinite(point.half()) ? point.half() : 0;
        double low = point.y() - half;
        double high = point.y() + half;
        if ((log && low <= 0) || (point.y() >= 0 && low < 0)) {
            low = log ? point.y() : 0;
        }
        return List.of(low, shares ? Math.min(100, high) : high);
    }

    private static List<Double> all(List<Series> series, Function<Point, List<Double>> values) {
        List<Double> all = new ArrayList<>();
        series.forEach(each -> each.points().forEach(point -> all.addAll(values.apply(point))));
        return all;
    }

    private static int longest(List<Double> ticks) {
        return ticks.stream().mapToInt(tick -> Numbers.text(tick).length()).max().orElse(1);
    }

    private void begin(int height) {
        svg.append("<svg class=\"plot\" viewBox=\"0 0 %d %d\">".formatted(WIDTH, height));
    }

    private String end() {
        return svg.append("</svg>\n").toString();
    }

    private void line(double x1, double y1, double x2, double y2) {
        svg.append(
                "<path class=\"grid\" d=\"M%s %sL%s %s\"/>"
                        .formatted(number(x1), number(y1), number(x2), number(y2)));
    }

    private void text(String anchor, double x, double y, String text) {
        svg.append(
                "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>"
                        .formatted(anchor, number(x), number(y), Page.escaped(text)));
    }

    /** A number below its place, moved inwards where the plot would cut it off. */
    private void tick(double x, double y, String text) {
        double half = CHARACTER * text.length() / 2;
        text("middle", Math.clamp(x, half, WIDTH - half), y, text);
    }

    private void path(String look, CharSequence path) {
        if (!path.isEmpty()) {
            svg.append("<path class=\"%s\" d=\"%s\"/>".formatted(look, path));
        }
    }

    /** Shapes differ too, for readers who cannot distinguish the colours. */
    private static String dot(int series, double x, double y) {
        double d = DOT;
        return switch (series % 3) {
            case 0 ->
                    "M%s %sh%sv%sh-%sz"
                            .formatted(number(x - d), number(y - d), 2 * d, 2 * d, 2 * d);
            case 1 ->
                    "M%s %sl%s %sl-%s %sl-%s -%sz"
                            .formatted(
                                    number(x),
                                    number(y - d - 1),
                                    d + 1,
                                    d + 1,
                                    d + 1,
                                    d + 1,
                                    d + 1,
                                    d + 1);
            default -> "M%s %sl%s %sh-%sz".formatted(number(x), number(y - d), d, 2 * d, 2 * d);
        };
    }

    private static String number(double coordinate) {
        String text = String.format(Locale.ROOT, "%.1f", coordinate);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
