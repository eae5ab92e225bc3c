package damier.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import damier.app.Run;
import damier.app.command.Exit;
import damier.core.WinningChances;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

class FitChancesCommandTest {
    @TempDir private Path folder;

    private Run fit(int games) {
        String played = folder.resolve("russian.games").toString();
        Run.damier("selfplay", "russian", "--games", "" + games, "--nodes", "50", "--out", played);
        return Run.damier("fit-chances", "russian", played, "--out", out().toString());
    }

    private Path out() {
        return folder.resolve("russian.chances");
    }

    @Test
    void aLeadMeansMoreThanHalfOfThePoints() throws IOException {
        Run run = fit(150);
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out().lines()).hasSize(11).first().isEqualTo("expected    made  positions");
        String text = Files.readString(out());
        assertThat(text).contains("# Made from 150 games by: damier fit-chances russian ");
        WinningChances chances = WinningChances.parse("fitted", text);
        assertThat(chances.points(100, 3)).isGreaterThan(0.5);
        assertThat(chances.points(300, 3)).isGreaterThan(chances.points(100, 3));
    }

    @Test
    void tooFewGamesAreRefusedAndNothingIsWritten() {
        Run run = fit(2);
        assertThat(run.exit()).isEqualTo(Exit.BAD_INPUT);
        assertThat(run.err()).isEqualTo("FILE: too few positions to fit winning chances to\n");
        assertThat(out()).doesNotExist();
    }
}
