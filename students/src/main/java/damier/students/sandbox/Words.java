package damier.students.sandbox;

import java.util.Set;

/**
 * Describes errors in a student's code with their location, without a stack trace.
 *
 * @param file the name of the student's file
 * @param classes the names of the classes in it
 */
record Words(String file, Set<String> classes) {
    /** An error with the file name only, for errors without a line. */
    String of(String what) {
        return file + ": " + what;
    }

    /** An error with the line of the student's code. */
    String of(Throwable fault, String method) {
        String place = place(fault.getStackTrace());
        return (place.isEmpty() ? file : place) + ": " + method + " " + what(fault);
    }

    String of(StackTraceElement[] trace, String what) {
        String place = place(trace);
        return (place.isEmpty() ? file : place) + ": " + what;
    }

    private String place(StackTraceElement[] trace) {
        for (StackTraceElement step : trace) {
            if (classes.contains(step.getClassName()) && step.getLineNumber() > 0) {
                return file + ", line " + step.getLineNumber();
            }
        }
        return "";
    }

    private String what(Throwable fault) {
        String plain =
                switch (fault) {
                    case ArithmeticException e when "/ by zero".equals(e.getMessage()) ->
                            "divides by zero";
                    case NullPointerException _ -> "uses something that is null";
                    case IndexOutOfBoundsException _ -> "goes beyond the end of an array or list";
                    case ClassCastException _ -> "casts an object to the wrong class";
                    case java.util.ConcurrentModificationException _ ->
                            "changes a collection while it goes through it";
                    case java.util.NoSuchElementException _ -> "takes from something that is empty";
                    case UnsupportedOperationException _ -> "changes something that cannot change";
                    case StackOverflowError _ -> "calls itself without end";
                    case OutOfMemoryError _ -> "uses more memory than it has";
                    case StopChecks.TimeOver _ -> "takes too long";
                    case java.net.SocketException _ ->
                            "wants the network, which players do not have";
                    case java.net.UnknownHostException _ ->
                            "wants the network, which players do not have";
                    default -> "fails";
                };
        return plain + (fault instanceof StopChecks.TimeOver ? "" : " (" + name(fault) + ")");
    }

    private static String name(Throwable fault) {
        String message = fault.getMessage();
        String name = fault.getClass().getSimpleName();
        return message == null ? name : name + ": " + message.replaceAll("\\s+", " ");
    }
}
