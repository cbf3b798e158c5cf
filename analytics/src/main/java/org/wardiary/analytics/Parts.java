package org.wardiary.analytics;

/** Games of an archive in parts that fit into memory one by one; each game is in one of them. */
public interface Parts {

  /** How many parts there are. */
  int count();

  /**
   * Reads a part; may be called by several threads at once.
   *
   * @param index from 0
   */
  Archive part(int index);
}
