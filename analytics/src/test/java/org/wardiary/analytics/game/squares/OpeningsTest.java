package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.compare.ComparedTable;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;

/** The worked example of docs/statistics/openings.md, on a board of six spaces. */
class OpeningsTest {

  private static final BoardPlan BOARD =
      new BoardPlan(
          List.of(
              Rows.space("BR", Terrain.RESERVE, 0, 0, 9, 1),
              Rows.space("NWF", Terrain.FOREST, 0, 1, 1, 3),
              Rows.space("B2C", Terrain.CLEAR, 1, 1, 8, 3),
              Rows.space("NEF", Terrain.FOREST, 8, 1, 9, 3),
              Rows.space("G3L", Terrain.CLEAR, 0, 3, 4.5, 4),
              Rows.space("G3R", Terrain.CLEAR, 4.5, 3, 9, 4),
              Rows.space("GR", Terrain.RESERVE, 0, 4, 9, 5)),
          0);
  private static final SquaresInfo INFO =
      new SquaresInfo(
          new GameInfo(Rows.GAME, "", Map.of("I", "Infantry", "C", "Cavalry"), Optional.empty()),
          Optional.of(BOARD));

  private static One gray(String... orders) {
    return new One().ends("Gray", "strategic").opening(List.of(), List.of(orders));
  }

  @Test
  void mirror_ofABoard_comesFromItsGeometry() {
    assertThat(BOARD.mirror().orElseThrow())
        .containsEntry("G3L", "G3R")
        .containsEntry("NWF", "NEF")
        .containsEntry("B2C", "B2C")
        .containsEntry("GR", "GR");
  }

  @Test
  void mirror_ofABoardThatIsNotSymmetrical_isNone() {
    List<Space> spaces = new ArrayList<>(BOARD.spaces());
    spaces.set(1, Rows.space("NWF", Terrain.CLEAR, 0, 1, 1, 3));

    assertThat(new BoardPlan(spaces, 0).mirror()).isEmpty();
  }

  @Test
  void openings_thatAreMirrorImages_areOne() {
    Table table =
        Study.table(
            Openings.statistic(INFO),
            new Rows()
                .add(gray("IGR-G3L"))
                .add(gray("IGR-G3R"))
                .add(gray("IGR-G3R"))
                .set()
                .games());
    Row row = table.find(r -> r.is("orders", "IGR-G3L")).orElseThrow();

    assertThat(row.text("side")).isEqualTo("Gray");
    assertThat(row.text("opening")).isEqualTo("Infantry to G3L");
    assertThat(row.count("games")).isEqualTo(3);
    assertThat(row.count("mirrored")).isEqualTo(2);
    assertThat(row.count("wins")).isEqualTo(3);
    assertThat(row.number("score")).as("three games are too few").isEmpty();
    assertThat(table.find(r -> r.is("orders", "IGR-G3R"))).isEmpty();
  }

  @Test
  void openings_mirrorAllTheirActionsTogether() {
    Table table =
        Study.table(
            Openings.statistic(INFO),
            new Rows()
                .add(gray("IGR-G3L", "IGR-G3R"))
                .add(gray("IGR-G3R", "IGR-G3L"))
                .add(gray("IGR-G3L", "IGR-G3L"))
                .set()
                .games());

    assertThat(table.find(r -> r.count("actions") == 2 && r.is("orders", "IGR-G3L IGR-G3R")))
        .hasValueSatisfying(r -> assertThat(r.count("games")).isEqualTo(2));
    assertThat(table.find(r -> r.count("actions") == 2 && r.is("opening", Openings.ONCE)))
        .hasValueSatisfying(r -> assertThat(r.count("games")).isEqualTo(1));
  }

  @Test
  void openings_ofVeryManyGames_areListedFromOneOfAThousandOn() {
    Rows rows = new Rows();
    rows.add(2991, () -> gray("IGR-G3L")).add(3, () -> gray("pass")).add(4, () -> gray("IGR-B2C"));
    rows.add(2, () -> gray("CGR-B2C"));
    Table table = Study.table(Openings.statistic(INFO), rows.set().games());

    assertThat(
            table.rows().stream()
                .filter(r -> r.is("moves", Openings.EITHER))
                .map(r -> r.text("opening") + " " + r.count("games")))
        .containsExactly(
            "Infantry to G3L 2991",
            "Infantry to B2C 4",
            "pass 3",
            "(openings played in fewer than 3 games) 2");
  }

  @Test
  void unfinishedGames_areNoLosses() {
    Rows rows = new Rows();
    rows.add(12, () -> gray("IGR-G3L"));
    rows.add(12, () -> gray("IGR-G3L").ends("Blue", "strategic"));
    rows.add(20, () -> gray("IGR-G3L").ends("*", "unterminated"));

    for (Statistic statistic : List.of(Openings.statistic(INFO), OpeningUnits.statistic(INFO))) {
      Row row = Study.table(statistic, rows.set().games()).rows().get(0);
      assertThat(row.count("games")).isEqualTo(44);
      assertThat(row.count("wins")).isEqualTo(12);
      String rate = statistic.id().equals(Openings.ID) ? "score" : "win_rate";
      assertThat(row.number(rate)).hasValue(0.5);
    }
    Row opening = Study.table(Openings.statistic(INFO), rows.set().games()).rows().get(0);
    assertThat(opening.number("adjusted").orElseThrow()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void openingOfUnfinishedGamesAlone_hasNoExpectedRate() {
    Rows rows = new Rows();
    rows.add(24, () -> gray("IGR-G3L").ends("*", "unfinished"));
    rows.add(2, () -> gray("IGR-B2C"));
    Table table = Study.table(Openings.statistic(INFO), rows.set().games());

    Row row = table.find(r -> r.is("orders", "IGR-G3L")).orElseThrow();
    assertThat(row.count("games")).isEqualTo(24);
    assertThat(row.number("expected")).isEmpty();
    assertThat(table.find(r -> r.is("orders", "IGR-B2C")).orElseThrow().number("expected"))
        .isPresent();
  }

  @Test
  void orders_inAMirror_keepTheirForm() {
    Map<String, String> images = BOARD.mirror().orElseThrow();

    assertThat(mirrored("pass", images)).isEqualTo("pass");
    assertThat(mirrored("IG3L=NWF", images)).isEqualTo("IG3R=NEF");
    assertThat(mirrored("IG3L+CG3RxNWF", images)).isEqualTo("IG3R+CG3LxNEF");
    assertThat(mirrored("CG3L-NWF", images)).isEqualTo("CG3R-NEF");
  }

  /**
   * A pair that is legal in both orders is written in the order that comes first in ASCII (SQ-4.5).
   */
  @Test
  void pairs_inAMirror_areSortedAgain_unlessTheSecondEntersWhereTheFirstWas() {
    Map<String, String> images = BOARD.mirror().orElseThrow();

    assertThat(mirrored("CGR-G3L,CNWF-B2C", images)).isEqualTo("CGR-G3R,CNEF-B2C");
    assertThat(mirrored("CGR-G3L,KGR-G3R", images)).isEqualTo("CGR-G3R,KGR-G3L");
    assertThat(mirrored("CG3L-B2C,CG3R-GR", images)).isEqualTo("CG3L-GR,CG3R-B2C");
    assertThat(mirrored("CG3R-B2C,CG3L-G3R", images)).isEqualTo("CG3L-B2C,CG3R-G3L");
    assertThat(mirrored("CG3L-B2C,CGR-G3L", images)).isEqualTo("CG3R-B2C,CGR-G3R");
    assertThat(mirrored("KG3L-B2C,CG3R-G3L", images)).isEqualTo("KG3R-B2C,CG3L-G3R");
  }

  private static String mirrored(String order, Map<String, String> images) {
    return new OpeningOrder(order).mirrored(images).text();
  }

  @Test
  void units_countAPairOfHorseForEachSquare() {
    Table table =
        Study.table(
            OpeningUnits.statistic(INFO),
            new Rows()
                .add(12, () -> gray("CGR-G3L,CGR-G3R"))
                .add(12, () -> gray("pass", "IGR-G3R"))
                .set()
                .games());
    Row pair = table.find(r -> r.is("kind", "Cavalry")).orElseThrow();

    assertThat(pair.text("square")).isEqualTo("G3L or G3R");
    assertThat(pair.count("games"))
        .as("once a game, though both squares are mirror images")
        .isEqualTo(12);
    assertThat(pair.count("of")).isEqualTo(24);
    assertThat(pair.number("share")).hasValue(0.5);
    Row second = table.find(r -> r.count("action") == 2).orElseThrow();
    assertThat(second.text("kind")).isEqualTo("Infantry");
    assertThat(second.count("of")).isEqualTo(12);
  }

  /** Openings that were played once stand in a row for each number of actions. */
  @Test
  void openingsPlayedOnce_areComparedByTheirNumberOfActions() {
    List<String> orders = List.of("IGR-G3L", "IGR-B2C", "CGR-G3L", "CGR-B2C", "pass");
    Rows rows = new Rows();
    for (String one : orders) {
      for (String other : orders) {
        rows.add(gray(one, other, "pass"));
      }
    }
    Study study = new Study(INFO.game(), List.of(Openings.statistic(INFO)));
    rows.set().games().forEach(study::add);
    List<ComparedTable> tables =
        Comparison.of(List.of(new Comparison.Pair(study, study))).get(0).tables();
    long shown =
        study.tables().get(0).rows().stream()
            .filter(row -> row.number("score").isPresent())
            .count();

    assertThat(shown).isGreaterThan(1);
    assertThat(tables.get(0).rows()).hasSize((int) shown);
  }

  @Test
  void openingThatScoresMore_isSaidTo_andOneThatDoesNotIsNot() {
    Rows planted = new Rows();
    planted.add(60, () -> gray("IGR-G3L").ends("Gray", "strategic"));
    planted.add(20, () -> gray("IGR-G3L").ends("Blue", "strategic"));
    planted.add(40, () -> gray("CGR-G3L").ends("Gray", "strategic"));
    planted.add(80, () -> gray("CGR-G3L").ends("Blue", "strategic"));
    assertThat(sentences(planted))
        .anyMatch(text -> text.matches("Gray scores [0-9.]+ points more .*Infantry to G3L.*"));

    Rows alike = new Rows();
    for (String first : List.of("IGR-G3L", "CGR-G3L")) {
      alike.add(30, () -> gray(first).ends("Gray", "strategic"));
      alike.add(30, () -> gray(first).ends("Blue", "strategic"));
    }
    assertThat(sentences(alike))
        .singleElement()
        .asString()
        .startsWith("None of the 2 first actions of 20 games or more is shown to be better");
  }

  private static List<String> sentences(Rows rows) {
    Study study = new Study(INFO.game(), List.of(Openings.statistic(INFO)));
    rows.set().games().forEach(study::add);
    study.judge(Certainty.of(study.claims()));
    return Openings.findings(study.totals(Openings.ID).orElseThrow(), INFO).stream()
        .map(finding -> finding.text().replace('\u00A0', ' '))
        .toList();
  }
}
