package org.wardiary.events.game.squares;

import java.util.List;

/** The attacker's options when the defender stands (SQ-7.3 to SQ-7.5). */
enum Options {
  /** SQ-7.3. */
  STANDARD(
      new Option(List.of(Role.DEFENDER), List.of(Role.SUPPORTER, Role.ATTACKER)),
      new Option(List.of(Role.DEFENDER, Role.SUPPORTER), List.of()),
      new Option(List.of(Role.DEFENDER, Role.ATTACKER), List.of()),
      new Option(List.of(), List.of(Role.ATTACKER)),
      new Option(List.of(), List.of(Role.SUPPORTER))),
  /** SQ-7.4: a Horse Battery attacks. */
  HORSE_BATTERY(
      new Option(List.of(), List.of(Role.SUPPORTER, Role.ATTACKER, Role.DEFENDER)),
      new Option(List.of(Role.DEFENDER, Role.SUPPORTER), List.of(Role.ATTACKER)),
      new Option(List.of(Role.DEFENDER, Role.ATTACKER), List.of()),
      new Option(List.of(), List.of(Role.ATTACKER)),
      new Option(List.of(), List.of(Role.SUPPORTER))),
  /** SQ-7.5: a Grand Battery on a unit that is no gun. */
  GRAND_BATTERY(
      new Option(List.of(Role.DEFENDER), List.of(Role.SUPPORTER)),
      new Option(List.of(Role.DEFENDER, Role.ATTACKER), List.of()),
      new Option(List.of(), List.of(Role.SUPPORTER)));

  /** The option that eliminates the defender at the price of retreats, or sends all back. */
  static final int FIRST = 1;

  /** The standard option after which the attacker may advance. */
  static final int SUPPORTER_FOR_DEFENDER = 2;

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
  record Option(List<Role> eliminated, List<Role> retreats) {}

  /** The table that holds for the attack that goes on. */
  static Options of(Board board) {
    return of(board, board.battle());
  }

  /** The table that holds for an attack, declared or not, on a unit outside its reserve. */
  static Options of(Board board, Battle battle) {
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
  int count() {
    return options.size();
  }

  Option option(int number) {
    return options.get(number - 1);
  }

  /** Who retreats after a role in the option that was taken, a second chance left aside. */
  static Role nextToRetreat(Board board, Role role) {
    int taken = board.battle().option();
    if (taken == 0) {
      return Role.NONE;
    }
    List<Role> retreats = of(board).option(taken).retreats();
    int next = retreats.indexOf(role) + 1;
    // a second chance is no part of the option's own retreats
    return next == 0 || next == retreats.size() ? Role.NONE : retreats.get(next);
  }

  /** The available options as bits 1 to 5. */
  static int available(Board board) {
    int available = 0;
    int count = of(board).options.size();
    for (int number = 1; number <= count; number++) {
      available |= isAvailable(board, number) ? Bits.of(number) : 0;
    }
    return available;
  }

  /** Whether an option may be taken. */
  static boolean isAvailable(Board board, int number) {
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
    for (Role role : option.eliminated()) {
      then.eliminated(then.battle().unit(role), Cause.ATTACKED);
    }
    return Retreats.isPossible(then, then.battle().unit(option.retreats().get(0)));
  }

  /** What kinds rule out in the standard table (SQ-7.3). */
  static boolean isAllowed(Board board, Options table, int number) {
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
  static boolean hasSecondChance(Board board) {
    Battle battle = board.battle();
    return battle.option() == FIRST
        && of(board) == STANDARD
        && board.layout().armies().kind(battle.supporter()).isGun();
  }
}
