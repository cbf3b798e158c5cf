package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.log.stream.App;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;

/** Writes to a cluster's topics and reads what they hold. */
final class LogProbe {

  private static final long TIMEOUT_NANOS = 30_000_000_000L;

  private final Cluster cluster;
  private final App referee;

  LogProbe(Cluster cluster, App referee) {
    this.cluster = cluster;
    this.referee = referee;
  }

  /** Submits games and returns each one's outcome by its id. */
  Map<String, CommandOutcome> archive(List<Submission> games) {
    Map<String, CommandOutcome> outcomes = new HashMap<>();
    try (RecordSubmitter submitter =
        new RecordSubmitter(
            cluster,
            WriterSchemas.released(),
            referee::requireAlive,
            outcome -> outcomes.put(outcome.getGameId(), outcome))) {
      games.forEach(submitter::submit);
      submitter.await();
    }
    return outcomes;
  }

  LoggedGames readAll() {
    LoggedGames games = new LoggedGames();
    use(log -> log.readAll(games));
    return games;
  }

  <R> R with(Function<EventLog, R> use) {
    try (EventLog log = new EventLog(cluster, new SchemaTopic(cluster).withReleased())) {
      return use.apply(log);
    }
  }

  void use(Consumer<EventLog> use) {
    with(
        log -> {
          use.accept(log);
          return log;
        });
  }

  void scan(Topic topic, Consumer<ConsumerRecord<byte[], byte[]>> out) {
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(topic, out);
    }
  }

  /** Waits for {@code count} outcomes of one command. */
  List<CommandOutcome> outcomesOf(String commandId, int count) {
    var codec = Codecs.outcomes(WriterSchemas.released());
    List<CommandOutcome> found = new ArrayList<>();
    long end = System.nanoTime() + TIMEOUT_NANOS;
    while (found.size() < count && System.nanoTime() < end) {
      found.clear();
      scan(Topic.OUTCOMES, message -> found.add(codec.decode(message.value())));
      found.removeIf(outcome -> !outcome.getCommandId().equals(commandId));
    }
    assertThat(found).hasSize(count);
    return found;
  }

  void send(Topic topic, String key, byte[] value) {
    send(topic, key, value, new RecordHeaders());
  }

  void send(Topic topic, String key, byte[] value, Headers headers) {
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(ClientSettings.producer(cluster, "test"))) {
      producer.send(
          new ProducerRecord<>(topic.topicName(), null, Partitions.key(key), value, headers));
    }
  }

  /** Sends a message that is larger than wardiary's programs would send. */
  void sendLarge(Topic topic, String key, byte[] value) {
    Map<String, Object> settings = ClientSettings.producer(cluster, "test");
    settings.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 8 << 20);
    try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(settings)) {
      producer.send(new ProducerRecord<>(topic.topicName(), Partitions.key(key), value));
    }
  }

  static byte[] command(String commandId, String gameId, String record) {
    return Codecs.commands(WriterSchemas.released())
        .encode(new CommandMessage(gameId, new SubmitRecord(commandId, record, "")));
  }

  /** The record that a game's events fold into. */
  static String recordOf(List<GameEvent> events) {
    RecordFold record = new RecordFold(new Setups(MapLibrary.bundled()));
    for (GameEvent e : events) {
      SpecificRecord body = (SpecificRecord) e.getBody();
      record.fold(new EmittedEvent(e.getPly(), e.getTurn(), e.getSide(), body));
    }
    return record.draft().write(Comments.KEPT);
  }

  static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
