package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Reads topics of views, and games from the log, by a plain consumer: no application needs to run.
 * For one thread.
 */
public final class ViewReader implements AutoCloseable {

  private final TopicScan scan;
  private final MessageCodec<GameEvent> events;

  /**
   * A reader that has read nothing.
   *
   * @param events reads events
   */
  public ViewReader(Cluster cluster, MessageCodec<GameEvent> events) {
    this.scan = new TopicScan(cluster);
    this.events = events;
  }

  /**
   * The latest view of each game, sorted by game id. Holds their bytes in memory.
   *
   * @param wanted which games, by id
   */
  public Collection<StoredView> latest(Topic topic, Predicate<String> wanted) {
    TreeMap<String, StoredView> views = new TreeMap<>();
    scan.read(
        topic,
        message -> {
          String gameId = new String(message.key(), StandardCharsets.US_ASCII);
          if (!wanted.test(gameId)) {
            return;
          }
          if (message.value() == null) {
            views.remove(gameId);
          } else {
            views.put(
                gameId,
                new StoredView(gameId, message.value(), OffsetRange.read(message.headers())));
          }
        });
    return views.values();
  }

  /**
   * Where the events of each game lie, by id, for games whose view has its range; the views
   * themselves are not kept.
   */
  public Map<String, OffsetRange> ranges(Topic topic) {
    Map<String, OffsetRange> ranges = new HashMap<>();
    scan.read(
        topic,
        message -> {
          String gameId = new String(message.key(), StandardCharsets.US_ASCII);
          ranges.remove(gameId);
          if (message.value() != null) {
            OffsetRange.read(message.headers()).ifPresent(range -> ranges.put(gameId, range));
          }
        });
    return ranges;
  }

  /**
   * The events of one game as far as a range goes.
   *
   * @param until says of an event whether it and all after it are wanted no more
   * @throws CorruptMessage if they do not follow one another
   */
  public List<GameEvent> events(String gameId, OffsetRange range, Predicate<GameEvent> until) {
    ChainCheck chain = new ChainCheck(events, Chain.begin(gameId));
    byte[] key = Partitions.key(gameId);
    List<GameEvent> found = new ArrayList<>();
    scan.read(
        new TopicPartition(Topic.EVENTS.topicName(), range.partition()),
        range.first(),
        range.last() + 1,
        message -> {
          if (!Arrays.equals(key, message.key())) {
            return Next.CONTINUE;
          }
          GameEvent event = chain.accept(message.value());
          if (until.test(event)) {
            return Next.STOP;
          }
          found.add(event);
          return Next.CONTINUE;
        });
    return found;
  }

  /** A number that grows with every view written to a topic. */
  public long version(Topic topic) {
    return scan.ends(TopicScan.partitions(topic)).values().stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  @Override
  public void close() {
    scan.close();
  }
}
