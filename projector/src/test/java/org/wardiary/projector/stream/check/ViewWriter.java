package org.wardiary.projector.stream.check;

import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.wardiary.events.log.ClientSettings;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.stream.Builds;
import org.wardiary.projector.stream.ViewReader;

/** Writes to topics of views as no application would. */
final class ViewWriter implements AutoCloseable {

  private final KafkaProducer<byte[], byte[]> producer;
  private final ViewReader reader;
  private final Builds builds;

  ViewWriter(Cluster cluster) {
    producer = new KafkaProducer<>(ClientSettings.producer(cluster, "test-views"));
    builds = Builds.open(cluster);
    reader = new ViewReader(cluster, builds, PlayedGames.CODEC);
  }

  byte[] latest(String view, String gameId) {
    return reader.latest(Topic.ofViews(view), gameId::equals).iterator().next().value();
  }

  void write(String view, String gameId, byte[] value) {
    try {
      producer
          .send(
              new ProducerRecord<>(
                  builds.topic(Topic.ofViews(view)).topicName(), Partitions.key(gameId), value))
          .get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  void delete(String view, String gameId) {
    write(view, gameId, null);
  }

  @Override
  public void close() {
    producer.close();
    reader.close();
  }
}
