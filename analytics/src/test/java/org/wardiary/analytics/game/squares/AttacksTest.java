package org.wardiary.analytics.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.game.squares.variant.Reading;
import org.wardiary.projector.game.squares.view.AttackRow;

/**
 * The worked examples of docs/statistics/flank-attacks.md and napoleonic.md, with each game ten
 * times.
 */
class AttacksTest {

  private static final SquaresInfo INFO = SquaresInfo.of(GameInfo.plain(Rows.GAME));
  private static final SquaresInfo NAPOLEONIC =
      SquaresInfo.of(
          new GameInfo("squares/napoleonic", "", Map.of("G", "Guard"), Optional.empty()));

  /**
   * Blue attacks three times in one game, once in the flank, and once, in the flank, in the other.
   */
  private static GameSet example() {
    return new Rows()
        .add(
            10,
            () ->
                new One()
                    .turns(30)
                    .attack(Rows.flank("Blue", 10))
                    .attack(Rows.attack("Blue", 11))
                    .attack(Rows.attack("Blue", 30)))
        .add(
            10,
            () ->
                new One()
                    .turns(30)
                    .ends("Gray", "attrition")
                    .attack(Rows.flank("Blue", 20))
                    .attack(Rows.flank("Gray", 21))
                    .attack(Rows.flank("Gray", 22).setTarget("B1C")))
        .set();
  }

  private static Row row(Table table, Predicate<Row> wanted) {
    return table.find(wanted).orElseThrow();
  }

  @Test
  void rates_ofFlankAttacks_areThoseOfTheWorkedExample() {
    Row row =
        row(
            Study.table(AttackTypes.rates(), example().games()),
            r -> r.is("side", "Blue") && r.is("type", "flank"));

    assertThat(row.count("attacks")).isEqualTo(20);
    assertThat(row.count("games")).isEqualTo(20);
    assertThat(row.number("per_game")).hasValue(1);
    assertThat(row.number("share")).hasValue(0.5);
    assertThat(row.number("share_low").orElseThrow()).isBetween(0.35, 0.46);
    assertThat(row.number("share_high").orElseThrow()).isBetween(0.54, 0.85);
  }

  @Test
  void outcomes_ofAllTypes_addUp() {
    Table table = Study.table(AttackOutcomes.statistic(INFO), example().games());
    Row lost =
        row(
            table,
            r -> r.is("side", "both") && r.is("type", "flank") && r.is("outcome", "defender lost"));

    assertThat(lost.count("attacks")).isEqualTo(40);
    assertThat(lost.number("share")).hasValue(1);
    assertThat(lost.number("share_low").orElseThrow())
        .as("Wilson over 20 games")
        .isBetween(0.83, 0.85);
    assertThat(
            table.select(r -> r.is("side", "both")).stream()
                .mapToLong(r -> r.count("attacks"))
                .sum())
        .isEqualTo(60);
  }

  @Test
  void outcomes_thatTheRulesForbid_haveNoInterval() {
    Table table = Study.table(AttackOutcomes.statistic(INFO), example().games());

    assertThat(table.select(r -> r.is("side", "both") && r.is("type", "flank")))
        .filteredOn(r -> r.number("share").isPresent())
        .extracting(r -> r.text("outcome"))
        .containsExactly("defender lost", "defender retreated");
  }

  private static GameSet unsupported() {
    return new Rows().add(20, () -> new One().attack(Rows.attack("Blue", 3))).set();
  }

  @Test
  void unsupportedAttacks_takeTheDefenderAlone_onlyInTheVariantThatHasCharges() {
    Predicate<Row> lost =
        r ->
            r.is("side", "both") && r.is("type", "unsupported") && r.is("outcome", "defender lost");

    assertThat(
            row(Study.table(AttackOutcomes.statistic(INFO), unsupported().games()), lost)
                .number("share"))
        .isEmpty();
    assertThat(
            row(Study.table(AttackOutcomes.statistic(NAPOLEONIC), unsupported().games()), lost)
                .number("share"))
        .hasValue(0);
  }

  @Test
  void flankAttacks_costTheirSide_onlyWhereADefenderMayStand() {
    List<String> allowed = List.of("defender lost", "both lost", "defender retreated");
    assertThat(flankOutcomes(NAPOLEONIC)).containsAll(allowed).doesNotContain("attacker lost");
    SquaresInfo old =
        under(
            Map.of(
                Reading.FLANKED_GUNS_STAND.title(), 0,
                Reading.FLANKED_HEAVY_CAVALRY_STANDS.title(), 0));
    assertThat(flankOutcomes(old)).containsExactly("defender lost", "defender retreated");
  }

  private static List<String> flankOutcomes(SquaresInfo info) {
    return Study.table(AttackOutcomes.statistic(info), example().games())
        .select(r -> r.is("side", "both") && r.is("type", "flank"))
        .stream()
        .filter(r -> r.number("share").isPresent())
        .map(r -> r.text("outcome"))
        .toList();
  }

  /** The Napoleonic variant with changed rules. */
  private static SquaresInfo under(Map<String, Integer> changes) {
    RuleSet rules =
        RuleSet.of(Games.find("squares/napoleonic").orElseThrow().parameters(), "old", changes);
    return SquaresInfo.of(NAPOLEONIC.game().under(RulesTag.write(rules)));
  }

  @Test
  void charges_endOnlyAsTheRulesAllow() {
    assertThat(outcomesOnGuard("C", NAPOLEONIC)).containsExactly("both lost", "attacker lost");
    assertThat(outcomesOnGuard("K", NAPOLEONIC)).containsExactly("defender lost", "attacker lost");
    SquaresInfo stops = under(Map.of(Reading.GUARD_STOPS_HEAVY_CAVALRY.title(), 1));
    assertThat(outcomesOnGuard("K", stops)).containsExactly("both lost", "attacker lost");
  }

  /** The outcomes with a share of charges by a kind on a Guard, none of which cost a unit. */
  private static List<String> outcomesOnGuard(String horse, SquaresInfo info) {
    AttackRow.Builder charge =
        Rows.attack("Blue", 3).setCharge(true).setAttackerKind(horse).setDefenderKind("G");
    GameSet set = new Rows().add(20, () -> new One().attack(charge)).set();
    return Study.table(Napoleonic.outcomes(info), set.games())
        .select(r -> r.is("what", "charges by " + info.kind(horse) + " on Guard"))
        .stream()
        .filter(r -> r.number("share").isPresent() && r.number("share").getAsDouble() == 0)
        .map(r -> r.text("outcome"))
        .toList();
  }

  /** SQ-7.3: Cavalry may not take options 1 and 4. */
  @Test
  void options_areShares_ofTheAttacksWhoseAttackerMayTakeThem() {
    GameSet set =
        new Rows()
            .add(
                20,
                () ->
                    new One()
                        .attack(Rows.attack("Blue", 3).setOption(1))
                        .attack(Rows.attack("Blue", 5).setAttackerKind("C").setOption(5)))
            .set();
    Table table = Study.table(AttackOptions.statistic(), set.games());

    assertThat(table.select(r -> r.is("side", "Blue")))
        .extracting(r -> r.count("option"), r -> r.count("attacks"), r -> r.count("of"))
        .containsExactly(
            tuple(1L, 20L, 20L),
            tuple(2L, 0L, 40L),
            tuple(3L, 0L, 40L),
            tuple(4L, 0L, 20L),
            tuple(5L, 20L, 40L));
  }

  @Test
  void points_takenAndPaid_areCountedForTheAttacker() {
    GameSet set =
        new Rows()
            .add(
                20,
                () ->
                    new One()
                        .attack(
                            Rows.attack("Gray", 5)
                                .setResponse("stood")
                                .setRetreated(false)
                                .setAttackerLost(List.of("C"))
                                .setDefenderLost(List.of("A"))
                                .setAttackerLossesBefore(2)
                                .setAttackerLossesAfter(3)
                                .setDefenderLossesAfter(2)))
            .set();
    Row row =
        row(
            Study.table(AttackTypes.points(), set.games()),
            r -> r.is("side", "Gray") && r.is("type", "unsupported"));

    assertThat(row.number("taken")).hasValue(2);
    assertThat(row.number("paid")).hasValue(1);
    assertThat(row.number("net")).hasValue(1);
  }

  @Test
  void outcome_ofEachKindOfEnd_isItsOwn() {
    assertThat(outcome(Rows.attack("Blue", 1))).isEqualTo(AttackOutcome.RETREATED);
    assertThat(outcome(Rows.attack("Blue", 1).setResponse("stood").setRetreated(false)))
        .isEqualTo(AttackOutcome.REPULSED);
    assertThat(outcome(Rows.attack("Blue", 1).setResponse("stood")))
        .as("it stood, and retreated in its second chance")
        .isEqualTo(AttackOutcome.RETREATED);
    assertThat(
            outcome(
                Rows.attack("Blue", 1)
                    .setResponse("unharmed")
                    .setRetreated(false)
                    .setAttackerLost(List.of("I"))))
        .isEqualTo(AttackOutcome.ATTACKER_LOST);
    assertThat(
            outcome(
                Rows.attack("Blue", 1)
                    .setResponse("stood")
                    .setRetreated(false)
                    .setAttackerLost(List.of("I"))
                    .setDefenderLost(List.of("I"))))
        .isEqualTo(AttackOutcome.BOTH_LOST);
    assertThat(outcome(Rows.flank("Blue", 1))).isEqualTo(AttackOutcome.DEFENDER_LOST);
  }

  private static AttackOutcome outcome(AttackRow.Builder row) {
    return AttackOutcome.of(row.build());
  }

  @Test
  void thirds_ofThirtyTurns_beginAtTurnsElevenAndTwentyOne() {
    assertThat(FlankAttacks.third(1, 30)).isZero();
    assertThat(FlankAttacks.third(10, 30)).isZero();
    assertThat(FlankAttacks.third(11, 30)).isEqualTo(1);
    assertThat(FlankAttacks.third(20, 30)).isEqualTo(1);
    assertThat(FlankAttacks.third(21, 30)).isEqualTo(2);
    assertThat(FlankAttacks.third(30, 30)).isEqualTo(2);
    Row first =
        row(
            Study.table(FlankAttacks.thirds(), example().games()),
            r -> r.is("side", "Blue") && r.is("third", "first"));
    assertThat(first.count("flank_attacks")).isEqualTo(10);
    assertThat(first.number("flank_per_game")).hasValue(0.5);
    assertThat(first.number("flank_share")).as("attacks in 10 games only").isEmpty();
  }

  @Test
  void squares_haveTheAttacksOnThem() {
    Row row =
        row(Study.table(FlankAttacks.squares(INFO), example().games()), r -> r.is("square", "G1C"));

    assertThat(row.count("attacks")).isEqualTo(50);
    assertThat(row.count("flank_attacks")).isEqualTo(30);
    assertThat(row.number("flank_per_game")).hasValue(1.5);
    assertThat(row.number("flank_share")).hasValue(0.6);
  }

  @Test
  void kinds_haveAllPairsAndTheirSums() {
    Table table = Study.table(FlankAttacks.kinds(INFO), example().games());

    assertThat(table.rows()).hasSize(4);
    assertThat(row(table, r -> r.is("attacker", "any") && r.is("defender", "any")).count("attacks"))
        .isEqualTo(60);
  }

  /** In ten games Blue made more flank attacks and won, in the other ten Gray. */
  @Test
  void majority_thatAlwaysWins_hasTheRateOne() {
    Table table = Study.table(FlankMajority.statistic(), example().games());

    assertThat(table.rows().get(0).count("games")).isEqualTo(20);
    assertThat(table.rows().get(0).number("win_rate")).hasValue(1);
    assertThat(row(table, r -> r.is("who", "Gray")).count("wins")).isEqualTo(10);
    assertThat(row(table, r -> r.text("who").startsWith("neither")).count("games")).isZero();
  }

  @Test
  void charges_ofTwoGames_areThoseOfTheWorkedExample() {
    GameSet set =
        new Rows()
            .add(
                new One()
                    .attack(
                        Rows.attack("Blue", 3)
                            .setCharge(true)
                            .setAttackerKind("C")
                            .setResponse("eliminated")
                            .setDefenderLost(List.of("I"))))
            .add(new One().attack(Rows.attack("Gray", 3).setCharge(true).setAttackerKind("C")))
            .set();

    Row rate = row(Study.table(Napoleonic.rates(INFO), set.games()), r -> r.is("what", "charges"));
    assertThat(rate.count("attacks")).isEqualTo(2);
    assertThat(rate.number("per_game")).as("two games are too few").isEmpty();
    Row lost =
        row(
            Study.table(Napoleonic.outcomes(INFO), set.games()),
            r -> r.is("what", "charges") && r.is("outcome", "defender lost"));
    assertThat(lost.count("attacks")).isEqualTo(1);
    assertThat(lost.count("of")).isEqualTo(2);
  }

  @Test
  void guardAndLightInfantry_areCountedByRole() {
    GameSet set =
        new Rows()
            .add(
                new One()
                    .attack(Rows.attack("Blue", 3).setAttackerKind("G"))
                    .attack(Rows.flank("Blue", 4).setSupporterKind("G"))
                    .attack(
                        Rows.attack("Blue", 5)
                            .setDefenderKind("G")
                            .setDefenderLost(List.of("G"))
                            .setResponse("stood")
                            .setRetreated(false))
                    .attack(Rows.attack("Blue", 6).setDefenderKind("L").setIntoForest(true))
                    .attack(Rows.attack("Blue", 7).setDefenderKind("L")))
            .set();
    Table table = Study.table(Napoleonic.rates(INFO), set.games());

    for (String what :
        List.of(
            "attacks by the Guard",
            "attacks with the Guard in support",
            "attacks on the Guard",
            "attacks in which a Guard was lost",
            "attacks on Light Infantry in woods",
            "attacks on Light Infantry elsewhere")) {
      assertThat(row(table, r -> r.is("what", what)).count("attacks")).as(what).isEqualTo(1);
    }
  }
}
