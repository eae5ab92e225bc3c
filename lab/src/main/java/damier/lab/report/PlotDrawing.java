package damier.lab.report;

import damier.lab.report.Plot.Mark;
import damier.lab.report.Plot.Point;
import damier.lab.report.Plot.Series;

import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.StatisticalLineAndShapeRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.statistics.DefaultStatisticalCategoryDataset;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Draws plots as SVG for a page. Colours are placeholders: each is drawn as a number that is then
 * replaced by a colour variable of the page ({@code var(--ink)}), so that the same plot serves a
 * light and a dark theme.
 */
final class PlotDrawing {
    static final int SERIES_COLOURS = 6;

    private static final int WIDTH = 640;
    private static final int GRAPH_HEIGHT = 380;
    private static final int NAME_HEIGHT = 34;
    private static final int NAME_HEIGHT_OF_SEVERAL = 42;
    private static final int NAMES_MARGIN = 80;
    private static final int LEGEND_HEIGHT = 26;

    private static final Color INK = new Color(1, 1, 1);
    private static final Color GRID = new Color(1, 1, 2);
    private static final Color NONE = new Color(0, 0, 0, 0);

    private static final Font LABEL = new Font(Font.SANS_SERIF, Font.PLAIN, 16);
    private static final Font TICK = new Font(Font.SANS_SERIF, Font.PLAIN, 15);
    private static final float LINE_WIDTH = 2;
    private static final double DOT = 7;

    /** The horizontal offset between series, as a share of the plot's width. */
    private static final double SERIES_OFFSET = 0.004;

    /** The margin at the ends of a scale, so that marks there are visible. */
    private static final double EDGE = 0.02;

    private static final BasicStroke LINE =
            new BasicStroke(LINE_WIDTH, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    private static final BasicStroke THIN = new BasicStroke(1);
    private static final BasicStroke DASHED =
            new BasicStroke(
                    LINE_WIDTH,
                    BasicStroke.CAP_BUTT,
                    BasicStroke.JOIN_ROUND,
                    1,
                    new float[] {7, 5},
                    0);

    private PlotDrawing() {}

    /** Whether plots can be drawn; not without any font, since text could not be measured. */
    static boolean canDraw() {
        try {
            return new SVGGraphics2D(1, 1).getFontMetrics(LABEL).stringWidth("0") > 0;
        } catch (Error | RuntimeException noFonts) {
            // The JDK then throws different exceptions in every release, mostly an error.
            return false;
        }
    }

    /**
     * The plot as an SVG element.
     *
     * @param id unique in the page
     */
    static String svg(Plot plot, String id) {
        return switch (plot) {
            case Plot.Graph graph ->
                    svg(chart(xyPlot(graph), graph.series().size()), id, GRAPH_HEIGHT);
            case Plot.ByName names ->
                    svg(
                            chart(categoryPlot(names), names.series().size()),
                            id,
                            names.series().size() > 1
                                    ? NAMES_MARGIN
                                            + LEGEND_HEIGHT
                                            + NAME_HEIGHT_OF_SEVERAL * names.names().size()
                                    : NAMES_MARGIN + NAME_HEIGHT * names.names().size());
        };
    }

    private static String svg(JFreeChart chart, String id, int height) {
        var graphics = new SVGGraphics2D(WIDTH, height);
        graphics.setDefsKeyPrefix(id + "-");
        chart.draw(graphics, new Rectangle2D.Double(0, 0, WIDTH, height));
        String svg =
                graphics.getSVGElement(null, false, new ViewBox(0, 0, WIDTH, height), null, null);
        return themed(svg);
    }

    /** Replaces the placeholders of colours by variables. */
    private static String themed(String svg) {
        String themed =
                svg.replace("rgb(1,1,1)", "var(--ink)")
                        .replace("rgb(1,1,2)", "var(--grid)")
                        .replace("font-family: sans-serif;", "");
        for (int i = 0; i < SERIES_COLOURS; i++) {
            themed = themed.replace("rgb(2,2," + i + ")", "var(--series" + i + ")");
        }
        return themed;
    }

    private static Paint colour(int series) {
        return new Color(2, 2, series % SERIES_COLOURS);
    }

    /** Shapes differ too, for readers who cannot distinguish the colours. */
    private static Shape shape(int series) {
        double half = DOT / 2;
        return switch (series % 3) {
            case 0 -> new Ellipse2D.Double(-half, -half, DOT, DOT);
            case 1 -> new Rectangle2D.Double(-half, -half, DOT - 1, DOT - 1);
            default -> {
                var triangle = new Path2D.Double();
                triangle.moveTo(0, -half - 1);
                triangle.lineTo(half + 1, half);
                triangle.lineTo(-half - 1, half);
                triangle.closePath();
                yield triangle;
            }
        };
    }

    private static JFreeChart chart(org.jfree.chart.plot.Plot plot, int series) {
        plot.setBackgroundPaint(NONE);
        plot.setOutlineVisible(false);
        plot.setInsets(new RectangleInsets(8, 8, 8, 16));
        var chart = new JFreeChart(null, LABEL, plot, false);
        chart.setBackgroundPaint(NONE);
        if (series > 1) {
            var legend = new LegendTitle(plot);
            legend.setItemFont(LABEL);
            legend.setItemPaint(INK);
            legend.setBackgroundPaint(NONE);
            legend.setPosition(RectangleEdge.TOP);
            chart.addLegend(legend);
        }
        return chart;
    }

    private static XYPlot xyPlot(Plot.Graph graph) {
        var data = new XYIntervalSeriesCollection();
        var renderer = new XYErrorRenderer();
        renderer.setDrawXError(false);
        renderer.setErrorStroke(THIN);
        renderer.setCapLength(0);
        List<Series> all = graph.series();
        for (int i = 0; i < all.size(); i++) {
            data.addSeries(series(all.get(i), seriesOffset(graph, i), graph.logY()));
            boolean curve = all.get(i).mark() == Mark.CURVE;
            renderer.setSeriesPaint(i, colour(i));
            renderer.setSeriesShape(i, shape(i));
            renderer.setSeriesStroke(i, curve ? DASHED : LINE);
            renderer.setSeriesLinesVisible(i, all.get(i).mark() != Mark.POINTS);
            renderer.setSeriesShapesVisible(i, !curve);
        }
        var plot =
                new XYPlot(
                        data,
                        axis(graph.xLabel(), graph.logX()),
                        axis(graph.yLabel(), graph.logY()),
                        renderer);
        plot.setRangeGridlinePaint(GRID);
        plot.setRangeGridlineStroke(THIN);
        plot.setDomainGridlinesVisible(false);
        withinPossible(plot.getRangeAxis(), graph.shares(), all);
        boolean counts =
                all.stream()
                        .flatMap(each -> each.points().stream())
                        .allMatch(point -> point.x() == Math.rint(point.x()));
        if (counts && !graph.logX()) {
            plot.getDomainAxis().setStandardTickUnits(NumberAxis.createIntegerTickUnits());
        }
        return plot;
    }

    /** Limits an axis to possible values, since an interval may exceed them. */
    private static void withinPossible(ValueAxis axis, boolean shares, List<Series> all) {
        boolean positive =
                all.stream()
                        .flatMap(each -> each.points().stream())
                        .noneMatch(point -> point.y() < 0);
        double top = shares ? Math.min(axis.getUpperBound(), 100) : axis.getUpperBound();
        double bottom = positive ? Math.max(axis.getLowerBound(), 0) : axis.getLowerBound();
        double margin = EDGE * (top - bottom);
        axis.setRange(
                bottom == axis.getLowerBound() ? bottom : bottom - margin,
                top == axis.getUpperBound() ? top : top + margin);
    }

    /** The offset of a series, so that error bars at the same place do not overlap. */
    private static double seriesOffset(Plot.Graph graph, int series) {
        boolean drawnAsLines = graph.series().stream().allMatch(each -> each.mark() == Mark.LINE);
        if (graph.logX() || !drawnAsLines) {
            return 0;
        }
        var span =
                graph.series().stream()
                        .flatMap(each -> each.points().stream())
                        .mapToDouble(Point::x)
                        .summaryStatistics();
        double middle = (graph.series().size() - 1) / 2.0;
        return span.getCount() == 0
                ? 0
                : (series - middle) * SERIES_OFFSET * (span.getMax() - span.getMin());
    }

    private static XYIntervalSeries series(Series series, double seriesOffset, boolean log) {
        var values = new XYIntervalSeries(series.name());
        for (Point point : series.points()) {
            double half = Double.isFinite(point.half()) ? point.half() : 0;
            double low = point.y() - half;
            values.add(
                    point.x() + seriesOffset,
                    point.x() + seriesOffset,
                    point.x() + seriesOffset,
                    point.y(),
                    log && low <= 0 ? point.y() : low,
                    point.y() + half);
        }
        return values;
    }

    private static ValueAxis axis(String label, boolean log) {
        ValueAxis axis;
        if (log) {
            axis = new DecadeAxis(label);
        } else {
            var numbers = new NumberAxis(label);
            numbers.setAutoRangeIncludesZero(false);
            axis = numbers;
        }
        axis.setLabelFont(LABEL);
        axis.setLabelPaint(INK);
        axis.setTickLabelFont(TICK);
        axis.setTickLabelPaint(INK);
        axis.setAxisLinePaint(GRID);
        axis.setTickMarkPaint(GRID);
        return axis;
    }

    private static CategoryPlot categoryPlot(Plot.ByName plot) {
        var data = new DefaultStatisticalCategoryDataset();
        var renderer = new StatisticalLineAndShapeRenderer(false, true);
        renderer.setErrorIndicatorStroke(LINE);
        renderer.setUseSeriesOffset(plot.series().size() > 1);
        renderer.setItemMargin(0.3);
        for (int i = 0; i < plot.series().size(); i++) {
            renderer.setSeriesPaint(i, colour(i));
            renderer.setSeriesShape(i, shape(i));
            for (Point point : plot.series().get(i).points()) {
                data.add(
                        point.y(),
                        Double.isFinite(point.half()) ? point.half() : 0,
                        plot.series().get(i).name(),
                        plot.names().get((int) point.x()));
            }
        }
        var names = new CategoryAxis();
        names.setTickLabelFont(LABEL);
        names.setTickLabelPaint(INK);
        names.setAxisLineVisible(false);
        names.setTickMarksVisible(false);
        names.setMaximumCategoryLabelWidthRatio(0.65f);
        ValueAxis values = axis(plot.valueLabel(), false);
        var result = new CategoryPlot(data, names, values, renderer);
        result.setOrientation(PlotOrientation.HORIZONTAL);
        result.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        result.setRangeGridlinePaint(GRID);
        result.setRangeGridlineStroke(THIN);
        if (plot.shares()) {
            values.setRange(-100 * EDGE, 100 * (1 + EDGE));
        } else {
            withinPossible(values, false, plot.series());
        }
        if (Double.isFinite(plot.reference())) {
            result.addRangeMarker(new ValueMarker(plot.reference(), INK, THIN));
        }
        return result;
    }
}
