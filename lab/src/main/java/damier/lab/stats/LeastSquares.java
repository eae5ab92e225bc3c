package damier.lab.stats;

/** A weighted linear regression, with a small weight decay so that it always has a solution. */
public final class LeastSquares {
    private static final double DECAY = 1e-6;

    private final double[][] matrix;
    private final double[] right;

    public LeastSquares(int unknowns) {
        matrix = new double[unknowns][unknowns];
        right = new double[unknowns];
        for (int i = 0; i < unknowns; i++) {
            matrix[i][i] = DECAY;
        }
    }

    public void add(double[] row, double value, double weight) {
        for (int i = 0; i < row.length; i++) {
            right[i] += weight * row[i] * value;
            for (int j = 0; j < row.length; j++) {
                matrix[i][j] += weight * row[i] * row[j];
            }
        }
    }

    public double[] solve() {
        return Matrices.solve(matrix, right);
    }
}
