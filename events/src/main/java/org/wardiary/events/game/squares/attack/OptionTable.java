package org.wardiary.events.game.squares.attack;

import java.util.List;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Reading;

/**
 * The tables of options that the attacker's side has when the defender stands (SQ-7.3 to SQ-7.5).
 */
public enum OptionTable {
  /** The standard table (SQ-7.3). */
  STANDARD(
      "SQ-7.3",
      new Option(List.of(AttackRole.DEFENDER), List.of(AttackRole.SUPPORTER, AttackRole.ATTACKER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.SUPPORTER), List.of()),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.ATTACKER)),
      new Option(List.of(), List.of(AttackRole.SUPPORTER))),
  /** The table for an attack by a Horse Battery (SQ-7.4). */
  HORSE_BATTERY(
      "SQ-7.4",
      new Option(
          List.of(), List.of(AttackRole.SUPPORTER, AttackRole.ATTACKER, AttackRole.DEFENDER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.SUPPORTER), List.of(AttackRole.ATTACKER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.ATTACKER)),
      new Option(List.of(), List.of(AttackRole.SUPPORTER))),
  /** The table for a Grand Battery on a unit that is not a gun (SQ-7.5). */
  GRAND_BATTERY(
      "SQ-7.5",
      new Option(List.of(AttackRole.DEFENDER), List.of(AttackRole.SUPPORTER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.SUPPORTER)));

  /** Option 1, the one with a second chance. */
  public static final int FIRST = 1;

  private final String rule;
  private final List<Option> options;

  OptionTable(String rule, Option... options) {
    this.rule = rule;
    this.options = List.of(options);
  }

  /**
   * One option.
   *
   * @param eliminated the roles whose units are eliminated, in this order
   * @param retreats the roles whose units then retreat, in this order
   */
  public record Option(List<AttackRole> eliminated, List<AttackRole> retreats) {}

  /** The table that applies to the attack in progress, on a unit outside its reserve. */
  public static OptionTable of(Board board) {
    if (board.kind(board.attack().attacker()) == Kind.HORSE_BATTERY) {
      return HORSE_BATTERY;
    }
    return AttackTraits.isGrandBattery(board) ? GRAND_BATTERY : STANDARD;
  }

  /** Id of the rule that gives the table. */
  public String rule() {
    return rule;
  }

  /** Number of options in the table. */
  public int size() {
    return options.size();
  }

  /** The option with a number, from 1. */
  public Option option(int number) {
    return options.get(number - 1);
  }

  /**
   * The role that retreats after another one in the option that was taken, apart from a second
   * chance; {@link AttackRole#NONE} if there is none.
   */
  public static AttackRole nextToRetreat(Board board, AttackRole role) {
    int taken = board.attack().option();
    if (taken == 0) {
      return AttackRole.NONE;
    }
    List<AttackRole> retreats = of(board).option(taken).retreats();
    int next = retreats.indexOf(role) + 1;
    // a second chance is not one of the option's own retreats
    return next == 0 || next == retreats.size() ? AttackRole.NONE : retreats.get(next);
  }

  /** Whether the option that was taken gives the defender a second chance (SQ-7.3). */
  public static boolean hasSecondChance(Board board) {
    return board.attack().option() == FIRST
        && givesSecondChances(board)
        && board.rules().hasSecondChances()
        && board.kind(board.attack().supporter()).isGun();
  }

  private static boolean givesSecondChances(Board board) {
    return switch (of(board)) {
      case STANDARD -> true;
      case GRAND_BATTERY -> board.rules().has(Reading.GRAND_BATTERY_SECOND_CHANCES); // SQ-R19
      case HORSE_BATTERY -> false;
    };
  }
}
