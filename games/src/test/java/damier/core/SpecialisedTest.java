package damier.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;

import java.lang.invoke.MethodHandles;

class SpecialisedTest {
    /** A class of which only copies are used. */
    static final class Divider implements Runnable {
        private static final Integer DIVISOR =
                Specialised.data(MethodHandles.lookup(), Integer.class);

        private int quotient;

        @Override
        public void run() {
            quotient = 42 / DIVISOR;
        }

        @Override
        public String toString() {
            return "quotient " + quotient;
        }
    }

    @Test
    void eachCopyHasItsOwnData() {
        Runnable half = copy(2);
        Runnable third = copy(3);
        half.run();
        third.run();
        assertThat(half).hasToString("quotient 21");
        assertThat(third).hasToString("quotient 14");
    }

    @Test
    void aFaultInACopyNamesTheLine() {
        Throwable fault = catchThrowable(copy(0)::run);
        assertThat(fault).isInstanceOf(ArithmeticException.class);
        StackTraceElement place = fault.getStackTrace()[0];
        assertThat(place.getFileName()).isEqualTo("SpecialisedTest.java");
        assertThat(place.getMethodName()).isEqualTo("run");
        assertThat(place.getLineNumber()).isPositive();
    }

    private static Runnable copy(int divisor) {
        return Specialised.copy(MethodHandles.lookup(), Divider.class, Runnable.class, divisor);
    }
}
