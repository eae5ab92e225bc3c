package damier.lab.experiment;

import damier.classic.PlayerText;
import damier.core.Limits;

import java.util.List;

/** Matches of a player against itself without one of its features, for each feature. */
final class Ablation {
    private Ablation() {}

    /**
     * @param but the features that stay on
     * @throws IllegalArgumentException if the player has no feature that can be switched off
     */
    static List<Pairing> pairings(Arena arena, String player, Limits limits, List<String> but) {
        List<String> features =
                arena.player(player).features().stream()
                        .filter(feature -> !but.contains(feature))
                        .toList();
        if (features.isEmpty()) {
            throw new IllegalArgumentException(
                    player + " has no features that can be switched off");
        }
        return features.stream()
                .map(
                        feature ->
                                new Pairing(
                                        "all - " + feature + " off",
                                        player,
                                        PlayerText.parse(player).with(feature, "off").toString(),
                                        limits))
                .toList();
    }

    static Study study(Arena arena, Settings settings) {
        String player = settings.player();
        return new PairingStudy(
                "ablate",
                "What each feature of " + player + " is worth",
                "The whole player against itself without one feature at a time: a score above 50 %"
                        + " is what the feature is worth. Both colours from "
                        + Arenas.OPENINGS_WORDS
                        + ", "
                        + General.limitWords(arena, settings)
                        + ".",
                arena,
                pairings(arena, player, General.limits(arena, settings), List.of()),
                settings.gamesEach());
    }
}
