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
 * The topic on which programs that stay keep what they counted of a build's views: of each
 * partition of the archive, on the partition with its number, some bytes. They stand there in
 * pieces, keyed by their hash, and behind them a message that says where they begin; all in one
 * transaction, so that of two instances that count the same partition one is refused. For one
 * thread.
 */
public final class CountsTopic {

  /** The topic, by the name that it has without a build's. */
  static final Topic NAME = Topic.ofViews("counts");

  private static final String CLIENT = "wardiary-counts";
  private static final String LAST = "counts";
  private static final Pattern WHERE = Pattern.compile("([0-9a-f]{64}) (\\d{1,9}) (\\d{1,18})");
  private static final int PIECE = 512 << 10;
  // before the end: the message itself and the marker of its transaction; where one was broken off
  // behind it, its messages too
  private static final int[] LAST_OFFSETS = {2, 100};

  private final Cluster cluster;
  private final Topic topic;

  /** The topic of the build that counts now; it may be missing. */
  public CountsTopic(Cluster cluster, Builds builds) {
    this.cluster = cluster;
    this.topic = builds.topic(NAME);
  }

  /**
   * Where counts stand.
   *
   * @param hash SHA-256 of the bytes in hex
   * @param pieces how many
   * @param first offset of the first one
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
   * What was counted.
   *
   * @param partitions of which partitions
   * @return by partition; of one of which nothing is kept nothing
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

  /** The bytes at a place; nothing if a piece is missing. */
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
   * Keeps what was counted of a partition, in place of what is kept of it. Makes the topic if it is
   * missing.
   *
   * @throws ClusterException if the cluster does not take it, or another instance does the same
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
