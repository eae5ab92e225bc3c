package damier.lab.stats;

import java.util.Arrays;

/** The linear algebra that ratings need; matrices are square and positive definite. */
final class Matrices {
    private Matrices() {}

    /** The x with {@code matrix * x = right}. */
    static double[] solve(double[][] matrix, double[] right) {
        double[][] column =
                Arrays.stream(right).mapToObj(x -> new double[] {x}).toArray(double[][]::new);
        return Arrays.stream(solve(matrix, column)).mapToDouble(row -> row[0]).toArray();
    }

    static double[][] inverse(double[][] matrix) {
        double[][] unit = new double[matrix.length][matrix.length];
        for (int i = 0; i < matrix.length; i++) {
            unit[i][i] = 1;
        }
        return solve(matrix, unit);
    }

    /** Gaussian elimination; positive definite matrices need no pivoting. */
    private static double[][] solve(double[][] matrix, double[][] right) {
        double[][] left = copy(matrix);
        double[][] result = copy(right);
        for (int pivot = 0; pivot < left.length; pivot++) {
            divide(left[pivot], result[pivot], left[pivot][pivot]);
            for (int row = 0; row < left.length; row++) {
                if (row != pivot) {
                    double factor = left[row][pivot];
                    subtract(left[row], left[pivot], factor);
                    subtract(result[row], result[pivot], factor);
                }
            }
        }
        return result;
    }

    private static void divide(double[] left, double[] right, double divisor) {
        for (int i = 0; i < left.length; i++) {
            left[i] /= divisor;
        }
        for (int i = 0; i < right.length; i++) {
            right[i] /= divisor;
        }
    }

    private static void subtract(double[] from, double[] row, double factor) {
        for (int i = 0; i < from.length; i++) {
            from[i] -= factor * row[i];
        }
    }

    private static double[][] copy(double[][] matrix) {
        return Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
    }

    static double[][] product(double[][] one, double[][] other) {
        double[][] product = new double[one.length][other[0].length];
        for (int i = 0; i < one.length; i++) {
            for (int j = 0; j < other.length; j++) {
                for (int k = 0; k < other[j].length; k++) {
                    product[i][k] += one[i][j] * other[j][k];
                }
            }
        }
        return product;
    }
}
