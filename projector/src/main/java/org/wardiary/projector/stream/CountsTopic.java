package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.Clients;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.TopicScan;
import org.wardiary.events.log.TopicScan.Next;
import org.wardiary.events.log.Topics;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.text.Text;

/**
 * The topic on which long-running programs keep what they have counted from a build's views: the
 * counts of each partition of the archive, as bytes, on the partition with the same number. They
 * are stored in pieces, keyed by their hash, followed by a message that says where they begin; all
 * in one transaction, so that if two instances count the same partition, one of them is refused.
 * For one thread.
 */
public final class CountsTopic {

  /** The topic, under its name without that of a build. */
  static final Topic NAME = Topic.ofViews("counts");

  private static final String CLIENT = "wardiary-counts";
  private static final String LAST = "counts";
  private static final Pattern WHERE = Pattern.compile("([0-9a-f]{64}) (\\d{1,9}) (\\d{1,18})");
  private static final int PIECE = 512 << 10;
  // how many offsets before the end to search for the last message: it and the marker of its
  // transaction, or more if an aborted transaction follows it
  private static final int[] LAST_OFFSETS = {2, 100};

  private final Cluster cluster;
  private final Topic topic;

  /** Opens the topic of the current build, which may be missing. */
  public CountsTopic(Cluster cluster, Builds builds) {
    this.cluster = cluster;
    this.topic = builds.topic(NAME);
  }

  /**
   * Where counts are stored.
   *
   * @param hash SHA-256 of the bytes in hex
   * @param pieces number of pieces
   * @param first offset of the first piece
   */
  private record Place(String hash, int pieces, long first) {

    static Optional<Place> of(byte[] text) {
      Matcher found = WHERE.matcher(new String(text, StandardCharsets.US_ASCII));
      return found.matches()
          ? Optional.of(
              new Place(
                  found.group(1), Integer.parseInt(found.group(2)), Long.parseLong(found.group(3))))
          : Optional.empty();
    }

    private byte[] text() {
      return bytes(Text.of("%s %d %d", hash, pieces, first));
    }

    private byte[] key(int piece) {
      return bytes(hash + " " + piece);
    }
  }

  /**
   * Reads what was counted.
   *
   * @param partitions the numbers of the partitions
   * @return the counts by partition; partitions without counts are missing
   */
  public Map<Integer, byte[]> read(Collection<Integer> partitions) {
    Map<Integer, byte[]> counts = new TreeMap<>();
    if (!partitions.isEmpty() && Topics.exists(cluster, topic)) {
      try (TopicScan scan = TopicScan.ofParts(cluster)) {
        for (int number : partitions) {
          TopicPartition partition = partition(number);
          last(scan, partition)
              .flatMap(place -> read(scan, partition, place))
              .ifPresent(bytes -> counts.put(number, bytes));
        }
      }
    }
    return counts;
  }

  private TopicPartition partition(int number) {
    return new TopicPartition(topic.topicName(), number);
  }

  private static Optional<Place> last(TopicScan scan, TopicPartition partition) {
    long end = scan.ends(List.of(partition)).get(partition);
    List<Place> found = new ArrayList<>();
    for (int i = 0; i < LAST_OFFSETS.length && found.isEmpty(); i++) {
      scan.read(
          partition,
          Math.max(0, end - LAST_OFFSETS[i]),
          end,
          message -> {
            if (Arrays.equals(message.key(), bytes(LAST))) {
              Place.of(message.value()).ifPresent(found::add);
            }
            return Next.CONTINUE;
          });
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
  }

  /** The bytes at a place; empty if a piece is missing or the hash does not match. */
  private static Optional<byte[]> read(TopicScan scan, TopicPartition partition, Place place) {
    Map<String, byte[]> pieces = new TreeMap<>();
    long end = scan.ends(List.of(partition)).get(partition);
    scan.read(
        partition,
        Math.min(place.first(), end),
        end,
        message -> {
          put(pieces, message);
          return pieces.size() < place.pieces() ? Next.CONTINUE : Next.STOP;
        });
    List<byte[]> own =
        IntStream.range(0, place.pieces())
            .mapToObj(piece -> pieces.get(new String(place.key(piece), StandardCharsets.US_ASCII)))
            .toList();
    if (own.contains(null)) {
      return Optional.empty();
    }
    byte[] all = joined(own);
    return Optional.of(all).filter(bytes -> hash(bytes).equals(place.hash()));
  }

  private static void put(Map<String, byte[]> pieces, ConsumerRecord<byte[], byte[]> message) {
    if (message.value() != null) {
      pieces.put(new String(message.key(), StandardCharsets.US_ASCII), message.value());
    }
  }

  private static byte[] joined(List<byte[]> pieces) {
    byte[] all = new byte[pieces.stream().mapToInt(piece -> piece.length).sum()];
    int at = 0;
    for (byte[] piece : pieces) {
      System.arraycopy(piece, 0, all, at, piece.length);
      at += piece.length;
    }
    return all;
  }

  /**
   * Stores what was counted of a partition, in place of what is stored for it. Creates the topic if
   * it is missing.
   *
   * @throws ClusterException if the cluster refuses it, or another instance is storing counts of
   *     the same partition
   */
  public void write(int number, byte... counts) {
    Topics.ensure(cluster, List.of(topic));
    TopicPartition partition = partition(number);
    Optional<Place> before;
    try (TopicScan scan = TopicScan.ofParts(cluster)) {
      before = last(scan, partition);
    }
    Map<String, Object> settings = ClientSettings.producer(cluster, CLIENT);
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wardiary-" + topic.name() + "-" + number);
    try (KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, settings)) {
      producer.initTransactions();
      producer.beginTransaction();
      write(producer, partition, before, counts);
      producer.commitTransaction();
    } catch (ExecutionException | KafkaException | IllegalStateException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to keep counts but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to keep counts but was interrupted", e);
    }
  }

  private static void write(
      KafkaProducer<byte[], byte[]> producer,
      TopicPartition partition,
      Optional<Place> before,
      byte... counts)
      throws ExecutionException, InterruptedException {
    Place place = new Place(hash(counts), (counts.length + PIECE - 1) / PIECE, 0);
    List<Future<RecordMetadata>> sent = new ArrayList<>();
    for (int piece = 0; piece < place.pieces(); piece++) {
      int end = Math.min(counts.length, (piece + 1) * PIECE);
      byte[] value = Arrays.copyOfRange(counts, piece * PIECE, end);
      sent.add(producer.send(record(partition, place.key(piece), value)));
    }
    before
        .filter(old -> !old.hash().equals(place.hash()))
        .ifPresent(
            old ->
                IntStream.range(0, old.pieces())
                    .forEach(piece -> producer.send(removal(partition, old.key(piece)))));
    producer.flush();
    long first = sent.isEmpty() ? 0 : sent.get(0).get().offset();
    Place written = new Place(place.hash(), place.pieces(), first);
    producer.send(record(partition, bytes(LAST), written.text())).get();
  }

  private static ProducerRecord<byte[], byte[]> record(
      TopicPartition partition, byte[] key, byte[] value) {
    return new ProducerRecord<>(partition.topic(), partition.partition(), key, value);
  }

  private static ProducerRecord<byte[], byte[]> removal(TopicPartition partition, byte... key) {
    return record(partition, key, null);
  }

  private static String hash(byte... bytes) {
    return HexFormat.of().formatHex(Chain.hash(bytes).bytes());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
