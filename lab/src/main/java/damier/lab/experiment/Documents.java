package damier.lab.experiment;

import damier.lab.report.Claim.Verdict;

import java.util.List;

/** The documents whose players and claims are tested, by author. */
final class Documents {
    static final String GIORDANO_LEFEVRE = "Giordano, Lefevre";
    static final String GOSGENS_SOMMERS = "Gösgens, Sommers";
    static final String LE_MINH = "Le Minh";
    static final String VIEIRA = "Vieira Manzanera";
    static final String FIORENTINO = "Fiorentino";
    static final String ALL = "all five";

    private Documents() {}

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
