package org.wardiary.app.archive;

/** Which edition of each game counts. */
public enum Reading {
  /** The current one, after all corrections; withdrawn games are left out. */
  CORRECTED,
  /** The first one, as if nothing had been corrected or withdrawn. */
  RECORDED
}
