package damier.draughts.text;

import damier.core.MoveList;
import damier.core.Rules;
import damier.draughts.Draughts;
import damier.draughts.DraughtsPosition;
import damier.draughts.Variant;
import damier.draughts.Variants;

import java.util.ArrayList;
import java.util.List;

/** A variant, its rules and its notation, for tests that speak in texts. */
record Texts(Variant variant, Rules<DraughtsPosition> rules, DraughtsNotation notation) {
    static Texts of(Variant variant) {
        Rules<DraughtsPosition> rules = Draughts.rules(variant);
        return new Texts(variant, rules, new DraughtsNotation(variant, rules));
    }

    static Texts of(String id) {
        return of(
                Variants.all().stream()
                        .filter(variant -> variant.id().equals(id))
                        .findFirst()
                        .orElseThrow());
    }

    DraughtsPosition start() {
        return rules.newPosition();
    }

    DraughtsPosition position(String text) {
        return notation.position(text);
    }

    List<Long> moves(DraughtsPosition at) {
        MoveList moves = new MoveList();
        rules.generate(at, moves);
        List<Long> list = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            list.add(moves.get(i));
        }
        return list;
    }

    /** The legal moves of a position as game records write them. */
    List<String> legal(String text) {
        DraughtsPosition at = position(text);
        return moves(at).stream().map(move -> notation.format(at, move)).toList();
    }

    DraughtsPosition play(DraughtsPosition at, String... texts) {
        DraughtsPosition position = at;
        for (String text : texts) {
            DraughtsPosition next = rules.newPosition();
            rules.play(position, notation.move(position, text), next);
            position = next;
        }
        return position;
    }
}
