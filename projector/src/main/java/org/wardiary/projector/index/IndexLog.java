package org.wardiary.projector.index;

import java.util.SortedMap;
import org.wardiary.events.log.TopicScan.Next;

/** The log as the index reads it. */
public interface IndexLog {

  /** Receives messages of the log. */
  @FunctionalInterface
  interface Visitor {

    /**
     * Receives a message of a game, which holds one event or several. The messages of a game come
     * in order.
     *
     * @return whether to read on
     */
    Next message(int partition, long offset, String gameId, byte[] message);
  }

  /** Identifies this log; differs even from that of a log that was created in its place. */
  String identity();

  /** By partition, the offset after the last committed message. */
  SortedMap<Integer, Long> ends();

  /**
   * Reads a part of a partition. Safe to call from any thread.
   *
   * @param from the first offset to read
   * @param to the offset to stop before
   */
  void read(int partition, long from, long to, Visitor visitor);
}
