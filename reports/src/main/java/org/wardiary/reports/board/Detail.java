package org.wardiary.reports.board;

/** How much of a board is drawn. */
public enum Detail {
  /** Everything, including space codes and unit ids. */
  FULL,
  /** Hardly any text. */
  SMALL
}
