package org.wardiary.projector.index;

import java.util.List;

/** The games, answers and entries that a segment is written from. */
interface EntrySource {

  /** The games; the index of each is its number. */
  List<IndexedGame> games();

  /** The answers; the index of each is its number. The first is empty. */
  List<String> answers();

  /** Reads the next entry, in the order of keys, games and plies; false if there is none. */
  boolean read(Entry to);
}
