package damier.draughts;

import damier.core.Rules;
import damier.core.Specialised;

import java.lang.invoke.MethodHandles;

/** Makes the rules of every variant. */
public final class Draughts {
    private Draughts() {}

    @SuppressWarnings("unchecked") // A class literal has no type argument.
    public static Rules<DraughtsPosition> rules(Variant variant) {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MultiCaptures chains =
                Specialised.copy(lookup, MultiCaptureGenerator.class, MultiCaptures.class, variant);
        Captures captures =
                Specialised.copy(
                        lookup,
                        CaptureGenerator.class,
                        Captures.class,
                        new CaptureGenerator.Spec(variant, chains));
        return Specialised.copy(
                lookup,
                DraughtsRules.class,
                Rules.class,
                new DraughtsRules.Spec(variant, captures));
    }
}
