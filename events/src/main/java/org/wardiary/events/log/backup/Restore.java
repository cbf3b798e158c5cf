package org.wardiary.events.log.backup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.log.SchemaTopic;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicEnds;
import org.wardiary.events.log.TopicRange;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.EventBatches;

/**
 * Compares a backup with a log and hands out the games that the log lacks in whole or in part. The
 * referee receives them, appends what is missing and refuses what contradicts the log. Not
 * thread-safe.
 */
public final class Restore {

  /**
   * How a log and a backup differ.
   *
   * @param missing games that the log lacks in whole or whose last events it lacks, with the ends
   *     of their chains in the backup
   * @param contradicted ids of the games whose events differ in the log, sorted
   * @param same number of games of which the log has all the events of the backup, and perhaps more
   */
  public record Comparison(SortedMap<String, Chain> missing, List<String> contradicted, int same) {

    /** Copies both. */
    public Comparison {
      missing = Collections.unmodifiableSortedMap(new TreeMap<>(missing));
      contradicted = List.copyOf(contradicted);
    }
  }

  private final BackupContent content;
  private final Map<String, Long> counts = new HashMap<>();
  private final SortedSet<String> contradicted = new TreeSet<>();

  private Restore(BackupContent content) {
    this.content = content;
  }

  /**
   * Compares the content of a backup with a log, and publishes the schemas that the backup was
   * written with.
   */
  public static Comparison compare(Cluster cluster, BackupContent content) {
    new SchemaTopic(cluster).publish(content.schemas());
    Restore restore = new Restore(content);
    try (TopicScan scan = new TopicScan(cluster)) {
      TopicRange log = TopicRange.to(TopicEnds.decided(cluster, Topic.EVENTS));
      scan.read(Topic.EVENTS, log, restore::take);
    }
    return restore.comparison();
  }

  private void take(ConsumerRecord<byte[], byte[]> message) {
    if (message.key() == null || message.value() == null) {
      return;
    }
    String id = new String(message.key(), StandardCharsets.UTF_8);
    Chain end = content.games().get(id);
    if (end == null) {
      return;
    }
    try {
      for (byte[] event : EventBatches.messages(message.value())) {
        take(event, end);
      }
    } catch (CorruptMessage e) {
      contradicted.add(id);
    }
  }

  private void take(byte[] event, Chain end) {
    long count = counts.merge(end.gameId(), 1L, Long::sum);
    if (count == end.nextSeq() && !Chain.hash(event).equals(end.head())) {
      contradicted.add(end.gameId());
    }
  }

  private Comparison comparison() {
    TreeMap<String, Chain> missing = new TreeMap<>(content.games());
    missing.values().removeIf(end -> counts.getOrDefault(end.gameId(), 0L) >= end.nextSeq());
    missing.keySet().removeAll(contradicted);
    int same = content.games().size() - missing.size() - contradicted.size();
    return new Comparison(missing, List.copyOf(contradicted), same);
  }

  /**
   * Hands out games of an undamaged backup.
   *
   * @param wanted ends of the chains of the wanted games, by game id
   * @param out receives each game once all its messages are read
   */
  public static void games(Path file, SortedMap<String, Chain> wanted, Consumer<GameMessages> out)
      throws IOException {
    BackupReader.whole(file, collector(wanted, out));
  }

  /**
   * Hands out games of a damaged backup.
   *
   * @param wanted ends of the chains of the wanted games, by game id
   * @param out receives each game once all its messages are read
   */
  public static void readableGames(
      Path file, SortedMap<String, Chain> wanted, Consumer<GameMessages> out) throws IOException {
    BackupReader.readable(file, collector(wanted, out));
  }

  private static BackupReader.Visitor collector(
      SortedMap<String, Chain> wanted, Consumer<GameMessages> out) {
    Map<String, List<byte[]>> begun = new HashMap<>();
    return (GameEvent event, byte[] message, Chain end) -> {
      Chain due = wanted.get(end.gameId());
      if (due == null || end.nextSeq() > due.nextSeq()) {
        return;
      }
      begun.computeIfAbsent(end.gameId(), id -> new ArrayList<>()).add(message);
      if (end.nextSeq() == due.nextSeq()) {
        out.accept(new GameMessages(end.gameId(), begun.remove(end.gameId())));
      }
    };
  }
}
