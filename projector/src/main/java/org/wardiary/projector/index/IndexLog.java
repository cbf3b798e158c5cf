package org.wardiary.projector.index;

import java.util.SortedMap;
import org.wardiary.events.log.TopicScan.Next;

/** The log as the index reads it. */
public interface IndexLog {

  /** Receives messages. */
  @FunctionalInterface
  interface Visitor {

    /**
     * One message of a game, of one event or several; those of a game come in order.
     *
     * @return whether to read on
     */
    Next message(int partition, long offset, String gameId, byte[] message);
  }

  /** What tells this log from any other, also from one that was made in its place. */
  String identity();

  /** By partition: the offset after the last committed message. */
  SortedMap<Integer, Long> ends();

  /**
   * Reads a part of a partition; for any thread.
   *
   * @param from first offset that is read
   * @param to first offset that is not
   */
  void read(int partition, long from, long to, Visitor visitor);
}
