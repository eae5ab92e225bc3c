package damier.draughts;

import damier.core.Rules;
import damier.core.Specialised;
import java.lang.invoke.MethodHandles;

/** Makes the rules of any variant. */
public final class Draughts {
    private Draughts() {}

    @SuppressWarnings("unchecked")
    public static Rules<DraughtsPosition> rules(Variant variant) {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        CaptureGenerator captures = Specialised.copy(lookup, Captures.class, CaptureGenerator.class, variant);
        var made = new DraughtsRules.Made(variant, captures);
        return Specialised.copy(lookup, DraughtsRules.class, Rules.class, made);
    }
}
