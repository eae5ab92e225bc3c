package damier.process;

import java.util.List;

/** A program that hosts a guest, repeats its first line, and waits. */
final class GuestHost {
    private GuestHost() {}

    public static void main(String[] command) {
        try (EngineProcess guest =
                EngineProcess.start("it", List.of(command), ProcessLimits.USUAL)) {
            long patience = 60_000_000_000L;
            System.out.println(guest.receive(patience).orElseThrow());
            System.out.flush();
            guest.receive(patience);
        }
    }
}
