package org.wardiary.analytics;

/** The games of an archive, in parts that each fit into memory; every game is in exactly one. */
public interface Parts {

  /** Number of parts. */
  int count();

  /**
   * Reads a part; may be called by several threads at once.
   *
   * @param index from 0
   */
  Archive part(int index);
}
