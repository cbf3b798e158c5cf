package org.wardiary.events.log.stream;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;

/**
 * What the referee's store holds of all games, read from its changelog; no application needs to
 * run. The store is written in one transaction with the events.
 */
public final class RefereeStore {

  private static final String CHANGELOG =
      RefereeTopology.APPLICATION + "-" + RefereeTopology.GAMES + "-changelog";
  private static final String KNOWN = "/known";

  private RefereeStore() {}

  /** The key of a game's {@link KnownGame}; not a game's id, which has 16 characters. */
  static String knownKey(String gameId) {
    return gameId + KNOWN;
  }

  /**
   * Reads what is kept of the stored games that have ended and stand, in order to recognise them.
   *
   * @param out receives a game's id and the game, empty if it does not stand; the last one counts
   */
  public static void known(Cluster cluster, BiConsumer<String, Optional<KnownGame>> out) {
    read(
        cluster,
        (key, value) -> {
          if (key.endsWith(KNOWN)) {
            String id = key.substring(0, key.length() - KNOWN.length());
            out.accept(id, value.map(bytes -> KnownGame.of(id, bytes)));
          }
        });
  }

  /** Reads all entries; of those with the same key, the last one counts. */
  static void read(Cluster cluster, BiConsumer<String, Optional<byte[]>> out) {
    if (!Topics.exists(cluster, CHANGELOG)) {
      return;
    }
    List<TopicPartition> partitions =
        Partitions.on(cluster).all(Topic.EVENTS).stream()
            .map(events -> new TopicPartition(CHANGELOG, events.partition()))
            .toList();
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(partitions, new Entries(out));
    }
  }

  private record Entries(BiConsumer<String, Optional<byte[]>> out) implements TopicScan.Visitor {

    @Override
    public TopicScan.Next visit(ConsumerRecord<byte[], byte[]> message) {
      out.accept(
          new String(message.key(), StandardCharsets.UTF_8), Optional.ofNullable(message.value()));
      return TopicScan.Next.CONTINUE;
    }

    /** Without them less is known, which is no reason to tell nothing of the games. */
    @Override
    public void lost(Unreadable messages) {}
  }
}
