package damier.students.sandbox;

import damier.players.PlayerFault.Kind;

/** An error in a student's code, in one sentence that names its location. */
final class StudentFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Kind kind;

    StudentFault(Kind kind, String sentence) {
        super(sentence, null, false, false);
        this.kind = kind;
    }

    Kind kind() {
        return kind;
    }
}
