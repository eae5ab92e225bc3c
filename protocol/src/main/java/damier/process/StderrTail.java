package damier.process;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The end of what a program has said of its troubles. */
final class StderrTail {
    private static final int MOST = 50;

    private final Deque<String> words = new ArrayDeque<>();

    synchronized void add(String line) {
        if (words.size() == MOST) {
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
