package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Chances;
import org.wardiary.analytics.Parts;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.ChanceCurve;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.projector.game.squares.view.CareerRows;

/** Games of people, who win when the other side loses a unit, and of programs, who lose then. */
class ChancesTest {

  private static final int GAMES = 60;
  private static final int TURNS = 9;
  private static final GameInfo INFO =
      new GameInfo(Rows.GAME, "", Map.of("C", "Cavalry"), Optional.empty());

  /**
   * Every {@code step}-th game from a number on; games before number {@code people} are of people.
   */
  private static Archive archive(int first, int step, int people) {
    Archive.Builder archive = new Archive.Builder();
    for (int game = first; game < 2 * GAMES; game += step) {
      boolean programs = game >= people;
      boolean grayLoses = game % 2 == 0;
      String result = game % 20 == 19 ? "*" : grayLoses == programs ? "Gray" : "Blue";
      archive.add(
          Summaries.game(game, "", "", result).setTurns(TURNS).setSimulated(programs).build());
      archive.add(
          new CareerRows(
              id(game),
              Rows.GAME,
              TURNS,
              List.of(
                  Rows.unit("Blue", "C1").setLostTurn(grayLoses ? 0 : 3).build(),
                  Rows.unit("Gray", "C1").setLostTurn(grayLoses ? 3 : 0).build())));
    }
    return archive.build();
  }

  private static String id(int game) {
    return Summaries.game(game, "", "", "*").build().getGameId();
  }

  private static double after(Chances chances, int game, int turn) {
    ChanceCurve curve = chances.of(id(game)).orElseThrow().curve().orElseThrow();
    return curve.points().get(turn).chance();
  }

  @Test
  void peopleAndPrograms_areJudgedByTheirOwnGames() {
    Chances chances = Chances.of(archive(0, 1, GAMES), game -> INFO);

    assertThat(chances.of(id(0)).orElseThrow().games()).isEqualTo(GAMES - 3);
    assertThat(after(chances, 0, 2)).isBetween(0.4, 0.6);
    assertThat(after(chances, 0, 3)).isGreaterThan(0.8);
    assertThat(after(chances, GAMES, 3)).isLessThan(0.2);
    assertThat(after(chances, 1, 3)).isLessThan(0.2);
    assertThat(chances.of(id(1000))).isEmpty();
    assertThat(chances.without(List.of(id(0))).of(id(0))).isEmpty();
  }

  @Test
  void anUnfinishedGame_isJudgedByTheOthers_andHasNoResult() {
    Chances chances = Chances.of(archive(0, 1, GAMES), game -> INFO);

    assertThat(after(chances, 19, 3)).isLessThan(0.2);
    assertThat(chances.of(id(19)).orElseThrow().curve().orElseThrow().result()).isEmpty();
  }

  @Test
  void theyAreTheSame_inWhateverPartsTheGamesCome() {
    Parts parts =
        new Parts() {
          @Override
          public int count() {
            return 3;
          }

          @Override
          public Archive part(int index) {
            return archive(index, 3, GAMES);
          }
        };
    Chances whole = Chances.of(archive(0, 1, GAMES), game -> INFO);
    Chances parted = Chances.of(parts, game -> INFO);

    for (int game = 0; game < 2 * GAMES; game++) {
      assertThat(parted.of(id(game)).orElseThrow().curve().orElseThrow().points())
          .isEqualTo(whole.of(id(game)).orElseThrow().curve().orElseThrow().points());
    }
  }

  @Test
  void ofTooFewGames_nothingIsKnown_butHowManyThereAre() {
    Chances chances = Chances.of(archive(0, 1, 2 * GAMES - 30), game -> INFO);

    Chances.Known few = chances.of(id(2 * GAMES - 2)).orElseThrow();
    assertThat(few.games()).isEqualTo(28);
    assertThat(few.curve()).isEmpty();
  }
}
