package damier.web;

import damier.core.GameDefinition;
import damier.core.NotationException;
import damier.core.Position;
import damier.core.Scores;
import damier.core.Side;
import damier.record.MoveNode;
import damier.record.Remarks;
import damier.record.WrittenGame;
import damier.record.WrittenResult;
import damier.web.view.DocumentView;
import damier.web.view.MoveView;
import damier.web.view.NodeView;
import damier.web.view.ScoreView;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Converts an untrusted document of a page to a game. */
public final class DocumentReader {
    private static final int MAX_NODES = 20_000;
    private static final int MAX_TAGS = 100;
    private static final int MAX_TEXT_LENGTH = 20_000;

    private record Placed(MoveNode node, Position position) {}

    private final GameDefinition kind;
    private final DocumentView document;
    private final Map<Integer, Placed> placed = new HashMap<>();

    private DocumentReader(GameDefinition kind, DocumentView document) {
        this.kind = kind;
        this.document = document;
    }

    /**
     * The game of a document.
     *
     * @throws Refused with a message that names the faulty node
     */
    public static WrittenGame read(Services services, @Nullable DocumentView document) {
        DocumentView given = Refused.requirePresent("document", document);
        String kind = given.kind();
        if (kind == null) {
            throw new Refused("document: has no kind");
        }
        return new DocumentReader(services.kind(kind).game(), given).game();
    }

    private WrittenGame game() {
        List<NodeView> nodes = document.nodes();
        if (nodes == null || nodes.isEmpty()) {
            throw new Refused("document: has no nodes");
        }
        if (nodes.size() > MAX_NODES) {
            throw new Refused("document: more than %d nodes".formatted(MAX_NODES));
        }
        NodeView root = nodes.getFirst();
        if (root == null || root.parent() != null) {
            throw new Refused("document: the first node must be the start");
        }
        Position start = GamesModule.position(kind, root.position());
        WrittenGame game = new WrittenGame(kind, start);
        placed.put(root.id(), new Placed(game.root(), start));
        game.root().remark(remarks(root, start.side()));
        nodes.stream().skip(1).forEach(this::add);
        addTags(game);
        game.setResult(result());
        return game;
    }

    private void add(@Nullable NodeView node) {
        Integer parent = node == null ? null : node.parent();
        Placed from = parent == null ? null : placed.get(parent);
        if (node == null || from == null) {
            throw new Refused("document: a node without a parent before it");
        }
        if (placed.containsKey(node.id())) {
            throw new Refused("document: node %d is there twice".formatted(node.id()));
        }
        placed.put(node.id(), place(node, from));
    }

    private Placed place(NodeView node, Placed from) {
        MoveView view = node.move();
        if (view == null) {
            Position at = GamesModule.position(kind, node.position());
            return new Placed(from.node().addSetup(at), at);
        }
        try {
            long move = kind.notation().move(from.position(), String.valueOf(view.text()));
            Position at = kind.rules().newPosition();
            kind.rules().play(from.position(), move, at);
            MoveNode added = from.node().add(move);
            added.remark(remarks(node, from.position().side()));
            return new Placed(added, at);
        } catch (NotationException e) {
            throw new Refused("node %d: %s".formatted(node.id(), e.getMessage()));
        }
    }

    private static Remarks remarks(NodeView node, Side mover) {
        List<String> marks = node.marks();
        List<Integer> nags = node.nags();
        Remarks remarks =
                Remarks.NONE
                        .withBefore(text("comment", node.before()))
                        .withAfter(text("comment", node.comment()))
                        .withStrength(
                                marks == null || marks.isEmpty()
                                        ? ""
                                        : mark(String.valueOf(marks.getFirst())))
                        .withNags(
                                nags == null
                                        ? List.of()
                                        : nags.stream()
                                                .filter(nag -> nag != null && nag >= 0 && nag < 256)
                                                .limit(16)
                                                .toList());
        Long clock = node.clock();
        Long left = node.left();
        ScoreView score = node.score();
        remarks = clock == null ? remarks : remarks.withElapsed(Duration.ofMillis(clock));
        remarks = left == null ? remarks : remarks.withClock(Duration.ofMillis(left));
        return score == null ? remarks : remarks.withEvaluation(evaluation(score, mover));
    }

    private static String mark(String mark) {
        return mark.matches("[!?]{1,2}|\\*") ? mark : "";
    }

    private static double evaluation(ScoreView score, Side mover) {
        Integer win = score.win();
        double forWhite =
                win == null
                        ? score.value()
                        : Math.signum(win) * (Scores.WIN - Math.abs((double) win)) / 100;
        double value = mover == Side.WHITE ? forWhite : 0 - forWhite;
        if (!Double.isFinite(value) || Math.abs(value) > Scores.WIN) {
            throw new Refused("document: %s is no score".formatted(value));
        }
        return value;
    }

    private static String text(String what, @Nullable String text) {
        if (text == null) {
            return "";
        }
        if (text.length() > MAX_TEXT_LENGTH) {
            throw new Refused("%s: longer than %d characters".formatted(what, MAX_TEXT_LENGTH));
        }
        return text;
    }

    private void addTags(WrittenGame game) {
        Map<String, String> tags = document.tags();
        if (tags == null) {
            return;
        }
        if (tags.size() > MAX_TAGS) {
            throw new Refused("document: more than %d tags".formatted(MAX_TAGS));
        }
        tags.forEach(
                (name, value) -> {
                    if (value != null) {
                        game.tags().put(text("tag", name), text("tag", value));
                    }
                });
    }

    private WrittenResult result() {
        String text = document.result() == null ? "*" : document.result();
        return Arrays.stream(WrittenResult.values())
                .filter(result -> result.text().equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new Refused(
                                        "result: '%s' is none of 1-0, 0-1, 1/2, 0-0, *"
                                                .formatted(text)));
    }
}
