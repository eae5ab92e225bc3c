package damier.students.sandbox;

/** Runs a student's code, with room for a deep recursion, until its time is over. */
final class StudentThread extends Thread {
    private static final long STACK = 16L << 20;

    private volatile boolean over;

    StudentThread(Runnable code) {
        super(null, code, "player", STACK);
        setDaemon(true);
    }

    boolean isOver() {
        return over;
    }

    /** Its time is over: its code ends at its next step, or its next wait. */
    void end() {
        over = true;
        interrupt();
    }
}
