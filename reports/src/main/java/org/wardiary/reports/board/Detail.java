package org.wardiary.reports.board;

/** How much of a board is drawn. */
public enum Detail {
  /** Everything, codes and ids too. */
  FULL,
  /** Hardly a word. */
  SMALL
}
