package org.wardiary.projector.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Follows games on the log while they are played, straight from the topic of events: what was
 * appended is seen at once, whether or not any view has it yet. For one thread.
 */
public final class GameFeeds implements AutoCloseable {

  private final Cluster cluster;
  private final TopicScan scan;
  private final MessageCodec<GameEvent> events;

  /** Creates a reader that has read nothing. */
  public GameFeeds(Cluster cluster, MessageCodec<GameEvent> events) {
    this.cluster = cluster;
    this.scan = new TopicScan(cluster);
    this.events = events;
  }

  /**
   * Follows a game from the beginning of its last edition.
   *
   * @param first offset of that edition's first event on the game's partition
   */
  public Feed of(String gameId, long first) {
    return new Feed(gameId, partition(gameId), first);
  }

  /** Follows a game that has no message yet. */
  public Feed ofNew(String gameId) {
    TopicPartition partition = partition(gameId);
    return new Feed(gameId, partition, scan.ends(List.of(partition)).get(partition));
  }

  private TopicPartition partition(String gameId) {
    return Partitions.on(cluster).of(Topic.EVENTS, gameId);
  }

  /** The new events of one game. */
  public final class Feed {

    private final String gameId;
    private final TopicPartition partition;
    private long next;
    private Optional<ChainCheck> chain = Optional.empty();

    private Feed(String gameId, TopicPartition partition, long next) {
      this.gameId = gameId;
      this.partition = partition;
      this.next = next;
    }

    /**
     * The events that were appended since the last call, in order; each is checked against the
     * game's hash chain. All events of a command come together.
     *
     * @throws org.wardiary.events.log.codec.CorruptMessage if they do not follow one another
     */
    public List<GameEvent> more() {
      byte[] key = Partitions.key(gameId);
      List<GameEvent> found = new ArrayList<>();
      Map<TopicPartition, Long> ends =
          scan.readSince(
              List.of(partition),
              Map.of(partition, next),
              message -> {
                if (Arrays.equals(key, message.key())) {
                  EventBatches.messages(message.value()).forEach(event -> found.add(accept(event)));
                }
                return Next.CONTINUE;
              });
      next = ends.get(partition);
      return found;
    }

    private GameEvent accept(byte[] message) {
      if (chain.isEmpty()) {
        Chain before = Chain.before(gameId, events.decode(message));
        chain = Optional.of(new ChainCheck(events, before));
      }
      return chain.get().accept(message);
    }
  }

  @Override
  public void close() {
    scan.close();
  }
}
