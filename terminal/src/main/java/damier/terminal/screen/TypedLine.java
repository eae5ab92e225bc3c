package damier.terminal.screen;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/** The input line below the board: a move that is being typed, or the answer to a question. */
public final class TypedLine {
    private record Question(String prompt, Consumer<String> answer) {}

    private static final int MAX_LENGTH = 1_000;

    private final StringBuilder text = new StringBuilder();
    private @Nullable Question question;

    /** Whether the text is a rejected move, which can be corrected or typed over. */
    private boolean refused;

    public String text() {
        return text.toString();
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** Whether the next character starts a new text. */
    boolean isFresh() {
        return text.isEmpty() || refused;
    }

    void refuse() {
        refused = true;
    }

    /** Whether the answer to a question is being typed, not a move. */
    public boolean isQuestion() {
        return question != null;
    }

    public String prompt() {
        Question asked = question;
        return asked == null ? "move> " : asked.prompt();
    }

    void add(char letter) {
        if (refused) {
            clear();
        }
        if (text.length() < MAX_LENGTH) {
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
     * Asks a question.
     *
     * @param proposal a default answer that can be edited
     * @param answer receives the answer, unless it is blank
     */
    public void ask(String prompt, String proposal, Consumer<String> answer) {
        question = new Question(prompt, answer);
        set(proposal);
    }

    /** Handles a key while a question is open. */
    public void press(Key key) {
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
