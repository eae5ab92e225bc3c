package damier.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import damier.core.Limits;
import damier.players.PlayerFactory;
import damier.web.view.LimitView;

import org.junit.jupiter.api.Test;

class SeatSettingsTest {
    private static Limits limits(String player, boolean hasClock) {
        return new SeatSettings(player, "", null, null).limits(hasClock);
    }

    @Test
    void classicPlayerWithoutALimitKeepsThatOfItsDocument() {
        assertThat(limits("italian.fiorentino", false)).isEqualTo(Limits.INFINITE);
        assertThat(limits("international.le-minh[algorithm=minimax]", false))
                .isEqualTo(Limits.INFINITE);
        assertThat(limits("damier", false)).isEqualTo(PlayerFactory.DEFAULT_LIMITS);
    }

    @Test
    void clockReplacesTheDefault() {
        assertThat(limits("damier", true)).isEqualTo(Limits.INFINITE);
    }

    @Test
    void givenLimitHolds() {
        var limit = new LimitView(3, null, 50L);
        var seat = new SeatSettings("italian.fiorentino", "", limit, null);
        assertThat(seat.limits(false)).isEqualTo(Limits.time(50_000_000).withDepth(3));
    }
}
