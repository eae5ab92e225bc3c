package damier.lab.experiment;

/** The documents that describe the classic players, in the order of the report. */
enum Document {
    GIORDANO_LEFEVRE(
            "Giordano, Lefevre",
            "2ID90 International Draught assignment Report",
            "International draughts: international.giordano-lefevre."),
    LE_MINH("Le Minh", "Draughts AI", "International draughts: international.le-minh."),
    GOSGENS_SOMMERS(
            "Gösgens, Sommers",
            "Spellchecker",
            "International draughts: international.gosgens-sommers, and its predecessor,"
                    + " international.gosgens-sommers-v0."),
    VIEIRA("Vieira Manzanera", "Game Playing Algorithms", "Othello: othello.vieira."),
    FIORENTINO(
            "Fiorentino",
            "A Prolog implementation of the Italian Checkers",
            "Italian draughts: italian.fiorentino."),
    NONE("Beyond the documents", "", "Questions that no document asks.");

    private final String authors;
    private final String title;
    private final String text;

    Document(String authors, String title, String text) {
        this.authors = authors;
        this.title = title;
        this.text = text;
    }

    String authors() {
        return authors;
    }

    String heading() {
        return title.isEmpty() ? authors : authors + ": " + title;
    }

    String text() {
        return text;
    }
}
