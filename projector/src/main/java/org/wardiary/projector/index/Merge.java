package org.wardiary.projector.index;

/** What counts as the same position beside the position itself. */
public enum Merge {
  /** Its images under the symmetries of the map; where a symmetry asks for it, sides exchanged. */
  MIRROR,
  /** Positions with other numbers on units of one side and kind. */
  INTERCHANGEABLE
}
