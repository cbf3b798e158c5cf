package org.wardiary.projector.index;

import java.util.List;

/** What a segment is written from. */
interface EntrySource {

  /** The games, by their numbers. */
  List<IndexedGame> games();

  /** The answers, by their numbers; the first is empty. */
  List<String> answers();

  /** Reads the next entry, in the order of keys, games and plies; false if there is none. */
  boolean read(Entry to);
}
