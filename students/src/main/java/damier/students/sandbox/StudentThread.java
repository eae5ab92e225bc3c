package damier.students.sandbox;

/** Runs a student's code with a large stack until its time is over. */
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

    /** Ends the thread: its code stops at its next check, or its next wait. */
    void end() {
        over = true;
        interrupt();
    }
}
