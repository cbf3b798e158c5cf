package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.test.TestRecord;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.EventBatches;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** The projector's topology, driven by hand. */
final class TopologyHarness implements AutoCloseable {

  static final MessageCodecs CODECS = new MessageCodecs(WriterSchemas.released());

  private final TopologyTestDriver driver;
  private final TestInputTopic<byte[], byte[]> events;

  /**
   * Creates a topology as for a cluster that servers share, on which the chunks of ended games are
   * retained.
   */
  TopologyHarness(Path stateDir) {
    this(stateDir, Cluster.Home.EXTERNAL);
  }

  TopologyHarness(Path stateDir, Cluster.Home home) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, Projection.APPLICATION);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "none:1");
    settings.put(StreamsConfig.STATE_DIR_CONFIG, stateDir.toString());
    driver =
        new TopologyTestDriver(
            ProjectionTopology.of(topic -> topic, CODECS, home),
            settings,
            Instant.ofEpochMilli(1000));
    events =
        driver.createInputTopic(
            Topic.EVENTS.topicName(), new ByteArraySerializer(), new ByteArraySerializer());
  }

  /** Sends a message under a key, with the header that belongs to it. */
  void send(String key, byte[] message) {
    send(key, message, typeOf(message));
  }

  void send(String key, byte[] message, String type) {
    send(key, message, EventHeaders.of(type));
  }

  /** Sends a message that is followed by others of the same command. */
  void sendFollowed(String key, byte[] message) {
    send(key, message, EventHeaders.followed(typeOf(message)));
  }

  private void send(String key, byte[] message, Headers headers) {
    byte[] bytes = key == null ? null : key.getBytes(StandardCharsets.UTF_8);
    events.pipeInput(new TestRecord<>(bytes, message, headers));
  }

  private static String typeOf(byte[] message) {
    try {
      return EventBatches.isBatch(message)
          ? EventBatches.TYPE
          : CODECS.events().decode(message).getType();
    } catch (RuntimeException e) {
      return "none";
    }
  }

  /** Sends a game as the messages of one command. */
  void send(PlayedGame game) {
    for (int i = 0; i < game.messages().size(); i++) {
      send(game, i);
    }
  }

  private void send(PlayedGame game, int i) {
    if (i < game.messages().size() - 1) {
      sendFollowed(game.id(), game.messages().get(i));
    } else if (i == game.messages().size() - 1) {
      send(game.id(), game.messages().get(i));
    }
  }

  /**
   * Sends messages of the games in turn, one from each; each game is sent as the messages of one
   * command.
   */
  void sendInterleaved(List<PlayedGame> games) {
    int longest = games.stream().mapToInt(game -> game.messages().size()).max().orElseThrow();
    for (int i = 0; i < longest; i++) {
      for (PlayedGame game : games) {
        send(game, i);
      }
    }
  }

  /** All messages written to a topic since the last call. */
  List<TestRecord<byte[], byte[]>> written(String topic) {
    return driver
        .createOutputTopic(topic, new ByteArrayDeserializer(), new ByteArrayDeserializer())
        .readRecordsToList();
  }

  /** The last message of each key written to a topic since the last call. */
  Map<String, byte[]> latest(String topic) {
    Map<String, byte[]> latest = new TreeMap<>();
    written(topic)
        .forEach(
            record -> latest.put(new String(record.key(), StandardCharsets.UTF_8), record.value()));
    return latest;
  }

  /** Number of entries in a store. */
  long entries(String store) {
    KeyValueStore<Bytes, byte[]> found = driver.getKeyValueStore(store);
    long count = 0;
    try (KeyValueIterator<Bytes, byte[]> all = found.all()) {
      while (all.hasNext()) {
        all.next();
        count++;
      }
    }
    return count;
  }

  ChunkStore chunks() {
    return new ChunkStore(
        driver.getKeyValueStore(Projection.CHUNKS),
        CODECS.of(org.wardiary.projector.view.TimelineChunk.class));
  }

  static Map<String, String> headers(TestRecord<byte[], byte[]> record) {
    Map<String, String> headers = new HashMap<>();
    record
        .headers()
        .forEach(h -> headers.put(h.key(), new String(h.value(), StandardCharsets.UTF_8)));
    return headers;
  }

  @Override
  public void close() {
    driver.close();
  }
}
