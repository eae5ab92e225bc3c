package damier.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * What it brings that a class is loaded once per game ({@code damier.core.Specialised}): the time
 * of a search, of counting paths and of evaluating, after other games have run in the same virtual
 * machine, with copies of every class for each game, and with one class that all games share. CPU
 * time, best of many runs that take turns.
 */
public final class SpecialisedSpeed {
    private static final int ROUNDS = 40;
    private static final List<String> GAMES = List.of("international", "italian", "frisian");

    private SpecialisedSpeed() {}

    /** What is measured, and the classes that games could share. */
    private enum Work {
        SEARCH("AlphaBeta", "DraughtsRules", "MultiCaptureGenerator", "VariantEvaluator"),
        PATHS("PathCounter", "DraughtsRules", "MultiCaptureGenerator"),
        EVALUATE("VariantEvaluator");

        private final String users;

        Work(String... users) {
            this.users = String.join(" ", users);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        System.out.println("work      game           shared by all games    seconds  slower by");
        for (Work work : Work.values()) {
            for (String game : GAMES) {
                measure(work, game);
            }
        }
    }

    private static void measure(Work work, String game) throws ReflectiveOperationException {
        List<String> shared = new ArrayList<>(List.of(work.users.split(" ")));
        shared.addFirst("none");
        List<LongSupplier> units = new ArrayList<>();
        for (String user : shared) {
            units.add(unit(user, work, game));
        }
        long[] best = new long[units.size()];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < best.length; i++) {
                long nanos = nanos(units.get(i));
                best[i] = round == 0 ? nanos : Math.min(best[i], nanos);
            }
        }
        for (int i = 0; i < best.length; i++) {
            System.out.printf(
                    Locale.ROOT,
                    "%-9s %-14s %-22s %7.4f %7.0f %%%n",
                    work.name().toLowerCase(Locale.ROOT),
                    game,
                    shared.get(i),
                    best[i] / 1e9,
                    100.0 * best[i] / best[0] - 100);
        }
    }

    private static LongSupplier unit(String shared, Work work, String game)
            throws ReflectiveOperationException {
        return (LongSupplier)
                new SharedCodeLoader(shared)
                        .loadClass(SpecialisedWork.class.getName())
                        .getConstructor(String.class, String.class)
                        .newInstance(work.name(), game);
    }

    private static long nanos(LongSupplier unit) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long _ = unit.getAsLong();
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    }
}
