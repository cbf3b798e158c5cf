package org.wardiary.projector.index;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * How far an index has read the log, and what it knows of the log's games besides their positions.
 * Safe to share between threads; what concerns a game is changed only by the thread that reads its
 * partition.
 *
 * @param version how rows and keys are made; an index of another version is rebuilt
 * @param log identity of the log that was read
 * @param offsets by partition, the offset of the next message to read
 * @param open games that have begun and not ended, and where they begin
 * @param revised games that were revised
 * @param damaged ids of games that cannot be folded
 */
record IndexState(
    int version,
    String log,
    ConcurrentSkipListMap<Integer, Long> offsets,
    ConcurrentSkipListMap<String, Begun> open,
    ConcurrentSkipListMap<String, RevisionState> revised,
    ConcurrentSkipListSet<String> damaged) {

  private static final int VERSION = 1;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Where a game begins in the log. */
  record Begun(int partition, long offset) {}

  /** The state of an index that has read nothing of a log. */
  static IndexState empty(String log) {
    return new IndexState(
        VERSION,
        log,
        new ConcurrentSkipListMap<>(),
        new ConcurrentSkipListMap<>(),
        new ConcurrentSkipListMap<>(),
        new ConcurrentSkipListSet<>());
  }

  /** The state of a store; empty if it has none, or one of another version. */
  static Optional<IndexState> of(IndexStore store) {
    return store
        .get(RowKeys.state())
        .map(IndexState::read)
        .filter(state -> state.version == VERSION);
  }

  private static IndexState read(byte[] json) {
    try {
      return MAPPER.readValue(json, IndexState.class);
    } catch (IOException e) {
      throw new IndexDamaged("expected the state of an index but got: " + e.getMessage());
    }
  }

  byte[] bytes() {
    try {
      return MAPPER.writeValueAsBytes(this);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("expected a state that JSON can hold", e);
    }
  }

  /** Whether it is of this log, or of an earlier stage of it. */
  boolean fits(IndexLog other, SortedMap<Integer, Long> ends) {
    return log.equals(other.identity())
        && ends.keySet().containsAll(offsets.keySet())
        && offsets.entrySet().stream().allMatch(each -> each.getValue() <= ends.get(each.getKey()));
  }
}
