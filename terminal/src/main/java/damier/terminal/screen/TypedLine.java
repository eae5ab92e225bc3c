package damier.terminal.screen;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/** The line below the board: a move that is being typed, or the answer to a question. */
final class TypedLine {
    private record Question(String prompt, Consumer<String> answer) {}

    private static final int LONGEST = 1_000;

    private final StringBuilder text = new StringBuilder();
    private @Nullable Question question;

    /** Whether the text is a move that was refused: it can be mended, and gives way to another. */
    private boolean refused;

    String text() {
        return text.toString();
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Whether what is typed now begins something new. */
    boolean isFresh() {
        return text.isEmpty() || refused;
    }

    void refuse() {
        refused = true;
    }

    /** Whether it is a move, as far as there is one. */
    boolean isMove() {
        return question == null;
    }

    String prompt() {
        Question asked = question;
        return asked == null ? "move> " : asked.prompt();
    }

    void add(char letter) {
        if (refused) {
            clear();
        }
        if (text.length() < LONGEST) {
            text.append(letter);
        }
    }

    void erase() {
        refused = false;
        text.setLength(Math.max(0, text.length() - 1));
    }

    void set(String newText) {
        refused = false;
        text.setLength(0);
        text.append(newText);
    }

    void clear() {
        set("");
    }

    /**
     * Asks something.
     *
     * @param proposal an answer that can be changed
     * @param answer hears what was typed; an answer without letters is none
     */
    void ask(String prompt, String proposal, Consumer<String> answer) {
        question = new Question(prompt, answer);
        set(proposal);
    }

    /** A key while a question is open. */
    void press(Key key) {
        switch (key.kind()) {
            case LETTER -> add(key.letter());
            case BACKSPACE -> erase();
            case ENTER -> answer();
            case ESCAPE -> close();
            default -> {}
        }
    }

    private void answer() {
        Question asked = question;
        String typed = text();
        close();
        if (asked != null && !typed.isBlank()) {
            asked.answer().accept(typed);
        }
    }

    private void close() {
        question = null;
        clear();
    }
}
