package damier.students;

import java.math.BigDecimal;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The weights of the features in the text of a student's file. */
public final class FeatureWeights {
    /** The annotation, what stands between it and the method's name, and that name. */
    private static final Pattern FEATURE =
            Pattern.compile(
                    "@Feature\\b\\s*(?:\\([^)]*\\))?(\\s+(?:[\\w<>@.]+\\s+)+)(\\w+)(?=\\s*\\()");

    private FeatureWeights() {}

    /** The same file with other weights; a feature without one keeps its own. */
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
