package org.wardiary.analytics.game.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.wardiary.analytics.study.Allowed;
import org.wardiary.analytics.study.Condition;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** What the rules of SQUARES allow, as far as rows and counts of events show its use. */
final class SquaresAllowed {

  private SquaresAllowed() {}

  /** What the rules of both variants allow. */
  static List<Allowed> both(Map<String, String> kinds) {
    List<Allowed> all = new ArrayList<>();
    all.add(Allowed.event("pass", "SQ-3.2", "TurnPassed"));
    all.add(attack("unsupported attack", "SQ-5.3", is(AttackType.UNSUPPORTED)));
    all.add(attack("supported attack, not of the flank", "SQ-5.3", is(AttackType.SUPPORTED)));
    all.add(attack("flank attack", "SQ-5.7", Attacks.FLANK));
    all.add(attack("attack into forest", "SQ-5.3", AttackRow::getIntoForest));
    all.add(attack("attack into the reserve", "SQ-5.6", is(AttackType.RESERVE)));
    all.add(attack("the defender stands", "SQ-7.3", row -> row.getResponse().equals("stood")));
    all.add(attack("the defender retreats", "SQ-6.2", AttackRow::getRetreated));
    for (int option = 1; option <= AttackOptions.OPTIONS; option++) {
      int number = option;
      all.add(
          attack(
              "option " + option + " after a supported attack",
              "SQ-7.3",
              row -> AttackOptions.hasPlainOption(row) && row.getOption() == number));
    }
    all.add(attack("advance", "SQ-7.6", AttackRow::getAdvanced));
    new TreeMap<>(kinds)
        .forEach(
            (letter, name) -> {
              all.add(unit(name + " leaves the reserve", letter, Careers::deployed));
              all.add(unit(name + " attacks", letter, unit -> unit.getAttacks() > 0));
              all.add(unit(name + " supports", letter, unit -> unit.getSupports() > 0));
            });
    all.add(Allowed.win("win by entering the reserve", "SQ-8.1", Condition.STRATEGIC));
    all.add(Allowed.win("win by losses", "SQ-8.2", Condition.ATTRITION));
    all.add(Allowed.win("win for want of a legal order", "SQ-8.3", Condition.NO_LEGAL_ORDER));
    return all;
  }

  /** What the rules of the Napoleonic variant allow in addition. */
  static List<Allowed> napoleonic() {
    List<Allowed> all = new ArrayList<>();
    all.add(attack("charge", "SQ-5.5", AttackRow::getCharge));
    all.add(attack("Grand Battery", "SQ-5.4", AttackRow::getGrandBattery));
    for (int option = 1; option <= 2; option++) {
      int number = option;
      all.add(
          attack(
              "option " + option + " of a Grand Battery",
              "SQ-7.5",
              row -> row.getGrandBattery() && row.getOption() == number));
    }
    return all;
  }

  private static Predicate<AttackRow> is(AttackType type) {
    return attack -> AttackType.of(attack) == type;
  }

  private static Allowed attack(String name, String rule, Predicate<AttackRow> are) {
    return Allowed.rows(
        name, rule, game -> game.own(AttackRows.class).map(AttackRows::getRows), are);
  }

  /** Number of units of a kind (SQ-2.2) that did something; empty if armies lack that kind. */
  private static Allowed unit(String name, String letter, Predicate<UnitCareer> did) {
    return new Allowed(
        name,
        "SQ-2.2",
        game -> {
          boolean any = false;
          long count = 0;
          for (UnitCareer unit : Careers.in(game)) {
            if (unit.getKind().equals(letter)) {
              any = true;
              count += did.test(unit) ? 1 : 0;
            }
          }
          return any ? OptionalLong.of(count) : OptionalLong.empty();
        });
  }
}
