package damier.terminal.screen;

import damier.session.GameSession;
import damier.terminal.GameSetup;
import damier.terminal.PlayerSeat;

import org.jline.terminal.Terminal;

/** Plays a game on the full screen. */
public final class FullScreen implements Scene {
    private static final int MAX_BOARD_SIZE = 10;

    private final Stage stage;
    private final ScreenGame game;
    private final Picture picture;

    public FullScreen(GameSetup setup, Terminal terminal) {
        stage = new Stage(terminal);
        game = new ScreenGame(setup, stage::later);
        picture = new Picture(game.shape(), stage.signs(), stage.depth());
    }

    /** Whether the board of every game fits. */
    public static boolean hasRoomForABoard(int rows, int columns) {
        return Layout.of(rows, columns, MAX_BOARD_SIZE).fits();
    }

    /**
     * Plays until the user quits.
     *
     * @return whether Ctrl-C ended the game
     */
    public boolean run() {
        try (var _ = game.game()) {
            return stage.play(this);
        }
    }

    public GameSession<PlayerSeat> session() {
        return game.game().session();
    }

    @Override
    public void update() {
        game.update();
    }

    @Override
    public void wasSuspended(long nanos) {
        session().clocks().forgive(nanos);
    }

    @Override
    public Canvas paint(int rows, int columns) {
        return picture.paint(game.game(), game.view(), rows, columns);
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
