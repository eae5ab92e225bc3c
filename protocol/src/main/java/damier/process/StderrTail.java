package damier.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The last lines of a program's standard error. */
final class StderrTail {
    private static final int MAX_LINES = 50;

    private final Deque<String> words = new ArrayDeque<>();

    synchronized void add(String line) {
        if (words.size() == MAX_LINES) {
            words.removeFirst();
        }
        words.addLast(line);
    }

    synchronized List<String> all() {
        return List.copyOf(words);
    }

    synchronized String quoted() {
        return words.isEmpty() ? "" : "; its last words: " + words.getLast();
    }
}
