package damier.lab.report;

import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** A logarithmic axis whose ticks are round numbers: 1, 10, 100, and 2 and 5 if there is space. */
final class DecadeAxis extends LogAxis {
    private static final long serialVersionUID = 1L;

    private static final List<Integer> MANY_DECADES = List.of(1);
    private static final List<Integer> FEW_DECADES = List.of(1, 2, 5);
    private static final double FEW_DECADES_LIMIT = 2.5;

    DecadeAxis(String label) {
        super(label);
    }

    @Override
    public List<NumberTick> refreshTicks(
            Graphics2D graphics, AxisState state, Rectangle2D area, RectangleEdge edge) {
        boolean horizontal = RectangleEdge.isTopOrBottom(edge);
        TextAnchor anchor = horizontal ? TextAnchor.TOP_CENTER : TextAnchor.CENTER_RIGHT;
        double low = Math.log10(getLowerBound());
        double high = Math.log10(getUpperBound());
        List<NumberTick> ticks = new ArrayList<>();
        for (int decade = (int) Math.floor(low); decade <= high; decade++) {
            for (int digit : high - low > FEW_DECADES_LIMIT ? MANY_DECADES : FEW_DECADES) {
                double value = digit * Math.pow(10, decade);
                if (value >= getLowerBound() && value <= getUpperBound()) {
                    ticks.add(new NumberTick(value, Numbers.text(value), anchor, anchor, 0));
                }
            }
        }
        return ticks;
    }
}
