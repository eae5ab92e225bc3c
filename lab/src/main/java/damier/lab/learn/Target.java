package damier.lab.learn;

/** What the sum of an evaluation predicts. */
enum Target {
    /** The points of the game, 1, 0.5 or 0: their mean is 1 / (1 + exp(-sum)). */
    RESULT {
        @Override
        double predicted(double sum) {
            return 1 / (1 + Math.exp(-sum));
        }

        @Override
        double loss(double label, double sum) {
            double chance = Math.clamp(predicted(sum), 1e-9, 1 - 1e-9);
            return -(label * Math.log(chance) + (1 - label) * Math.log(1 - chance));
        }
    },
    /** The final margin of the game, in the unit of the sum. */
    MARGIN {
        @Override
        double predicted(double sum) {
            return sum;
        }

        @Override
        double loss(double label, double sum) {
            return (label - sum) * (label - sum);
        }
    };

    abstract double predicted(double sum);

    /** The log loss, or the squared error. Its slope is the prediction minus the label. */
    abstract double loss(double label, double sum);
}
