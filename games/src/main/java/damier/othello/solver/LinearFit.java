package damier.othello.solver;

/** A linear least-squares fit. */
final class LinearFit {
    /** A small weight decay, which guarantees a unique solution. */
    private static final double DECAY = 1e-6;

    private final double[][] matrix;
    private final double[] right;

    LinearFit(int unknowns) {
        matrix = new double[unknowns][unknowns];
        right = new double[unknowns];
        for (int i = 0; i < unknowns; i++) {
            matrix[i][i] = DECAY;
        }
    }

    void add(double[] row, double value) {
        for (int i = 0; i < row.length; i++) {
            right[i] += row[i] * value;
            for (int j = 0; j < row.length; j++) {
                matrix[i][j] += row[i] * row[j];
            }
        }
    }

    /**
     * Solves the normal equations by Gaussian elimination. They are positive definite, so pivoting
     * is unnecessary. Call this method only once: it overwrites the equations.
     */
    double[] solve() {
        int size = right.length;
        for (int i = 0; i < size; i++) {
            for (int below = i + 1; below < size; below++) {
                double factor = matrix[below][i] / matrix[i][i];
                right[below] -= factor * right[i];
                for (int j = i; j < size; j++) {
                    matrix[below][j] -= factor * matrix[i][j];
                }
            }
        }
        double[] weights = new double[size];
        for (int i = size - 1; i >= 0; i--) {
            double rest = right[i];
            for (int j = i + 1; j < size; j++) {
                rest -= matrix[i][j] * weights[j];
            }
            weights[i] = rest / matrix[i][i];
        }
        return weights;
    }
}
