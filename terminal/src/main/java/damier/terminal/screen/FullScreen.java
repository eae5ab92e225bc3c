package damier.terminal.screen;

import damier.core.Position;
import damier.terminal.ResultText;
import damier.terminal.SessionMaker;

import org.jline.terminal.Terminal;

import java.io.PrintWriter;

/** Plays a game on the whole screen. */
public final class FullScreen<P extends Position> implements Scene {
    private final Stage stage;
    private final ScreenGame<P> game;
    private final Picture picture;

    public FullScreen(SessionMaker<P> maker, Terminal terminal) {
        stage = new Stage(terminal);
        game = new ScreenGame<>(listener -> maker.make(stage::later, listener));
        picture = new Picture(game.shape(), stage.signs(), stage.depth());
    }

    /**
     * Plays until somebody has had enough.
     *
     * @param out where the result goes, as the last line
     * @return whether it was Ctrl-C
     */
    public boolean run(PrintWriter out) {
        boolean interrupted;
        try (var _ = game.session()) {
            interrupted = stage.play(this);
        }
        out.println(ResultText.of(game.session().game()));
        return interrupted;
    }

    @Override
    public void goOn() {
        game.goOn();
    }

    @Override
    public Canvas paint(int rows, int columns) {
        return picture.paint(game.session(), game.view(), rows, columns);
    }

    @Override
    public void press(Key key, int rows, int columns) {
        game.press(key, Layout.of(rows, columns, game.shape().size()));
    }

    @Override
    public boolean hasEnded() {
        return game.hasEnded();
    }
}
