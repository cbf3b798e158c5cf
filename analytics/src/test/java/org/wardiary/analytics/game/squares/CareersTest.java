package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.projector.game.squares.view.AttackChance;
import org.wardiary.projector.game.squares.view.SpaceStay;

/**
 * The worked examples of unit-careers.md in docs/statistics, of the Guard and the woods in
 * napoleonic.md, and of the chances in flank-attacks.md.
 */
class CareersTest {

  private static final Offset<Double> NEAR = within(1e-9);
  private static final int GAMES = 20;

  private static final SquaresInfo INFO =
      new SquaresInfo(
          new GameInfo(Rows.GAME, "SQUARES", Map.of("L", "Light Infantry"), Optional.empty()),
          Optional.of(
              new BoardPlan(
                  List.of(
                      Rows.space("BR", Terrain.RESERVE, 0, 0, 3, 1),
                      Rows.space("WF", Terrain.FOREST, 0, 1, 1, 2),
                      Rows.space("B1C", Terrain.CLEAR, 1, 1, 3, 2)),
                  0)));

  private static Row row(Table table, Predicate<Row> wanted) {
    return table.find(wanted).orElseThrow();
  }

  @Test
  void careers_areThoseOfTheWorkedExample() {
    GameSet set =
        new Rows()
            .add(
                GAMES,
                () ->
                    new One()
                        .unit(
                            Rows.unit("Blue", "I1")
                                .setDeployedTurn(2)
                                .setMoves(4)
                                .setAttacks(1)
                                .setLostTurn(9)
                                .setLostSpace("B1C"))
                        .unit(Rows.unit("Blue", "I2"))
                        .unit(Rows.unit("Blue", "C1").setDeployedTurn(1).setMoves(6)))
            .set();
    Table table = Study.table(UnitCareers.statistic(INFO), set.games());

    Row infantry = row(table, r -> r.is("kind", "I"));
    assertThat(infantry.count("units")).isEqualTo(2 * GAMES);
    assertThat(infantry.number("deployed")).hasValue(0.5);
    assertThat(infantry.number("moves")).hasValue(2);
    assertThat(infantry.number("attacks")).hasValue(0.5);
    assertThat(infantry.number("lost")).hasValue(0.5);
    assertThat(row(table, r -> r.is("kind", "C")).number("moves")).hasValue(6);

    Table squares = Study.table(UnitCareers.squares(INFO), set.games());
    assertThat(squares.rows()).as("the reserve has no row").hasSize(2);
    assertThat(row(squares, r -> r.is("square", "B1C")).number("lost_per_game")).hasValue(1);
    assertThat(row(squares, r -> r.is("square", "WF")).count("lost")).isZero();
  }

  private static GameSet guards() {
    return new Rows()
        .add(
            GAMES,
            () ->
                new One()
                    .ends("Blue", "attrition")
                    .unit(Rows.unit("Blue", "G1"))
                    .unit(Rows.unit("Gray", "G1").setDeployedTurn(5).setMoves(3).setLostTurn(9)))
        .set();
  }

  @Test
  void guard_isAsInTheWorkedExample() {
    Row both = row(Study.table(Guard.service(), guards().games()), r -> r.is("side", "both"));
    assertThat(both.count("guards")).isEqualTo(2 * GAMES);
    assertThat(both.number("deployed")).hasValue(0.5);
    assertThat(both.number("deployed_turn")).as("of those that were").hasValue(5);
    assertThat(both.number("moves")).hasValue(1.5);
    assertThat(both.number("lost")).hasValue(0.5);
  }

  @Test
  void result_isSetBesideTheGuardsFate() {
    Table table = Study.table(Guard.results(), guards().games());
    Row lost = row(table, r -> r.is("side", "Gray") && r.is("guard", "lost"));
    assertThat(lost.count("games")).isEqualTo(GAMES);
    assertThat(lost.number("win_rate")).hasValue(0);
    Row kept = row(table, r -> r.is("side", "Blue") && r.is("guard", "kept"));
    assertThat(kept.number("win_rate")).hasValue(1);
    Row never = row(table, r -> r.is("side", "Blue") && r.is("guard", "lost"));
    assertThat(never.count("games")).isZero();
    assertThat(never.number("win_rate")).isEmpty();
  }

  @Test
  void woods_areSetBesideTheOpenField_asInTheWorkedExample() {
    GameSet set =
        new Rows()
            .add(
                GAMES,
                () ->
                    new One()
                        .unit(
                            Rows.unit("Blue", "L1")
                                .setStays(
                                    List.of(
                                        new SpaceStay("BR", 9),
                                        new SpaceStay("WF", 6),
                                        new SpaceStay("B1C", 2))))
                        .unit(Rows.unit("Blue", "I1").setStays(List.of(new SpaceStay("B1C", 4))))
                        .attack(Rows.attack("Gray", 3).setDefenderKind("L").setTarget("WF"))
                        .attack(
                            Rows.attack("Gray", 5)
                                .setDefenderKind("L")
                                .setTarget("B1C")
                                .setDefenderLost(List.of("L"))))
            .set();
    Table table = Study.table(Woods.statistic(INFO), set.games());

    assertThat(table.rows()).as("Infantry never stood in woods").hasSize(2);
    Row woods = row(table, r -> r.is("kind", "Light Infantry") && r.is("ground", "woods"));
    assertThat(woods.count("turns")).isEqualTo(120);
    assertThat(woods.number("time").orElseThrow()).isEqualTo(0.75);
    assertThat(woods.number("attacked_rate").orElseThrow()).isCloseTo(100 / 6.0, NEAR);
    assertThat(woods.number("attacked_lost")).hasValue(0);
    Row open = row(table, r -> r.is("ground", "open"));
    assertThat(open.number("attacked_rate").orElseThrow()).isCloseTo(50, NEAR);
    assertThat(open.number("attacked_lost")).hasValue(1);
  }

  /** The worked example of flank-attacks.md, with each game ten times. */
  @Test
  void chances_areThoseOfTheWorkedExample() {
    GameSet set =
        new Rows()
            .add(
                10,
                () -> new One().actions(30, 30).chance(new AttackChance("Blue", "flank", 5, 1, 12)))
            .add(
                10,
                () -> new One().actions(30, 30).chance(new AttackChance("Blue", "flank", 3, 1, 3)))
            .set();
    Table table = Study.table(AttackChances.statistic(), set.games());

    Row blue = row(table, r -> r.is("side", "Blue"));
    assertThat(blue.count("possible")).isEqualTo(80);
    assertThat(blue.number("possible_per_game")).hasValue(4);
    assertThat(blue.number("possible_share").orElseThrow()).isCloseTo(8 / 60.0, NEAR);
    assertThat(blue.number("made_share")).hasValue(0.25);
    assertThat(row(table, r -> r.is("side", "both")).number("possible_share").orElseThrow())
        .isCloseTo(8 / 120.0, NEAR);
    assertThat(row(table, r -> r.is("side", "Gray")).count("possible")).isZero();
    assertThat(table.rows()).as("no charge was ever possible: no rows of charges").hasSize(3);
  }
}
