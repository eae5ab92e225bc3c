package damier.web.study;

import damier.core.Side;
import damier.players.PlayerSpecs;
import damier.record.Tags;
import damier.record.WrittenGame;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Determines which sides of a game were played by people. */
final class Persons {
    private Persons() {}

    /** The sides played by people; both if there were none. */
    static Set<Side> of(WrittenGame game) {
        Set<Side> people = EnumSet.allOf(Side.class);
        people.removeIf(side -> isProgram(game, side));
        return people.isEmpty() ? EnumSet.allOf(Side.class) : people;
    }

    /** Whether a side was a program, by the record or by the name of a built-in player. */
    private static boolean isProgram(WrittenGame game, Side side) {
        String type = game.tag(side == Side.WHITE ? Tags.WHITE_TYPE : Tags.BLACK_TYPE);
        if (!type.isEmpty()) {
            return type.equalsIgnoreCase(Tags.PROGRAM);
        }
        String name = game.tag(side == Side.WHITE ? Tags.WHITE : Tags.BLACK);
        String first = name.split("[\\[,]", 2)[0].toLowerCase(Locale.ROOT);
        return PlayerSpecs.all(game.kind()).stream().anyMatch(player -> player.id().equals(first));
    }
}
