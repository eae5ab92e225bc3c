package damier.lab;

import damier.core.Side;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A match or a tournament as read from its folder, without its players.
 *
 * @param games the finished games, by number
 * @param names the names of the players, by index
 * @param course the standings of each pairing after each of its pairs
 */
record PlayedContest(
        MatchSettings settings,
        Schedule schedule,
        List<GameLine> games,
        List<String> names,
        List<List<Standing>> course) {

    static PlayedContest of(MatchFolder folder) throws IOException {
        MatchSettings settings = new MatchSettings(folder.kind(), folder.settings());
        Schedule schedule = settings.schedule();
        List<GameLine> games =
                folder.games().stream()
                        .sorted((one, other) -> Integer.compare(one.number(), other.number()))
                        .toList();
        return new PlayedContest(
                settings,
                schedule,
                games,
                names(settings.players(), schedule, games),
                course(schedule, games));
    }

    /** The names from the games; a player without games is named by its specification. */
    private static List<String> names(List<String> asked, Schedule schedule, List<GameLine> games) {
        Map<Integer, String> known = new HashMap<>();
        for (GameLine game : games) {
            Fixture fixture = schedule.fixture(game.number());
            known.putIfAbsent(fixture.player(Side.WHITE), game.white());
            known.putIfAbsent(fixture.player(Side.BLACK), game.black());
        }
        return IntStream.range(0, schedule.players())
                .mapToObj(player -> known.getOrDefault(player, asked.get(player)))
                .toList();
    }

    private static List<List<Standing>> course(Schedule schedule, List<GameLine> games) {
        int longest =
                games.stream()
                        .mapToInt(game -> schedule.numberInPairing(game.number()))
                        .max()
                        .orElse(0);
        List<Tally> tallies =
                schedule.pairings().stream().map(_ -> new Tally(longest / 2 * 2 + 2)).toList();
        for (GameLine game : games) {
            Finished finished =
                    Finished.of(schedule.fixture(game.number()), game.result(), game.reason());
            tallies.get(schedule.pairing(game.number()))
                    .add(schedule.numberInPairing(game.number()), finished);
        }
        return tallies.stream().map(PlayedContest::counted).toList();
    }

    private static List<Standing> counted(Tally tally) {
        List<Standing> course = new ArrayList<>();
        for (var next = tally.countPair(); next.isPresent(); next = tally.countPair()) {
            course.add(next.get());
        }
        return course;
    }

    /** The standing of each pairing. */
    List<Standing> standings() {
        return course.stream()
                .map(pairs -> pairs.isEmpty() ? Standing.START : pairs.getLast())
                .toList();
    }

    boolean isMatch() {
        return settings.kind() == MatchFolder.Kind.MATCH;
    }
}
