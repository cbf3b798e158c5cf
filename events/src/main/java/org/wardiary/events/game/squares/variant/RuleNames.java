package org.wardiary.events.game.squares.variant;

import java.util.Locale;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.squares.unit.Kind;

/** The names of the parameters of SQUARES. */
final class RuleNames {

  static final String PASSES = "passes";
  static final String DOUBLE_TURNS = "double-turns";
  static final String MOVES_IN_A_ROW = "moves-in-a-row";
  static final String ATTACKS_IN_A_ROW = "attacks-in-a-row";
  static final String HORSE_PAIRS = "horse-pairs";
  static final String DOUBLE_MOVES = "double-moves";
  static final String PINNING = "pinning";
  static final String CHARGES = "charges";
  static final String GRAND_BATTERIES = "grand-batteries";
  static final String FLANK_ATTACKS = "flank-attacks";
  static final String FOREST_REPELS = "forest-repels";
  static final String OPTION_1_ON_GUNS = "option-1-on-guns";
  static final String SECOND_CHANCES = "second-chances";
  static final String POINTS_FOOT = "points-foot";
  static final String POINTS_GUARD = "points-guard";
  static final String POINTS_GUNS = "points-guns";
  static final String POINTS_HORSE = "points-horse";
  static final String HORSE_DOUBLED_FROM = "horse-doubled-from";
  static final String LOSSES_TO_END = "losses-to-end";
  static final String TURN_LIMIT = "turn-limit";

  private RuleNames() {}

  /** Whether a switch is on; it is off in a game that does not have it. */
  static boolean isOn(RuleSet rules, String name) {
    return rules.parameters().find(name).isPresent() && rules.has(name);
  }

  /** Name of the parameter for the number of units of a kind that a side has. */
  static String number(Kind kind) {
    return "number-" + of(kind);
  }

  /** Name of the parameter for whether a retreat freezes a kind. */
  static String freezes(Kind kind) {
    return "freezes-" + of(kind);
  }

  /** Name of the parameter for the steps in a move of a kind that rides. */
  static String steps(Kind kind) {
    return "steps-" + of(kind);
  }

  private static String of(Kind kind) {
    return kind.title().toLowerCase(Locale.ROOT).replace(' ', '-');
  }
}
