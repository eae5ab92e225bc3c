package damier.lab.experiment;

/**
 * The curve y = scale · e^(rate · x), fitted by least squares of the logarithms.
 *
 * @param r2 the share of the variance of the logarithms that the curve explains
 */
record ExponentialFit(double scale, double rate, double r2) {
    static ExponentialFit of(double[] x, double[] y) {
        double n = x.length;
        double sumX = 0;
        double sumY = 0;
        double sumXX = 0;
        double sumXY = 0;
        double sumYY = 0;
        for (int i = 0; i < x.length; i++) {
            double log = Math.log(y[i]);
            sumX += x[i];
            sumY += log;
            sumXX += x[i] * x[i];
            sumXY += x[i] * log;
            sumYY += log * log;
        }
        double varianceX = sumXX - sumX * sumX / n;
        double varianceY = sumYY - sumY * sumY / n;
        double covariance = sumXY - sumX * sumY / n;
        double rate = covariance / varianceX;
        return new ExponentialFit(
                Math.exp((sumY - rate * sumX) / n),
                rate,
                covariance * covariance / (varianceX * varianceY));
    }

    double at(double x) {
        return scale * Math.exp(rate * x);
    }
}
