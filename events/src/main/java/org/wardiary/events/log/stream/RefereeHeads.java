package org.wardiary.events.log.stream;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.Unreadable;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;

/**
 * Where the games' chains end as the referee keeps it, which it stores in one transaction with the
 * events: a game that has lost its last events, or all, cannot be told from its chain alone. Read
 * from the changelog of the referee's store; no application needs to run.
 */
public final class RefereeHeads {

  private static final String CHANGELOG =
      RefereeTopology.APPLICATION + "-" + RefereeTopology.GAMES + "-changelog";
  // the other keys of the store are those of open games
  private static final Pattern GAME = Pattern.compile("[0-9a-f]{16}");

  private final Map<String, Long> lengths = new HashMap<>();

  private RefereeHeads() {}

  /**
   * Reads them all. What is read after this call from the log, up to where it is decided, has all
   * these events, unless they are lost.
   */
  public static RefereeHeads of(Cluster cluster) {
    RefereeHeads heads = new RefereeHeads();
    if (Topics.exists(cluster, CHANGELOG)) {
      List<TopicPartition> partitions =
          Partitions.on(cluster).all(Topic.EVENTS).stream()
              .map(events -> new TopicPartition(CHANGELOG, events.partition()))
              .toList();
      try (TopicScan scan = new TopicScan(cluster)) {
        scan.read(partitions, heads.new Reading());
      }
    }
    return heads;
  }

  private final class Reading implements TopicScan.Visitor {

    @Override
    public Next visit(ConsumerRecord<byte[], byte[]> message) {
      String key = new String(message.key(), StandardCharsets.UTF_8);
      if (message.value() != null && GAME.matcher(key).matches()) {
        lengths.put(key, RefereeState.of(key, message.value()).chain().nextSeq());
      }
      return Next.CONTINUE;
    }

    /** Without them less is known, which is no reason to tell nothing of the games. */
    @Override
    public void lost(Unreadable messages) {}
  }

  /**
   * What a game lacks on the log.
   *
   * @param chain the end of the game's chain on the log; {@link Chain#begin} if it is not there
   */
  public Optional<String> missing(Chain chain) {
    long stored = lengths.getOrDefault(chain.gameId(), 0L);
    return stored <= chain.nextSeq()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected the %s that the referee has stored but the log has %s",
                Text.count(stored, "event"),
                chain.nextSeq() == 0 ? "none" : Text.of("only %d", chain.nextSeq())));
  }

  /** The games that the referee has stored, by id. */
  public Iterable<String> games() {
    return lengths.keySet();
  }
}
