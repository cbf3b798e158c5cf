package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How often attacks of each type are made, how they end and what they bring. */
public final class AttackTypes {

  /** Id of the table of rates. */
  public static final String RATES = "attack-rates";

  /** Id of the table of outcomes. */
  public static final String OUTCOMES = "attack-outcomes";

  /** Id of the table of options. */
  public static final String OPTIONS = "attack-options";

  /** Id of the table of points. */
  public static final String POINTS = "attack-points";

  /** Page of definition. */
  static final String PAGE = "flank-attacks";

  /** The row of both sides together. */
  public static final String BOTH = "both";

  private AttackTypes() {}

  /** Attacks by side and type: how many, per game, as a share of that side's attacks. */
  public static Table rates(GameSet set) {
    AttackSet attacks = new AttackSet(set);
    TableBuilder table =
        new TableBuilder(
                RATES,
                "How often each type of attack is made",
                Columns.builder()
                    .text("side", "type")
                    .count("attacks", "attacks")
                    .count("games", "games")
                    .estimate("per_game", "attacks per game")
                    .share("share")
                    .build())
            .note(
                "Each attack is of one type. Games: those with at least one such attack. Share: of"
                    + " the attacks of that side. "
                    + attacks.note())
            .definedIn(PAGE);
    for (String side : sides(set)) {
      Predicate<Attack> own = attack -> side.equals(BOTH) || attack.side().equals(side);
      for (Attack.Type type : Attack.Type.values()) {
        Predicate<Attack> wanted = own.and(attack -> attack.type() == type);
        table
            .row()
            .text(side, type.label())
            .count(attacks.count(wanted))
            .count(attacks.games(wanted))
            .estimate(attacks.perGame(wanted))
            .estimate(attacks.share(wanted, own))
            .end();
      }
    }
    return table.build();
  }

  static List<String> sides(GameSet set) {
    List<String> sides = new ArrayList<>(List.of(BOTH));
    sides.addAll(set.sides());
    return sides;
  }

  /** How attacks of each type end, by side. */
  public static Table outcomes(GameSet set) {
    AttackSet attacks = new AttackSet(set);
    TableBuilder table =
        new TableBuilder(
                OUTCOMES,
                "How attacks end",
                Columns.builder()
                    .text("side", "type", "outcome")
                    .count("attacks", "attacks")
                    .count("of", "attacks")
                    .share("share")
                    .build())
            .note(
                "Each attack has one outcome. Share: of that side's attacks of that type. "
                    + attacks.note())
            .definedIn(PAGE);
    for (String side : sides(set)) {
      for (Attack.Type type : Attack.Type.values()) {
        Predicate<Attack> whole =
            attack -> attack.type() == type && (side.equals(BOTH) || attack.side().equals(side));
        outcomes(attacks, whole, table, side, type.label());
      }
    }
    return table.build();
  }

  /** A row for each outcome of a part of the attacks: texts, count, whole, share. */
  static void outcomes(
      AttackSet attacks, Predicate<Attack> whole, TableBuilder table, String... texts) {
    long of = attacks.count(whole);
    for (Attack.Outcome outcome : Attack.Outcome.values()) {
      Predicate<Attack> part = attack -> attack.outcome() == outcome;
      table
          .row()
          .text(texts)
          .text(outcome.label())
          .count(attacks.count(whole.and(part)))
          .count(of)
          .estimate(attacks.share(part, whole))
          .end();
    }
  }

  /** Which options attackers take after a supported attack on a unit that stands (SQ-7.3). */
  public static Table options(GameSet set) {
    AttackSet attacks = new AttackSet(set);
    TableBuilder table =
        new TableBuilder(
                OPTIONS,
                "Options taken when the defender stands",
                Columns.builder()
                    .text("side")
                    .count("option", "number")
                    .count("attacks", "attacks")
                    .count("of", "attacks")
                    .share("share")
                    .build())
            .note(
                "Options 1 to 5 of SQ-7.3; those of Horse Batteries (SQ-7.4) and Grand Batteries"
                    + " (SQ-7.5) are left out, their numbers mean other things. "
                    + attacks.note())
            .definedIn(PAGE);
    Predicate<Attack> plain =
        attack ->
            attack.option() > 0
                && !attack.marks().grandBattery()
                && !attack.attackerKind().equals("H");
    for (String side : sides(set)) {
      Predicate<Attack> whole =
          plain.and(attack -> side.equals(BOTH) || attack.side().equals(side));
      long of = attacks.count(whole);
      for (int number = 1; number <= 5; number++) {
        int option = number;
        Predicate<Attack> part = attack -> attack.option() == option;
        table
            .row()
            .text(side)
            .count(option)
            .count(attacks.count(whole.and(part)))
            .count(of)
            .estimate(attacks.share(part, whole))
            .end();
      }
    }
    return table.build();
  }

  /** Points that attacks of each type take and cost, per attack. */
  public static Table points(GameSet set) {
    AttackSet attacks = new AttackSet(set);
    TableBuilder table =
        new TableBuilder(
                POINTS,
                "What attacks bring in score",
                Columns.builder()
                    .text("side", "type")
                    .count("attacks", "attacks")
                    .count("games", "games")
                    .estimate("taken", "points per attack")
                    .estimate("paid", "points per attack")
                    .estimate("net", "points per attack")
                    .build())
            .note(
                "Taken: points that the defending side lost by the attack; paid: points that the"
                    + " attacking side lost by it; net: taken less paid. An interval without width"
                    + " means that all games agree. "
                    + attacks.note())
            .definedIn(PAGE);
    for (String side : sides(set)) {
      for (Attack.Type type : Attack.Type.values()) {
        Predicate<Attack> wanted =
            attack -> attack.type() == type && (side.equals(BOTH) || attack.side().equals(side));
        table
            .row()
            .text(side, type.label())
            .count(attacks.count(wanted))
            .count(attacks.games(wanted))
            .estimate(attacks.mean(Attack::taken, wanted))
            .estimate(attacks.mean(Attack::paid, wanted))
            .estimate(attacks.mean(attack -> attack.taken() - attack.paid(), wanted))
            .end();
      }
    }
    return table.build();
  }
}
