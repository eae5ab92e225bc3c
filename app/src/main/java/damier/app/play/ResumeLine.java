package damier.app.play;

import damier.core.Game;
import damier.core.Side;
import damier.session.GameSession;
import damier.session.PlayedMove;
import damier.terminal.PlayerSeat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The command line that resumes an unfinished game. */
final class ResumeLine {
    private ResumeLine() {}

    /**
     * @param options the other options that the game was started with, by name
     */
    static String of(GameSession<PlayerSeat> session, Map<String, String> options) {
        Game game = session.game();
        List<String> words = new ArrayList<>(List.of("damier", "play", game.kind().id()));
        words.addAll(List.of("--white", session.seat(Side.WHITE).label()));
        words.addAll(List.of("--black", session.seat(Side.BLACK).label()));
        options.forEach((name, value) -> words.addAll(List.of(name, value)));
        String start = game.kind().notation().format(game.start());
        if (!start.equals(game.kind().notation().format(game.kind().rules().newPosition()))) {
            words.addAll(List.of("--position", start));
        }
        String moves =
                session.moves().stream().map(PlayedMove::text).collect(Collectors.joining(" "));
        words.addAll(List.of("--after", moves));
        return words.stream().map(ResumeLine::quoted).collect(Collectors.joining(" "));
    }

    /** Quoted for a shell. */
    private static String quoted(String word) {
        return word.matches("[\\w.,:/=+@%-]+")
                ? word
                : '"' + word.replaceAll("[\"\\\\$`]", "\\\\$0") + '"';
    }
}
