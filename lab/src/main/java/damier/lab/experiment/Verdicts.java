package damier.lab.experiment;

import damier.lab.report.Claim.Verdict;

import java.util.List;

/** Verdicts of more than one bound. */
final class Verdicts {
    private Verdicts() {}

    /** Whether a mean lies within bounds: its whole interval, none of it, or part of it. */
    static Verdict within(Mean mean, double low, double high) {
        if (mean.low() > low && mean.high() < high) {
            return Verdict.HELD;
        }
        return mean.high() < low || mean.low() > high ? Verdict.DID_NOT_HOLD : Verdict.NOT_DECIDED;
    }

    /** The verdict on a claim of several parts: confirmed if all parts are. */
    static Verdict all(List<Verdict> verdicts) {
        if (verdicts.contains(Verdict.DID_NOT_HOLD)) {
            return Verdict.DID_NOT_HOLD;
        }
        return verdicts.contains(Verdict.NOT_DECIDED) ? Verdict.NOT_DECIDED : Verdict.HELD;
    }
}
