package damier.web.study;

import damier.core.Side;
import damier.players.PlayerSpecs;
import damier.record.Tags;
import damier.record.WrittenGame;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Which sides of a game were people, and not programs. */
final class Persons {
    private Persons() {}

    /** Both, where no person played at all. */
    static Set<Side> of(WrittenGame game) {
        Set<Side> people = EnumSet.allOf(Side.class);
        people.removeIf(side -> isProgram(game, side));
        return people.isEmpty() ? EnumSet.allOf(Side.class) : people;
    }

    /** As the record says; a record that does not may still bear the name of one of our players. */
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
