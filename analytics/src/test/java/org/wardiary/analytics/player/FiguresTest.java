package org.wardiary.analytics.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Summaries;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

class FiguresTest {

  private final List<GameSummary> games = new ArrayList<>();

  private void play(String blue, String gray, int lost, long charges) {
    games.add(
        Summaries.game(games.size(), blue, gray, "Gray")
            .setFirstLosses(lost)
            .setSecondLosses(4)
            .setTurns(20 + games.size() % 7)
            .setCounts(Map.of("HorseCharged", charges, "ArmyMustered", 2L))
            .build());
  }

  /**
   * Ann loses 9 points a game on average, the others 4; the rules muster two armies in each game.
   */
  @Test
  void whatLiesApart_standsFirst_andWhatIsAlwaysTheSame_isLeftOut() {
    for (int i = 0; i < 30; i++) {
      play("Ann", Text.of("guest %d", i), 8 + i % 3, 3);
      play("Bob", Text.of("visitor %d", i), 3 + i % 3, 1 + i % 4);
    }

    List<Figures.Figure> figures = Figures.of("Ann", games);
    assertThat(figures.get(0).what()).isEqualTo("points lost");
    assertThat(figures.get(0).own().value()).isEqualTo(9);
    assertThat(figures.get(0).others().value()).isEqualTo(4);
    assertThat(figures.get(0).apart()).isTrue();
    assertThat(figures).extracting(Figures.Figure::what).contains("horse charged");
    assertThat(figures).extracting(Figures.Figure::what).doesNotContain("army mustered");
  }

  @Test
  void fewerThanTwentyGames_haveNoFigures() {
    for (int i = 0; i < 19; i++) {
      play("Ann", "Bob", 8, 3);
    }

    assertThat(Figures.of("Ann", games)).isEmpty();
  }

  /** Ann's figures in games of Ann and of Bob, each against strangers; Ann loses more. */
  private List<Figures.Figure> figuresOfStrangers() {
    for (int i = 0; i < 30; i++) {
      play("Ann", Text.of("guest %d", i), 8 + i % 3, 3);
      play("Bob", Text.of("visitor %d", i), 3 + i % 3, 1);
    }
    return Figures.of("Ann", games);
  }

  /** What one player lost on both sides is neither what Ann lost nor what was taken from Ann. */
  @Test
  void gamesAgainstOneself_areLeftOut() {
    List<Figures.Figure> without = figuresOfStrangers();
    for (int i = 0; i < 30; i++) {
      play("Ann", "Ann", 70, 50);
      play("Bob", "Bob", 80, 60);
    }

    assertThat(without).extracting(Figures.Figure::what).contains("points lost", "horse charged");
    assertThat(Figures.of("Ann", games)).isEqualTo(without);
  }

  @Test
  void unfinishedGames_areLeftOut() {
    List<Figures.Figure> without = figuresOfStrangers();
    for (int i = 0; i < 30; i++) {
      games.add(
          Summaries.game(games.size(), "Ann", Text.of("guest %d", i), "*").setTurns(2).build());
      games.add(
          Summaries.game(games.size(), "Bob", Text.of("guest %d", i), "*").setTurns(1).build());
    }

    assertThat(without).extracting(Figures.Figure::what).contains("turns");
    assertThat(Figures.of("Ann", games)).isEqualTo(without);
  }
}
