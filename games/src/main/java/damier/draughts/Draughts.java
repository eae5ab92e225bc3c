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
        MultiCaptures multiCaptures =
                Specialised.copy(lookup, MultiCaptureGenerator.class, MultiCaptures.class, variant);
        return Specialised.copy(
                lookup,
                DraughtsRules.class,
                Rules.class,
                new DraughtsRules.Spec(variant, multiCaptures));
    }
}
