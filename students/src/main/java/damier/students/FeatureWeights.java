package damier.students;

import java.math.BigDecimal;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and replaces the weights of features in the source of a student's file. */
public final class FeatureWeights {
    /** The annotation, the text between it and the method name, and the method name. */
    private static final Pattern FEATURE =
            Pattern.compile(
                    "@Feature\\b\\s*(?:\\([^)]*\\))?(\\s+(?:[\\w<>@.]+\\s+)+)(\\w+)(?=\\s*\\()");

    private FeatureWeights() {}

    /** The same source with other weights; a feature without a new weight keeps its own. */
    public static String replace(String source, Map<String, Double> weights) {
        Matcher feature = FEATURE.matcher(source);
        return feature.replaceAll(
                found -> {
                    Double weight = weights.get(found.group(2));
                    String text =
                            weight == null
                                    ? found.group()
                                    : "@Feature(weight = %s)%s%s"
                                            .formatted(
                                                    BigDecimal.valueOf(weight).toPlainString(),
                                                    found.group(1),
                                                    found.group(2));
                    return Matcher.quoteReplacement(text);
                });
    }
}
