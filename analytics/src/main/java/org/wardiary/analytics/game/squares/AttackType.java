package org.wardiary.analytics.game.squares;

import org.wardiary.projector.game.squares.view.AttackRow;

/** How an attack was made; each attack is of exactly one type. */
public enum AttackType {
  /** Supported, from nearer the defender's reserve (SQ-5.7). */
  FLANK("flank"),
  /** Supported, but not a flank attack. */
  SUPPORTED("other supported"),
  /** Unsupported, not into a reserve. */
  UNSUPPORTED("unsupported"),
  /** Into the enemy's reserve, supported or not (SQ-5.6). */
  RESERVE("into the reserve");

  private final String label;

  AttackType(String label) {
    this.label = label;
  }

  static AttackType of(AttackRow attack) {
    if (attack.getIntoReserve()) {
      return RESERVE;
    }
    if (attack.getFlank()) {
      return FLANK;
    }
    return attack.getSupporter().isEmpty() ? UNSUPPORTED : SUPPORTED;
  }

  /** Label of the type in tables. */
  public String label() {
    return label;
  }
}
