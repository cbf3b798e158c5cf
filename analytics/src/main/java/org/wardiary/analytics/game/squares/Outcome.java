package org.wardiary.analytics.game.squares;

import org.wardiary.projector.game.squares.view.AttackRow;

/** How an attack ended; each attack ended in one way. */
enum Outcome {
  /** The defending side alone lost units. */
  DEFENDER_LOST("defender lost"),
  /** Both sides lost units. */
  BOTH_LOST("both lost"),
  /** The attacking side alone lost units. */
  ATTACKER_LOST("attacker lost"),
  /** Nobody was lost; the defender retreated, at once or after it had stood (SQ-7.3, SQ-7.4). */
  RETREATED("defender retreated"),
  /** Nobody was lost; the defender never left its space. */
  REPULSED("defender held");

  private final String label;

  Outcome(String label) {
    this.label = label;
  }

  static Outcome of(AttackRow attack) {
    if (!attack.getDefenderLost().isEmpty()) {
      return attack.getAttackerLost().isEmpty() ? DEFENDER_LOST : BOTH_LOST;
    }
    if (!attack.getAttackerLost().isEmpty()) {
      return ATTACKER_LOST;
    }
    return attack.getRetreated() ? RETREATED : REPULSED;
  }

  /** The outcome as tables write it. */
  String label() {
    return label;
  }
}
