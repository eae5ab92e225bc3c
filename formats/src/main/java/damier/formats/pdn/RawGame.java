package damier.formats.pdn;

import damier.formats.pdn.PdnToken.Kind;
import damier.record.Tags;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One game of a file as tokens. */
final class RawGame {
    private static final int MAX_NAME_LENGTH = 40;

    private final int number;
    private final Map<String, PdnToken> tags = new LinkedHashMap<>();
    private final List<PdnToken> tokens = new ArrayList<>();
    private boolean hasBody;

    /**
     * @param number in its file, from 1
     */
    RawGame(int number) {
        this.number = number;
    }

    void add(PdnToken token) {
        switch (token.kind()) {
            case TAG -> addTag(token);
            case MOVE, RESULT, STAR, SETUP, OPEN -> {
                hasBody = true;
                tokens.add(token);
            }
            default -> tokens.add(token);
        }
    }

    /** Adds a tag; if two tags mean the same, the one with the standard name takes precedence. */
    private void addTag(PdnToken tag) {
        String usual = PdnTags.standard(tag.name());
        PdnToken other = tags.get(usual);
        if (other == null) {
            tags.put(usual, tag);
        } else if (!tags.containsKey(tag.name())) {
            tags.put(tag.name(), tag);
        } else if (!other.name().equals(usual) && tag.name().equals(usual)) {
            tags.put(other.name(), other);
            tags.put(usual, tag);
        } else {
            String what = "the tag " + tag.name() + " is given twice; the second was left out";
            tokens.add(new PdnToken(Kind.FAULT, "", what, tag.line(), tag.column()));
        }
    }

    /** The tokens without the tags. */
    List<PdnToken> tokens() {
        return tokens;
    }

    /** The tags by their standard names. */
    Map<String, PdnToken> tags() {
        return tags;
    }

    @Nullable PdnToken tag(String name) {
        return tags.get(name);
    }

    String tagText(String name) {
        PdnToken tag = tags.get(name);
        return tag == null ? "" : tag.text();
    }

    /** Whether there is more than tags and comments; then a tag begins another game. */
    boolean hasBody() {
        return hasBody;
    }

    boolean isGame() {
        return hasBody || !tags.isEmpty();
    }

    /** The first token of the game. */
    PdnToken first() {
        if (!tags.isEmpty()) {
            return tags.values().iterator().next();
        }
        return tokens.isEmpty() ? new PdnToken(Kind.END, "", "", 1, 1) : tokens.getFirst();
    }

    /** The name of the game in problems. */
    String title() {
        String white = shortened(tagText(Tags.WHITE));
        String black = shortened(tagText(Tags.BLACK));
        String players = white.isEmpty() && black.isEmpty() ? "" : ", " + white + " - " + black;
        return " (game " + number + players + ")";
    }

    private static String shortened(String name) {
        return name.length() > MAX_NAME_LENGTH ? name.substring(0, MAX_NAME_LENGTH) + "..." : name;
    }
}
