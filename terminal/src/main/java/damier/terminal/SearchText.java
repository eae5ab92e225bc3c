package damier.terminal;

import damier.players.SearchReport;
import damier.session.PlayedMove;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a program reports of the search for a move, as text. */
public final class SearchText {
    private SearchText() {}

    /** Score or value, depth, nodes and time; empty if the program reports none of these. */
    public static List<String> of(PlayedMove move) {
        List<String> parts = new ArrayList<>();
        move.scoreForWhite().ifPresent(score -> parts.add(ScoreText.of(score)));
        Optional<SearchReport> report = SearchReport.of(move.choice());
        report.flatMap(SearchReport::valueText).ifPresent(value -> parts.add("value " + value));
        int depth = report.map(SearchReport::depth).orElse(move.choice().depth());
        if (depth > 0) {
            parts.add("depth " + depth);
        }
        report.ifPresent(
                search -> {
                    parts.add(search.nodes() + " nodes");
                    parts.add(String.format(Locale.ROOT, "%.1f s", search.nanos() / 1e9));
                });
        return parts;
    }
}
