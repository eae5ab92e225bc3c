package damier.app.command;

import damier.lab.LimitSettings;

import picocli.CommandLine.Option;

/** The number of games played at once, a mixin. */
public final class ConcurrencyOption {
    private static final int MAX_GAMES = 1 << 10;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "Number of games played at once. Default: 1")
    private String concurrency = "1";

    public int games() {
        return LimitSettings.count("--concurrency", concurrency, MAX_GAMES);
    }
}
