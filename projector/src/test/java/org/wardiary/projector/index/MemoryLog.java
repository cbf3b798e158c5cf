package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** A log of two partitions in memory. */
final class MemoryLog implements IndexLog {

  /** Thrown by reads once as many messages as {@link #failAfter} allows have been read. */
  static final class Killed extends RuntimeException {}

  private record Message(String gameId, byte[] bytes) {}

  private static final long PAUSE_NANOS = 1_000_000;

  private final String identity;
  private final List<List<Message>> partitions = List.of(new ArrayList<>(), new ArrayList<>());
  private final AtomicLong left = new AtomicLong(Long.MAX_VALUE);

  MemoryLog(String identity) {
    this.identity = identity;
  }

  /** Appends messages of a game. */
  void append(PlayedGame game, int from, int to) {
    for (byte[] bytes : game.messages().subList(from, to)) {
      append(game.id(), bytes);
    }
  }

  void append(PlayedGame game) {
    append(game, 0, game.messages().size());
  }

  void append(String gameId, byte[] bytes) {
    partitions.get(Math.floorMod(gameId.hashCode(), 2)).add(new Message(gameId, bytes));
  }

  /** This log, with one partition that is slow to read. */
  IndexLog slow(int partition) {
    return new IndexLog() {
      @Override
      public String identity() {
        return MemoryLog.this.identity();
      }

      @Override
      public SortedMap<Integer, Long> ends() {
        return MemoryLog.this.ends();
      }

      @Override
      public void read(int read, long from, long to, Visitor visitor) {
        MemoryLog.this.read(
            read,
            from,
            to,
            (here, offset, gameId, message) -> {
              if (here == partition && offset % 100 == 0) {
                LockSupport.parkNanos(PAUSE_NANOS);
              }
              return visitor.message(here, offset, gameId, message);
            });
      }
    };
  }

  /** Makes reads fail after so many messages, as if the reading program was killed. */
  void failAfter(long messages) {
    left.set(messages);
  }

  @Override
  public String identity() {
    return identity;
  }

  @Override
  public SortedMap<Integer, Long> ends() {
    TreeMap<Integer, Long> ends = new TreeMap<>();
    for (int i = 0; i < partitions.size(); i++) {
      ends.put(i, (long) partitions.get(i).size());
    }
    return ends;
  }

  @Override
  public void read(int partition, long from, long to, Visitor visitor) {
    for (long offset = from; offset < to; offset++) {
      if (left.getAndDecrement() <= 0) {
        throw new Killed();
      }
      Message message = partitions.get(partition).get((int) offset);
      if (visitor.message(partition, offset, message.gameId(), message.bytes()) == Next.STOP) {
        return;
      }
    }
  }
}
