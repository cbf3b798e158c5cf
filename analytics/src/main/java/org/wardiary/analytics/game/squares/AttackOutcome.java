package org.wardiary.analytics.game.squares;

import org.wardiary.projector.game.squares.view.AttackRow;

/** How an attack ended; each attack has exactly one outcome. */
enum AttackOutcome {
  /** Only the defending side lost units. */
  DEFENDER_LOST("defender lost"),
  /** Both sides lost units. */
  BOTH_LOST("both lost"),
  /** Only the attacking side lost units. */
  ATTACKER_LOST("attacker lost"),
  /** No unit was lost; the defender retreated, at once or after it had stood (SQ-7.3, SQ-7.4). */
  RETREATED("defender retreated"),
  /** No unit was lost; the defender never left its space. */
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
   * Whether the rules allow this outcome of a type of attack. A flank attack affects only the
   * defender, which does not stay (SQ-7.1), unless it may stand (SQ-R13, SQ-R29, SQ-R30); an attack
   * into a reserve takes a unit (SQ-7.7); an unsupported attack takes a unit or drives the defender
   * away, and the defender alone is lost only in a charge (SQ-6.2); no option takes only units of
   * the attacking side (SQ-7.3 to SQ-7.5).
   */
  boolean possible(AttackType type, SquaresInfo info) {
    return switch (type) {
      case FLANK ->
          info.standsInFlank() ? this != ATTACKER_LOST : this == DEFENDER_LOST || this == RETREATED;
      case RESERVE -> this == DEFENDER_LOST;
      case UNSUPPORTED -> this != REPULSED && (this != DEFENDER_LOST || info.hasCharges());
      case SUPPORTED -> this != ATTACKER_LOST;
    };
  }

  /** Label of the outcome in tables. */
  String label() {
    return label;
  }
}
