package damier.core;

import java.util.Arrays;
import java.util.Optional;

/** A parameter of the search. Parts of the search can be switched off to measure their effect. */
public enum SearchParameter {
    ASPIRATION("aspiration", Kind.NUMBER, "half the aspiration window, in hundredths"),
    NULL_WINDOWS("pvs", Kind.SWITCH, "null windows for every move after the first"),
    PROBCUT("probcut", Kind.NUMBER, "ProbCut margin, in hundredths of a standard deviation"),
    PROBCUT_DEPTH("probcut-depth", Kind.DETAIL, "least depth for ProbCut"),
    PROBCUT_SHARE("probcut-share", Kind.DETAIL, "tenths of the depth that ProbCut searches"),
    PROBCUT_SLOPE(
            "probcut-slope",
            Kind.DETAIL,
            "ProbCut margin in hundredths per ply, instead of standard deviations"),
    PROBCUT_SLACK(
            "probcut-slack",
            Kind.DETAIL,
            "how far the static evaluation may be below beta for ProbCut, in hundredths"),
    PROBCUT_LOW("probcut-low", Kind.DETAIL_SWITCH, "ProbCut also below alpha"),
    REDUCE_FROM("reductions", Kind.NUMBER, "quiet moves searched before late moves are reduced"),
    REDUCE_MORE("reduce-more", Kind.DETAIL, "quiet moves searched before two plies are reduced"),
    REDUCE_DEEP(
            "reduce-deep",
            Kind.DETAIL,
            "growth of reductions with depth and move number, in hundredths"),
    FORCED_DEPTH("forced", Kind.NUMBER, "greatest depth at which an only move costs no depth"),
    THREAT_PLIES(
            "threat", Kind.NUMBER, "plies past the horizon at which a threat forbids standing pat"),
    HISTORY("history", Kind.SWITCH, "history heuristic"),
    ENDGAMES("endgames", Kind.SWITCH, "endgame tables and endgame solver");

    /** The range of a parameter, and whether it is a part of the search or a detail of one. */
    private enum Kind {
        SWITCH,
        NUMBER,
        DETAIL_SWITCH,
        DETAIL
    }

    private final String option;
    private final Kind kind;
    private final String meaning;

    SearchParameter(String option, Kind kind, String meaning) {
        this.option = option;
        this.kind = kind;
        this.meaning = meaning;
    }

    /** The parameter with this option name. */
    public static Optional<SearchParameter> byOption(String option) {
        return Arrays.stream(values())
                .filter(parameter -> parameter.option.equals(option))
                .findFirst();
    }

    /** The name of the option of a player. */
    public String option() {
        return option;
    }

    public String meaning() {
        return meaning;
    }

    /** Whether its only values are on and off. */
    public boolean isSwitch() {
        return kind == Kind.SWITCH || kind == Kind.DETAIL_SWITCH;
    }

    /** Whether it only refines another parameter. */
    public boolean isDetail() {
        return kind == Kind.DETAIL || kind == Kind.DETAIL_SWITCH;
    }
}
