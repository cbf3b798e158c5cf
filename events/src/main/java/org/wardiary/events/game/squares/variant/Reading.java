package org.wardiary.events.game.squares.variant;

import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;

/**
 * A contested ruling that can be read in two ways (SQ-10). The parameter with its name chooses the
 * reading.
 */
public enum Reading {
  /** R8. */
  RIDES_THROUGH_RESERVE(
      "rides-through-reserve",
      "SQ-4.2 R8",
      true,
      "a ride may pass through its own reserve; off: only while no unit is there"),
  /** R13. */
  FLANKED_CAVALRY_STANDS_IN_FOREST(
      "flanked-cavalry-stands-in-forest",
      "SQ-6.3 R13",
      false,
      "Cavalry in forest may stand in a flank attack; off: it must retreat if it can"),
  /** R15. */
  GUARD_STEPS_INTO_FOREST(
      "guard-steps-into-forest", "SQ-6.4 R15", false, "a Guard that retreats may step into forest"),
  /** R19. */
  GRAND_BATTERY_SECOND_CHANCES(
      "grand-battery-second-chances",
      "SQ-7.5 R19",
      false,
      "second chances in option 1 of a Grand Battery too"),
  /** R29. */
  FLANKED_GUNS_STAND(
      "flanked-guns-stand",
      "SQ-7.1 R29",
      true,
      "in a flank attack led by no gun, a gun without a retreat stands; off: it is lost at no cost"),
  /** R30. */
  FLANKED_HEAVY_CAVALRY_STANDS(
      "flanked-heavy-cavalry-stands",
      "SQ-6.3 R30",
      true,
      "Heavy Cavalry may stand in a flank attack; off: it must retreat if it can"),
  /** R31. */
  GUARD_STOPS_HEAVY_CAVALRY(
      "guard-stops-heavy-cavalry",
      "SQ-6.2 R31",
      false,
      "Heavy Cavalry that charges a Guard is lost too; off: the Guard alone"),
  /** R32. */
  HEAVY_CAVALRY_STOPS_ITS_KIND(
      "heavy-cavalry-stops-its-kind",
      "SQ-6.2 R32",
      false,
      "Heavy Cavalry that stands is not lost to unsupported Heavy Cavalry; off: both are lost"),
  /** R33. */
  SAFE_DEFENDERS_UNASKED(
      "safe-defenders-unasked",
      "SQ-6.2 R33",
      false,
      "a defender that cannot be eliminated stands unasked; off: it may retreat"),
  /** R36. */
  DISPLACED_ATTACKERS(
      "displaced-attackers",
      "SQ-6.5 R36",
      true,
      "attacker and supporter may be displaced; off: never");

  private final String title;
  private final String rule;
  private final boolean standard;
  private final String meaning;

  Reading(String title, String rule, boolean standard, String meaning) {
    this.title = title;
    this.rule = rule;
    this.standard = standard;
    this.meaning = meaning;
  }

  /** Name of the parameter. */
  public String title() {
    return title;
  }

  /**
   * Whether the rules have the reading that the name states; false in a game without the choice.
   */
  public boolean isOn(RuleSet rules) {
    return RuleNames.isOn(rules, title);
  }

  /** The parameter, whose standard value is the reading of the rulebook. */
  Parameter parameter() {
    return standard ? Parameter.on(title, rule, meaning) : Parameter.off(title, rule, meaning);
  }
}
