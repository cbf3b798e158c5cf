package org.wardiary.events.log;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;

/**
 * Reads the topic of events: the committed events, up to the topic's end when a read begins, with a
 * check that each message follows the previous one of its game. Not thread-safe.
 */
public final class EventLog implements AutoCloseable {

  private final MessageCodec<GameEvent> codec;
  private final Cluster cluster;
  private final TopicScan scan;

  /**
   * Opens the log of a cluster.
   *
   * @param writers schemas that events may have been written with
   */
  public EventLog(Cluster cluster, WriterSchemas writers) {
    this.codec = Codecs.events(writers);
    this.cluster = cluster;
    this.scan = new TopicScan(cluster);
  }

  /**
   * Reads everything. The events of a game come in order, games of one partition in the order in
   * which they were stored, those of different partitions in any order.
   */
  public void readAll(LogReader reader) {
    GameChains chains = new GameChains(codec, reader);
    scan.read(Topic.EVENTS, chains::take);
  }

  /**
   * Reads one game, only from its own partition and no further than the game's end.
   *
   * @param gameId the complete id; nothing is passed on if there is no such game
   */
  public void readGame(String gameId, LogReader reader) {
    byte[] key = Partitions.key(gameId);
    Watch watch = new Watch(reader);
    GameChains chains = new GameChains(codec, watch);
    scan.read(
        List.of(Partitions.on(cluster).of(Topic.EVENTS, gameId)),
        message -> {
          if (Arrays.equals(key, message.key())) {
            chains.take(message);
          }
          return watch.next;
        });
  }

  /**
   * Ids of the games whose id begins with a prefix, sorted. Reads the whole topic but decodes none
   * of it.
   *
   * @param prefix the beginning of an id; empty for all games
   */
  public List<String> gamesWith(String prefix) {
    TreeSet<String> ids = new TreeSet<>();
    String first = GameStarted.getClassSchema().getName();
    scan.read(
        Topic.EVENTS,
        message -> {
          String gameId = GameChains.gameId(message);
          if (gameId.startsWith(prefix) && EventHeaders.name(message.headers(), first)) {
            ids.add(gameId);
          }
        });
    return List.copyOf(ids);
  }

  /**
   * The current ends of the topic: for each partition, one more than the offset of the last
   * committed message. Whoever has read up to them has read everything stored so far.
   */
  public Map<TopicPartition, Long> ends() {
    Collection<TopicPartition> partitions = scan.partitions(Topic.EVENTS);
    return scan.ends(partitions);
  }

  @Override
  public void close() {
    scan.close();
  }

  /** Passes events on and notes when the game has no more. */
  private static final class Watch implements LogReader {

    private final LogReader out;
    private Next next = Next.CONTINUE;

    Watch(LogReader out) {
      this.out = out;
    }

    @Override
    public void event(GameEvent event, byte[] message) {
      out.event(event, message);
      next = event.getBody() instanceof GameEnded ? Next.STOP : Next.CONTINUE;
    }

    @Override
    public void corrupt(
        String gameId, long seq, org.wardiary.events.log.codec.CorruptMessage reason) {
      out.corrupt(gameId, seq, reason);
      next = Next.STOP;
    }
  }
}
