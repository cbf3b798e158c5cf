package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.apache.avro.Schema;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.Fingerprint;
import org.wardiary.events.log.codec.SchemaText;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.text.Text;

/**
 * The topic of schemas. A message's key is the fingerprint in hex, its bytes in the same order as
 * in a message; the value is the schema's JSON. A writer publishes a schema before it uses it; a
 * reader that meets an unknown fingerprint looks here, at most once a second. Safe to share between
 * threads.
 */
public final class SchemaTopic implements WriterSchemas {

  private static final Duration PAUSE = Duration.ofSeconds(1);

  private final Cluster cluster;
  private final Map<Long, Schema> known = new ConcurrentHashMap<>();
  private boolean loaded;
  private long loadedAt;

  /** Opens the topic of a cluster without reading it yet. */
  public SchemaTopic(Cluster cluster) {
    this.cluster = cluster;
  }

  /** The schemas bundled with the program, and this topic for all others. */
  public WriterSchemas withReleased() {
    return WriterSchemas.released().orElse(this);
  }

  @Override
  public Optional<Schema> find(long fingerprint) {
    Schema schema = known.get(fingerprint);
    if (schema == null) {
      load();
      schema = known.get(fingerprint);
    }
    return Optional.ofNullable(schema);
  }

  /** Publishes the schemas that are not on the topic yet and waits until they are acknowledged. */
  public synchronized void publish(Collection<Schema> schemas) {
    load();
    try (KafkaProducer<byte[], byte[]> producer = Clients.producer(cluster, "wardiary-schemas")) {
      for (Schema schema : schemas) {
        long fingerprint = Fingerprint.of(schema);
        if (!known.containsKey(fingerprint)) {
          producer.send(message(fingerprint, schema)).get();
          known.put(fingerprint, schema);
        }
      }
    } catch (ExecutionException | KafkaException | IllegalStateException e) {
      cluster.requireAlive();
      throw new ClusterException("expected to publish schemas but: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClusterException("expected to publish schemas but was interrupted", e);
    }
  }

  private static ProducerRecord<byte[], byte[]> message(long fingerprint, Schema schema) {
    return new ProducerRecord<>(
        Topic.SCHEMAS.topicName(),
        Text.utf8(Fingerprint.text(fingerprint)),
        Text.utf8(schema.toString()));
  }

  private synchronized void load() {
    if (loaded && System.nanoTime() - loadedAt < PAUSE.toNanos()) {
      return;
    }
    try (TopicScan scan = new TopicScan(cluster)) {
      scan.read(Topic.SCHEMAS, this::take);
    }
    loaded = true;
    loadedAt = System.nanoTime();
  }

  /** Adds a published schema; ignores one that is not a schema or does not match its key. */
  private void take(ConsumerRecord<byte[], byte[]> message) {
    if (message.key() == null || message.value() == null) {
      return;
    }
    try {
      Schema schema = SchemaText.parse(new String(message.value(), StandardCharsets.UTF_8));
      long fingerprint = Fingerprint.of(schema);
      String key = new String(message.key(), StandardCharsets.UTF_8);
      if (key.equals(Fingerprint.text(fingerprint))) {
        known.put(fingerprint, schema);
      }
    } catch (CorruptMessage e) {
      // a reader that needs it will report that it was not published
    }
  }
}
