package damier.tree;

import java.util.Locale;

/**
 * Writes a tree as JSON. Infinite bounds and values, which JSON has no numbers for, are strings.
 */
public final class TreeJson {
    private final StringBuilder json = new StringBuilder();

    private TreeJson() {}

    public static String write(SearchTree tree) {
        TreeJson writer = new TreeJson();
        writer.open('{').name("game").text(tree.game());
        writer.name("position").text(tree.position());
        writer.name("maximiser").text(tree.maximiser().name().toLowerCase(Locale.ROOT));
        writer.name("nodes").raw(tree.nodes());
        writer.name("leaves").raw(tree.counts().leaves());
        writer.name("evaluations").raw(tree.counts().evaluations());
        writer.name("ends").open('{');
        tree.counts().ends().forEach((end, count) -> writer.name(end.toString()).raw(count));
        writer.close('}');
        writer.name("recorded").raw(tree.recorded());
        writer.name("complete").raw(tree.isComplete());
        writer.name("root").node(tree.root());
        writer.close('}');
        return writer.json.toString();
    }

    private void node(SearchTree.Node node) {
        open('{').name("move").text(node.move());
        name("order").raw(node.order());
        name("depth").raw(node.depth());
        name("alpha").number(node.alpha());
        name("beta").number(node.beta());
        name("value").number(node.value());
        name("end").text(node.end().toString());
        node.evaluation().ifPresent(value -> name("evaluation").number(value));
        name("legalMoves").raw(node.legalMoves());
        name("searched").raw(node.searched());
        name("below").raw(node.below());
        name("children").open('[');
        for (SearchTree.Node child : node.children()) {
            separate();
            node(child);
        }
        close(']');
        close('}');
    }

    private TreeJson name(String name) {
        separate();
        text(name);
        json.append(':');
        return this;
    }

    private void separate() {
        char last = json.charAt(json.length() - 1);
        if (last != '{' && last != '[') {
            json.append(',');
        }
    }

    private TreeJson open(char bracket) {
        json.append(bracket);
        return this;
    }

    private void close(char bracket) {
        json.append(bracket);
    }

    private void raw(Object value) {
        json.append(value);
    }

    private void number(double value) {
        if (Double.isFinite(value)) {
            json.append(value);
        } else {
            text(value > 0 ? "inf" : value < 0 ? "-inf" : "nan");
        }
    }

    private void text(String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ') {
                json.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                if (c == '"' || c == '\\') {
                    json.append('\\');
                }
                json.append(c);
            }
        }
        json.append('"');
    }
}
