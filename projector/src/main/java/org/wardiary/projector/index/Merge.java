package org.wardiary.projector.index;

/** What counts as the same position, besides the position itself. */
public enum Merge {
  /**
   * Its images under the symmetries of the map, with the sides exchanged where the symmetry does
   * so.
   */
  MIRROR,
  /** Positions that differ only in the numbers on units of one side and kind. */
  INTERCHANGEABLE
}
