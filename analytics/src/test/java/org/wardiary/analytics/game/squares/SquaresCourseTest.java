package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.Asset;
import org.wardiary.analytics.course.Feature;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.game.squares.Napoleonic;

/** What a variant's model takes into account, and for what it gives the worth. */
class SquaresCourseTest {

  private final SquaresCourse course =
      new SquaresCourse(
          SquaresInfo.of(
              new GameInfo(
                  Rows.GAME,
                  "",
                  Map.of("A", "Artillery", "C", "Cavalry", "I", "Infantry"),
                  Optional.empty())));

  @Test
  void theLeadIsNotSeenTwice_asTheUnitsThatItAddsUpTo() {
    assertThat(course.features())
        .extracting(Feature::name)
        .containsExactly("lead", "late lead", "on the board", "next", "Artillery", "Cavalry");
  }

  @Test
  void everyKindHasAWorth() {
    assertThat(course.assets())
        .filteredOn(asset -> asset.name().endsWith("on the board"))
        .extracting(Asset::name, Asset::values)
        .containsExactly(
            tuple("Artillery on the board", new double[] {2, 0, 1, 0, 1, 0}),
            tuple("Cavalry on the board", new double[] {1, 0, 1, 0, 0, 1}),
            tuple("Infantry on the board", new double[] {1, 0, 1, 0, 0, 0}));
  }

  private static GameInfo info(Map<String, Integer> changed) {
    Game game = new Napoleonic();
    String rules = RulesTag.write(RuleSet.of(game.parameters(), "mine", changed));
    return new GameInfo(game.id(), "", game.kinds(), Optional.empty()).under(rules);
  }

  private static Map<String, Double> points(Map<String, Integer> changed) {
    return new SquaresCourse(SquaresInfo.of(info(changed)))
        .assets().stream()
            .filter(asset -> asset.name().endsWith(" on the board"))
            .collect(
                Collectors.toMap(
                    asset -> asset.name().replace(" on the board", ""), it -> it.values()[0]));
  }

  @Test
  void aUnitCounts_withThePointsThatItsLossCostsByTheRulesOfTheGames() {
    assertThat(points(Map.of("points-guns", 3, "points-foot", 4, "points-guard", 5)))
        .isEqualTo(
            Map.of(
                "Artillery", 3.0,
                "Horse Battery", 3.0,
                "Infantry", 4.0,
                "Light Infantry", 4.0,
                "Guard", 5.0,
                "Cavalry", 1.0,
                "Heavy Cavalry", 1.0));
    assertThat(points(Map.of("points-horse", 3, "horse-doubled-from", 1)))
        .containsEntry("Cavalry", 6.0);
    assertThat(points(Map.of("horse-doubled-from", 2))).containsEntry("Cavalry", 1.0);
  }

  @Test
  void infantry_isAFeature_whereItsLossesCostNoPoints() {
    assertThat(new SquaresCourse(SquaresInfo.of(info(Map.of("points-foot", 0)))).features())
        .extracting(Feature::name)
        .contains("Infantry");
    assertThat(new SquaresCourse(SquaresInfo.of(info(Map.of("points-foot", 2)))).features())
        .extracting(Feature::name)
        .doesNotContain("Infantry");
  }

  @Test
  void studies_areUnderTheRulesOfTheirGames() {
    String rules = info(Map.of("points-guns", 3)).rules();
    Archive games =
        new Archive.Builder()
            .add(
                Summaries.game(1, "Ann", "Bob", "Blue")
                    .setGame("squares/napoleonic")
                    .setRules(rules)
                    .build())
            .build();
    assertThat(Studies.of(games, GameInfo::plain))
        .extracting(study -> study.info().rules())
        .containsExactly(rules);
  }
}
