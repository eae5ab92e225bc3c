package damier.protocol.hub;

import static java.util.stream.Collectors.joining;

import damier.draughts.Variant;
import damier.draughts.Variants;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Variants by the names that Hub engines use besides ours. */
final class HubVariants {
    private static final Map<String, String> ELSEWHERE =
            Map.of("international", "normal", "breakthrough", "bt", "antidraughts", "losing");

    private HubVariants() {}

    static String ids() {
        return Variants.all().stream().map(Variant::id).collect(joining(" "));
    }

    /** The variant of ours that has this name. */
    static Optional<String> named(String name) {
        return Variants.all().stream()
                .map(Variant::id)
                .filter(id -> id.equals(name) || name.equals(ELSEWHERE.get(id)))
                .findFirst();
    }

    /** Which of these names stands for the variant. */
    static Optional<String> among(List<String> names, String id) {
        return names.stream().filter(name -> named(name).equals(Optional.of(id))).findFirst();
    }
}
