package org.wardiary.analytics.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.player.Profile.Against;
import org.wardiary.analytics.player.Profile.Opening;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.projector.view.GameSummary;

class ProfileTest {

  private static final List<GameSummary> GAMES =
      List.of(
          Summaries.game(1, "Ann", "Bob", "Blue")
              .setFirstOpening(List.of("IBR-B3C", "pass"))
              .setTermination("strategic")
              .build(),
          Summaries.game(2, "Ann", "Bob", "Gray").setFirstOpening(List.of("IBR-B3C")).build(),
          Summaries.game(3, "Ann", "Cid", "draw").setFirstOpening(List.of("pass", "x")).build(),
          Summaries.game(4, "Bob", "Ann", "Gray").setSecondOpening(List.of("CGR-G3L")).build(),
          Summaries.game(5, "Ann", "Bob", "*").build(),
          Summaries.game(6, "Ann", "", "Blue").build(),
          Summaries.game(7, "Ann", "bold", "Blue").setSimulated(true).build(),
          Summaries.game(8, "Ann", "Ann", "Blue").setGame("squares/napoleonic").build());

  @Test
  void pools_areByKindOfGame_peopleAndProgramsApart() {
    assertThat(Pool.of(GAMES))
        .extracting(pool -> pool.game() + " " + pool.simulated() + " " + pool.players())
        .containsExactly(
            "squares/civil-war false [Ann, Bob, Cid]",
            "squares/civil-war true [Ann, bold]",
            "squares/napoleonic false [Ann]");
    Profile alone = Pool.of(GAMES).get(2).profile("Ann");
    assertThat(alone.score()).isEqualTo(Score.NONE);
    assertThat(alone.uncounted()).isEqualTo(1);
    assertThat(alone.rating()).isEqualTo(Rating.UNKNOWN);
  }

  @Test
  void profile_hasScoresBySide_turn_opponent_ending_andOpening() {
    Profile ann = Pool.of(GAMES).get(0).profile("Ann");
    assertThat(ann.score()).isEqualTo(new Score(2, 1, 1));
    assertThat(ann.score().points()).isEqualTo(2.5);
    assertThat(ann.uncounted()).isEqualTo(2);
    assertThat(ann.sides())
        .isEqualTo(Map.of("Blue", new Score(1, 1, 1), "Gray", new Score(1, 0, 0)));
    assertThat(ann.movingFirst()).isEqualTo(new Score(1, 1, 1));
    assertThat(ann.movingSecond()).isEqualTo(new Score(1, 0, 0));
    assertThat(ann.opponents())
        .containsExactly(
            new Against("Bob", new Score(2, 0, 1)), new Against("Cid", new Score(0, 1, 0)));
    assertThat(ann.endings())
        .isEqualTo(Map.of("attrition", new Score(1, 1, 1), "strategic", new Score(1, 0, 0)));
    assertThat(ann.openings(1))
        .containsExactly(
            new Opening("Blue", List.of("IBR-B3C"), new Score(1, 0, 1)),
            new Opening("Blue", List.of("pass"), new Score(0, 1, 0)),
            new Opening("Gray", List.of("CGR-G3L"), new Score(1, 0, 0)));
    assertThat(ann.openings(2)).hasSize(2);
    assertThat(ann.openings(3)).isEmpty();
  }

  @Test
  void profiles_beginWithTheStrongest_andStrangersAreRefused() {
    Pool pool = Pool.of(GAMES).get(0);
    assertThat(pool.profiles()).extracting(Profile::player).containsExactly("Ann", "Bob", "Cid");
    assertThatThrownBy(() -> pool.profile("Zed")).hasMessage("expected a player but got 'Zed'");
  }
}
