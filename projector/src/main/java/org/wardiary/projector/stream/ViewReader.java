package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicRange;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Reads topics of views, and games from the log, with a plain consumer: no application needs to
 * run. For one thread, except for {@link #each} and {@link #events}.
 */
public final class ViewReader implements AutoCloseable {

  private final Cluster cluster;
  private final Builds builds;
  private final TopicScan scan;
  private final IdleScans scans;
  private final IdleScans parts;
  private final MessageCodec<GameEvent> events;

  /**
   * Creates a reader that has read nothing.
   *
   * @param builds determines the topics of the views
   * @param events the codec of events
   */
  public ViewReader(Cluster cluster, Builds builds, MessageCodec<GameEvent> events) {
    this.cluster = cluster;
    this.builds = builds;
    this.scan = new TopicScan(cluster);
    this.scans = IdleScans.ofTopics(cluster);
    this.parts = IdleScans.ofParts(cluster);
    this.events = events;
  }

  /** The partitions of the archive. */
  public Partitions partitions() {
    return Partitions.on(cluster);
  }

  /**
   * The latest view of each game, sorted by game id. Holds their bytes in memory.
   *
   * @param wanted tells by id which games to read
   */
  public Collection<StoredView> latest(Topic view, Predicate<String> wanted) {
    TreeMap<String, StoredView> views = new TreeMap<>();
    scan.read(
        builds.topic(view),
        message -> {
          String gameId = new String(message.key(), StandardCharsets.US_ASCII);
          if (!wanted.test(gameId)) {
            return;
          }
          if (message.value() == null) {
            views.remove(gameId);
          } else {
            views.put(gameId, StoredView.of(message));
          }
        });
    return views.values();
  }

  /**
   * Reads all views on a topic, one by one; if a game comes more than once, the last view counts.
   * For any thread: if several read at once, each has a connection of its own, which is kept for
   * the next reader.
   *
   * @param out receives a game's id and its view as bytes, empty if the game no longer has one
   */
  public void each(Topic view, BiConsumer<String, Optional<byte[]>> out) {
    scans.use(
        own ->
            own.read(
                builds.topic(view),
                message ->
                    out.accept(
                        new String(message.key(), StandardCharsets.US_ASCII),
                        Optional.ofNullable(message.value()))));
  }

  /**
   * The offset ranges of the events of each game, by id, for games whose view states its range; the
   * views themselves are not kept.
   */
  public Map<String, OffsetRange> ranges(Topic view) {
    Map<String, OffsetRange> ranges = new HashMap<>();
    scan.read(
        builds.topic(view),
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
   * A scan that reads many games from the log; the caller closes it.
   *
   * @param ranges offsets of the games' events, by id
   */
  public GameScan games(Map<String, OffsetRange> ranges) {
    return new GameScan(cluster, events, ranges);
  }

  /**
   * The latest view of each game, kept from one reading to the next.
   *
   * @param decode gives what is kept of a view
   */
  public <V> LatestViews<V> following(Topic view, Function<StoredView, V> decode) {
    return new LatestViews<>(() -> builds.topic(view), scan, decode);
  }

  /** A SHA-256 in hex of all messages of each game on the log, by id. Reads the whole log once. */
  public Map<String, String> heads() {
    Map<String, Sha256> heads = new HashMap<>();
    scan.read(
        Topic.EVENTS,
        TopicRange.WHOLE,
        message -> {
          // a message without key or value does not belong to a game
          if (message.key() != null && message.value() != null) {
            heads.merge(
                new String(message.key(), StandardCharsets.US_ASCII),
                Chain.hash(message.value()),
                (before, now) -> Chain.hash(before.bytes(), now.bytes()));
          }
        },
        // a game that has lost messages has another hash
        lost -> {});
    Map<String, String> texts = new HashMap<>();
    heads.forEach((gameId, head) -> texts.put(gameId, HexFormat.of().formatHex(head.bytes())));
    return texts;
  }

  /**
   * The events of one edition of a game in an offset range. For any thread, as {@link #each}.
   *
   * @param until tells whether to stop at an event, which is then left out
   * @throws CorruptMessage if they do not follow one another
   */
  public List<GameEvent> events(String gameId, OffsetRange range, Predicate<GameEvent> until) {
    EditionReading reading = new EditionReading(gameId, events, until);
    parts.use(
        scan ->
            scan.read(
                new TopicPartition(Topic.EVENTS.topicName(), range.partition()),
                range.first(),
                range.last() + 1,
                reading));
    return reading.found(range);
  }

  /** The messages in quarantine that have a key. */
  public List<Quarantined> quarantined() {
    List<Quarantined> found = new ArrayList<>();
    if (end(Topic.QUARANTINE) > 0) {
      scan.read(Topic.QUARANTINE, message -> Quarantined.of(message).ifPresent(found::add));
    }
    return found;
  }

  /** A number that grows with every game whose view is written. */
  public long version(Topic view) {
    return end(builds.topic(view));
  }

  private long end(Topic topic) {
    return scan.ends(scan.partitions(topic)).values().stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public void close() {
    scan.close();
    parts.close();
    scans.close();
  }
}
