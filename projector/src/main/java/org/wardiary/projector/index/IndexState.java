package org.wardiary.projector.index;

import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.wardiary.projector.index.Manifest.Begun;

/**
 * What an index knows about the games of the log besides their positions. Safe to share between
 * threads; what concerns a game is changed only by the thread that reads its partition.
 *
 * @param open games that have begun and not ended, and where they begin
 * @param revised games that were revised
 * @param damaged ids of games that cannot be folded
 * @param indexed ids, as numbers, of the games that the index has
 */
record IndexState(
    ConcurrentSkipListMap<String, Begun> open,
    ConcurrentSkipListMap<String, RevisionState> revised,
    ConcurrentSkipListSet<String> damaged,
    Set<Long> indexed) {

  /**
   * Reads the state of an index.
   *
   * @param folder the index's folder
   */
  static IndexState of(Path folder, Manifest manifest) {
    Set<Long> indexed = ConcurrentHashMap.newKeySet();
    for (SegmentFile file : manifest.segments()) {
      Segment segment = file.open(folder);
      for (int game = 0; game < segment.header().games(); game++) {
        indexed.add(segment.game(game).id());
      }
    }
    return new IndexState(
        new ConcurrentSkipListMap<>(manifest.open()),
        new ConcurrentSkipListMap<>(manifest.revised()),
        new ConcurrentSkipListSet<>(manifest.damaged()),
        indexed);
  }
}
