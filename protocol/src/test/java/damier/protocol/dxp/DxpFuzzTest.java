package damier.protocol.dxp;

import static damier.protocol.Scrambled.requireOneLine;
import static damier.protocol.Scrambled.requireTrue;

import damier.core.Limits;
import damier.core.NotationException;
import damier.engine.Engines;
import damier.games.Games;
import damier.protocol.HubGame;
import damier.protocol.Scrambled;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;

@Timeout(7200)
class DxpFuzzTest {
    private static final String NAME = "Somebody" + " ".repeat(24);

    private static final List<String> MESSAGES =
            List.of(
                    "R01" + NAME + "W005075A",
                    "R01" + NAME + "Z005075A",
                    "R01" + NAME + "Z0.5000BW" + "z".repeat(20) + "e".repeat(10) + "w".repeat(20),
                    "A" + NAME + "0",
                    "M0000322800",
                    "M0000192300",
                    "M0000281901" + "23",
                    "E30",
                    "CGood evening",
                    "B001W",
                    "K0");

    @Test
    void noMessageIsReadWithAnotherFaultThanItsOwn() {
        Scrambled.lines(
                1_000_000,
                1,
                MESSAGES,
                text -> {
                    try {
                        requireTrue(!DxpMessage.parse(text).text().isEmpty(), text);
                    } catch (NotationException fault) {
                        requireOneLine(fault, "message: ");
                    }
                });
    }

    @Test
    void theEngineOutlivesWhateverItHears() {
        HubGame kind = HubGame.of(new Engines(new Games()).byId("international"));
        try (DxpEngine engine =
                new DxpEngine(
                        kind,
                        kind.engines().defaultOptions().withTable(1 << 16),
                        Limits.depth(1),
                        message -> requireTrue(message.length() <= 127, message),
                        line -> {})) {
            Scrambled.lines(1_000_000, 2, MESSAGES, engine::handle);
        }
    }
}
