package org.wardiary.projector;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.testkit.PlayedGames.PlayedGame;

/** Writes to the topic of events as the referee does: in transactions, one for each game. */
public final class LogWriter implements AutoCloseable {

  private final KafkaProducer<byte[], byte[]> producer;

  public LogWriter(Cluster cluster) {
    Map<String, Object> settings = ClientSettings.producer(cluster, "test-writer");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "test-writer");
    producer = new KafkaProducer<>(settings);
    producer.initTransactions();
  }

  /** A message with its key and the event type for its header. */
  public record Entry(String key, byte[] message, String type) {}

  /** A part of a game: its messages from one seq up to, but not including, another. */
  public static List<Entry> part(PlayedGame game, int from, int to) {
    List<Entry> entries = new ArrayList<>();
    for (int i = from; i < to; i++) {
      entries.add(new Entry(game.id(), game.messages().get(i), game.events().get(i).getType()));
    }
    return entries;
  }

  /** Writes a whole game. */
  public void write(PlayedGame game) {
    write(part(game, 0, game.messages().size()));
  }

  /** Writes messages in one transaction. */
  public void write(List<Entry> entries) {
    producer.beginTransaction();
    send(entries);
    producer.commitTransaction();
  }

  /** Writes messages in a transaction that is then aborted. */
  public void writeInVain(List<Entry> entries) {
    producer.beginTransaction();
    send(entries);
    producer.abortTransaction();
  }

  private void send(List<Entry> entries) {
    List<Future<?>> sent = new ArrayList<>();
    for (Entry entry : entries) {
      sent.add(
          producer.send(
              new ProducerRecord<>(
                  Topic.EVENTS.topicName(),
                  null,
                  null,
                  Partitions.key(entry.key()),
                  entry.message(),
                  EventHeaders.of(entry.type()))));
    }
    for (Future<?> one : sent) {
      try {
        one.get();
      } catch (ExecutionException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
