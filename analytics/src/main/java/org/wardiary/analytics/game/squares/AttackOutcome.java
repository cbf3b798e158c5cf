package org.wardiary.analytics.game.squares;

import org.wardiary.projector.game.squares.view.AttackRow;

/** How an attack ended; each attack ended in one way. */
enum AttackOutcome {
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

  AttackOutcome(String label) {
    this.label = label;
  }

  static AttackOutcome of(AttackRow attack) {
    if (!attack.getDefenderLost().isEmpty()) {
      return attack.getAttackerLost().isEmpty() ? DEFENDER_LOST : BOTH_LOST;
    }
    if (!attack.getAttackerLost().isEmpty()) {
      return ATTACKER_LOST;
    }
    return attack.getRetreated() ? RETREATED : REPULSED;
  }

  /**
   * Whether the rules allow it: a flank attack touches nobody but the defender, which does not stay
   * (SQ-7.1); one into a reserve takes a unit (SQ-7.7); an unsupported one takes a unit or drives
   * it away, and takes the defender alone only in a charge (SQ-6.2); no option takes the attacking
   * side's units alone (SQ-7.3 to SQ-7.5).
   */
  boolean possible(AttackType type, SquaresInfo info) {
    return switch (type) {
      case FLANK -> this == DEFENDER_LOST || this == RETREATED;
      case RESERVE -> this == DEFENDER_LOST;
      case UNSUPPORTED -> this != REPULSED && (this != DEFENDER_LOST || info.hasCharges());
      case SUPPORTED -> this != ATTACKER_LOST;
    };
  }

  /** The outcome as tables write it. */
  String label() {
    return label;
  }
}
