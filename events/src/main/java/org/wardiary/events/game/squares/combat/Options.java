package org.wardiary.events.game.squares.combat;

import java.util.List;
import org.wardiary.events.game.squares.board.AttackRole;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.board.EliminationCause;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.retreat.Retreats;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.Variant;

/** The attacker's options when the defender stands (SQ-7.3 to SQ-7.5). */
public enum Options {
  /** SQ-7.3. */
  STANDARD(
      new Option(List.of(AttackRole.DEFENDER), List.of(AttackRole.SUPPORTER, AttackRole.ATTACKER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.SUPPORTER), List.of()),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.ATTACKER)),
      new Option(List.of(), List.of(AttackRole.SUPPORTER))),
  /** SQ-7.4: a Horse Battery attacks. */
  HORSE_BATTERY(
      new Option(
          List.of(), List.of(AttackRole.SUPPORTER, AttackRole.ATTACKER, AttackRole.DEFENDER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.SUPPORTER), List.of(AttackRole.ATTACKER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.ATTACKER)),
      new Option(List.of(), List.of(AttackRole.SUPPORTER))),
  /** SQ-7.5: a Grand Battery on a unit that is no gun. */
  GRAND_BATTERY(
      new Option(List.of(AttackRole.DEFENDER), List.of(AttackRole.SUPPORTER)),
      new Option(List.of(AttackRole.DEFENDER, AttackRole.ATTACKER), List.of()),
      new Option(List.of(), List.of(AttackRole.SUPPORTER)));

  /** The option that eliminates the defender at the price of retreats, or sends all back. */
  public static final int FIRST = 1;

  /** The standard option after which the attacker may advance. */
  public static final int SUPPORTER_FOR_DEFENDER = 2;

  private static final int ATTACKER_RETREATS = 4;

  private final List<Option> options;

  Options(Option... options) {
    this.options = List.of(options);
  }

  /**
   * One option.
   *
   * @param eliminated who is eliminated, in this order
   * @param retreats who retreats then, in this order
   */
  public record Option(List<AttackRole> eliminated, List<AttackRole> retreats) {}

  /** The table that holds for the attack that goes on. */
  public static Options of(Board board) {
    return of(board, board.battle());
  }

  /** The table that holds for an attack, declared or not, on a unit outside its reserve. */
  public static Options of(Board board, CurrentAttack battle) {
    Armies armies = board.layout().armies();
    Kind attacker = armies.kind(battle.attacker());
    Kind defender = armies.kind(battle.defender());
    if (attacker == Kind.HORSE_BATTERY) {
      return HORSE_BATTERY;
    }
    boolean grand = board.layout().variant().attacks().grandBattery(attacker, defender);
    return grand ? GRAND_BATTERY : STANDARD;
  }

  /** Number of options in the table. */
  public int count() {
    return options.size();
  }

  public Option option(int number) {
    return options.get(number - 1);
  }

  /** Who retreats after a role in the option that was taken, a second chance left aside. */
  public static AttackRole nextToRetreat(Board board, AttackRole role) {
    int taken = board.battle().option();
    if (taken == 0) {
      return AttackRole.NONE;
    }
    List<AttackRole> retreats = of(board).option(taken).retreats();
    int next = retreats.indexOf(role) + 1;
    // a second chance is no part of the option's own retreats
    return next == 0 || next == retreats.size() ? AttackRole.NONE : retreats.get(next);
  }

  /** The available options as bits 1 to 5. */
  public static int available(Board board) {
    int available = 0;
    int count = of(board).options.size();
    for (int number = 1; number <= count; number++) {
      available |= isAvailable(board, number) ? Bits.of(number) : 0;
    }
    return available;
  }

  /** Whether an option may be taken. */
  public static boolean isAvailable(Board board, int number) {
    Options table = of(board);
    if (number < 1 || number > table.options.size() || !isAllowed(board, table, number)) {
      return false;
    }
    Option option = table.option(number);
    if (option.retreats().isEmpty()) {
      return true;
    }
    Board then = board.copy();
    then.optionChosen(number);
    for (AttackRole role : option.eliminated()) {
      then.eliminated(then.battle().unit(role), EliminationCause.ATTACKED);
    }
    return Retreats.isPossible(then, then.battle().unit(option.retreats().get(0)));
  }

  /** What kinds rule out in the standard table (SQ-7.3). */
  public static boolean isAllowed(Board board, Options table, int number) {
    if (table != STANDARD) {
      return true;
    }
    Armies armies = board.layout().armies();
    Kind attacker = armies.kind(board.battle().attacker());
    boolean staysPut = attacker == Kind.CAVALRY || attacker == Kind.ARTILLERY;
    if (staysPut && (number == FIRST || number == ATTACKER_RETREATS)) {
      return false;
    }
    boolean spared =
        armies.kind(board.battle().defender()).isGun()
            && board
                .layout()
                .variant()
                .differences()
                .contains(Variant.Difference.FIRST_OPTION_SPARES_GUNS);
    return number != FIRST || !spared;
  }

  /** Whether the option that was taken gives the defender a second chance (SQ-7.3). */
  public static boolean hasSecondChance(Board board) {
    CurrentAttack battle = board.battle();
    return battle.option() == FIRST
        && of(board) == STANDARD
        && board.layout().armies().kind(battle.supporter()).isGun();
  }
}
