package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.SpaceStand;
import org.wardiary.projector.game.squares.view.SpaceStay;

/** Games on other maps, whose spaces have the same names and are other places. */
class StandardMapTest {

  private static final int GAMES = 20;

  private static final SquaresInfo INFO =
      new SquaresInfo(
          new GameInfo(Rows.GAME, "", Map.of("L", "Light Infantry"), Optional.empty()),
          Optional.of(
              new BoardPlan(
                  List.of(
                      Rows.space("BR", Terrain.RESERVE, 0, 0, 4, 1),
                      Rows.space("NWF", Terrain.FOREST, 0, 1, 1, 2),
                      Rows.space("B1L", Terrain.CLEAR, 1, 1, 2, 2),
                      Rows.space("B1R", Terrain.CLEAR, 2, 1, 3, 2),
                      Rows.space("NEF", Terrain.FOREST, 3, 1, 4, 2)),
                  0)));

  private static One on(String map) {
    return new One()
        .on(map)
        .ends("Gray", "strategic")
        .opening(List.of("LBR-NWF"), List.of("LGR-B1R"))
        .unit(
            Rows.unit("Blue", "L1")
                .setDeployedTurn(1)
                .setLostTurn(9)
                .setLostSpace("B1L")
                .setStays(List.of(new SpaceStay("NWF", 6), new SpaceStay("B1L", 2)))
                .setPath(List.of(new SpaceStand("NWF", 1, 6))))
        .attack(
            Rows.attack("Blue", 3).setAttackerKind("L").setAttackerSpace("NWF").setTarget("B1R"));
  }

  private static GameSet games(String... maps) {
    Rows rows = new Rows();
    Stream.of(maps).forEach(map -> rows.add(GAMES, () -> on(map)));
    return rows.set();
  }

  static Stream<Statistic> byPlace() {
    return Stream.of(
        Woods.statistic(INFO),
        FlankAttacks.squares(INFO),
        UnitCareers.squares(INFO),
        OpeningUnits.statistic(INFO));
  }

  @ParameterizedTest
  @MethodSource("byPlace")
  void tablesByPlace_areOfTheStandardMapAlone(Statistic statistic) {
    Table table = Study.table(statistic, games("squares").games());

    assertThat(table.rows()).isNotEmpty();
    assertThat(Study.table(statistic, games("squares", "own").games()).rows())
        .usingRecursiveComparison()
        .isEqualTo(table.rows());
    assertThat(Study.table(statistic, games("own").games()).rows()).isEmpty();
    assertThat(table.note()).contains("ames on the standard map");
  }

  @Test
  void attacksFromWoods_areThoseOnTheStandardMap_perGameOnIt() {
    Table table = Study.table(Napoleonic.rates(INFO), games("squares", "own").games());

    Row fromWoods = row(table, "attacks by Light Infantry from woods");
    assertThat(fromWoods.count("attacks")).isEqualTo(GAMES);
    assertThat(fromWoods.number("per_game")).hasValue(1);
    Table outcomes = Study.table(Napoleonic.outcomes(INFO), games("squares", "own").games());
    assertThat(row(outcomes, "attacks by Light Infantry from woods").count("of")).isEqualTo(GAMES);
  }

  private static Row row(Table table, String what) {
    return table.find(row -> row.is("what", what)).orElseThrow();
  }

  @Test
  void placesHeld_areThoseOfTheStandardMap() {
    SquaresCourse course = new SquaresCourse(INFO);

    assertThat(course.holdings(games("squares").games().get(0))).hasSize(1);
    assertThat(course.holdings(games("own").games().get(0))).isEmpty();
  }

  @Test
  void mirrorImagesOfOpenings_areMergedOnTheStandardMapAlone() {
    Statistic openings = Openings.statistic(INFO);

    assertThat(orders(openings, games("squares"))).containsOnly("LBR-NEF", "LGR-B1L");
    assertThat(orders(openings, games("own"))).containsOnly("LBR-NWF", "LGR-B1R");
    assertThat(orders(openings, games("squares", "own")))
        .containsOnly("LBR-NEF", "LGR-B1L", "LBR-NWF", "LGR-B1R");
  }

  private static List<String> orders(Statistic openings, GameSet games) {
    return Study.table(openings, games.games()).rows().stream()
        .map(row -> row.text("orders"))
        .toList();
  }
}
