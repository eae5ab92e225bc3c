package damier.app.analysis;

import damier.app.console.TextTable;
import damier.classic.search.SearchMethod;
import damier.classic.search.SearchMethod.Effort;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the search methods of textbooks spend on one tree, as rows of text. */
record SearchMethodsText(Map<SearchMethod, Effort> efforts) {
    List<String> lines() {
        var table = new TextTable("lrrrl");
        table.add("method", "nodes", "memory", "ms", "finished game");
        efforts.forEach(
                (method, effort) ->
                        table.add(
                                method.toString(),
                                (effort.complete() ? "" : "> ") + effort.nodes(),
                                Long.toString(effort.memory()),
                                String.format(Locale.ROOT, "%.1f", effort.nanos() / 1e6),
                                found(effort)));
        return table.lines();
    }

    private static String found(Effort effort) {
        if (effort.found().isPresent()) {
            return "after %d plies".formatted(effort.found().getAsInt());
        }
        return effort.complete() ? "none" : "not found";
    }
}
