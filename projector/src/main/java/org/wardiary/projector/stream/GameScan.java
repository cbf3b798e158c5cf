package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.text.Text;

/**
 * Reads the events of many games in one pass over the log, game by game, in the order in which the
 * games end on it. Keeps nothing of the games but their offset ranges, and the messages of those
 * being read. For one thread, with a connection of its own.
 */
public final class GameScan implements AutoCloseable {

  private final TopicScan scan;
  private final MessageCodec<GameEvent> codec;
  private final Map<String, OffsetRange> ranges;

  GameScan(Cluster cluster, MessageCodec<GameEvent> codec, Map<String, OffsetRange> ranges) {
    this.scan = new TopicScan(cluster);
    this.codec = codec;
    this.ranges = Map.copyOf(ranges);
  }

  /**
   * Reads games.
   *
   * @param wanted tells by id which games to read
   * @param out receives the messages of one game after another, and returns whether to go on
   */
  public void read(Predicate<String> wanted, Predicate<StoredEvents> out) {
    Map<String, OffsetRange> some = new HashMap<>();
    ranges.forEach(
        (gameId, range) -> {
          if (wanted.test(gameId)) {
            some.put(gameId, range);
          }
        });
    boolean going = true;
    for (TopicPartition partition : scan.partitions(Topic.EVENTS)) {
      long first = Long.MAX_VALUE;
      long last = -1;
      for (OffsetRange range : some.values()) {
        if (range.partition() == partition.partition()) {
          first = Math.min(first, range.first());
          last = Math.max(last, range.last());
        }
      }
      if (going && last >= 0) {
        Games games = new Games(some, out);
        scan.read(partition, first, last + 1, games);
        games.requireAll(partition);
        going = games.going;
      }
    }
  }

  /** The games of a partition that have begun and not ended yet. */
  private final class Games implements TopicScan.Visitor {
    private final Map<String, OffsetRange> ranges;
    private final Predicate<StoredEvents> out;
    private final Map<String, StoredEvents> begun = new HashMap<>();
    private final Set<String> read = new HashSet<>();
    private Optional<Unreadable> lost = Optional.empty();
    private boolean going = true;

    private Games(Map<String, OffsetRange> ranges, Predicate<StoredEvents> out) {
      this.ranges = ranges;
      this.out = out;
    }

    @Override
    public Next visit(ConsumerRecord<byte[], byte[]> message) {
      // a message without key or value does not belong to a game
      if (message.key() == null || message.value() == null) {
        return Next.CONTINUE;
      }
      String gameId = new String(message.key(), StandardCharsets.US_ASCII);
      OffsetRange range = ranges.get(gameId);
      if (range != null && message.offset() >= range.first() && message.offset() <= range.last()) {
        if (message.offset() == range.first()) {
          begun.put(gameId, new StoredEvents(gameId, codec));
        }
        take(gameId, message, range);
      }
      return going ? Next.CONTINUE : Next.STOP;
    }

    private void take(String gameId, ConsumerRecord<byte[], byte[]> message, OffsetRange range) {
      StoredEvents game = begun.get(gameId);
      // without its beginning it is none of the games that are read
      if (game != null) {
        game.add(message.value());
        if (message.offset() == range.last()) {
          read.add(gameId);
          going = out.test(begun.remove(gameId));
        }
      }
    }

    @Override
    public void lost(Unreadable messages) {
      lost = Optional.of(messages);
    }

    /**
     * Checks that no game lacks its first or last message; what is missing between them is missing
     * in its chain.
     */
    private void requireAll(TopicPartition partition) {
      if (going && lost.isPresent()) {
        ranges.forEach(
            (gameId, range) -> {
              if (range.partition() == partition.partition() && !read.contains(gameId)) {
                throw new ClusterException(
                    Text.of("game %s: expected its events but %s", gameId, lost.get().text()));
              }
            });
      }
    }
  }

  @Override
  public void close() {
    scan.close();
  }
}
