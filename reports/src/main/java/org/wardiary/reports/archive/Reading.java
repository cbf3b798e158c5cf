package org.wardiary.reports.archive;

/** Which edition of each game counts. */
public enum Reading {
  /** The one that stands, after all corrections; no withdrawn games. */
  CORRECTED,
  /** The first one, as if nothing had been corrected or withdrawn. */
  RECORDED
}
