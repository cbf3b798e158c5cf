package org.wardiary.events.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.wardiary.events.event.CommandMessage;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.text.Text;

/**
 * Hands games to the referee application and tells what became of each. May be killed at any time
 * and used again for the same games: each is stored once. For one thread.
 */
public final class RecordSubmitter implements AutoCloseable {

  /** Most games that are on their way at a time; {@link #submit} waits while there are more. */
  public static final int ON_THEIR_WAY = 1000;

  private static final Duration PATIENCE = Duration.ofSeconds(120);
  private static final Duration POLL = Duration.ofMillis(50);
  private static final int LOOK_EVERY = 32;

  private final Cluster cluster;
  private final MessageCodec<CommandMessage> commands;
  private final MessageCodec<CommandOutcome> outcomes;
  private final KafkaProducer<byte[], byte[]> producer;
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final Runnable health;
  private final Consumer<CommandOutcome> heard;
  private final String run = UUID.randomUUID().toString();
  private final Map<String, String> awaited = new HashMap<>();
  private final AtomicReference<Exception> lost = new AtomicReference<>();
  private long sent;
  private long lastNews = System.nanoTime();

  /**
   * An archivist of a cluster whose topics are there.
   *
   * @param writers schemas for reading outcomes
   * @param health throws if the broker or a referee that we started has failed
   * @param heard told of the outcome of each submitted game, in no particular order
   */
  public RecordSubmitter(
      Cluster cluster, WriterSchemas writers, Runnable health, Consumer<CommandOutcome> heard) {
    this.cluster = cluster;
    this.commands = Codecs.commands(writers);
    this.outcomes = Codecs.outcomes(writers);
    this.health = health;
    this.heard = heard;
    Map<String, Object> settings = ClientSettings.producer(cluster, "wardiary-archivist");
    settings.put(ProducerConfig.BUFFER_MEMORY_CONFIG, 64L << 20);
    this.producer = Clients.producer(cluster, settings);
    this.consumer = Clients.consumer(cluster, "wardiary-archivist");
    try {
      List<TopicPartition> partitions = TopicScan.partitions(Topic.OUTCOMES);
      consumer.assign(partitions);
      // before the first command is sent, so that no outcome is missed
      consumer.endOffsets(partitions).forEach(consumer::seek);
    } catch (KafkaException e) {
      close();
      throw failed("hear of games", e);
    }
  }

  /**
   * Hands over a game; waits while too many are on their way. One that is too large is refused here
   * and never sent.
   *
   * @throws ClusterException if the cluster or the referee is gone
   */
  public void submit(Submission game) {
    String commandId = Text.of("%s-%d", run, sent++);
    if (game.tooLarge().isPresent()) {
      String reason = game.tooLarge().get();
      heard.accept(
          new CommandOutcome(commandId, game.gameId(), Outcome.REJECTED.text(), 0L, reason));
      return;
    }
    if (awaited.isEmpty()) {
      lastNews = System.nanoTime();
    }
    byte[] message =
        commands.encode(
            new CommandMessage(
                game.gameId(), new SubmitRecord(commandId, game.record(), game.mapText())));
    awaited.put(commandId, game.gameId());
    send(new ProducerRecord<>(Topic.COMMANDS.topicName(), Partitions.key(game.gameId()), message));
    if (sent % LOOK_EVERY == 0) {
      look(Duration.ZERO);
    }
    while (awaited.size() >= ON_THEIR_WAY) {
      look(POLL);
    }
  }

  /**
   * Waits until the outcome of every submitted game is known.
   *
   * @throws ClusterException if the cluster or the referee is gone, or nothing is heard for long
   */
  public void await() {
    while (!awaited.isEmpty()) {
      look(POLL);
    }
  }

  private void send(ProducerRecord<byte[], byte[]> message) {
    try {
      producer.send(
          message,
          (place, error) -> {
            if (error != null) {
              lost.compareAndSet(null, error);
            }
          });
    } catch (KafkaException | IllegalStateException e) {
      // the latter: closed under our hands since the broker has died
      throw failed("send a game", e);
    }
  }

  private ClusterException failed(String what, Exception e) {
    health.run();
    return new ClusterException(Text.of("expected to %s but: %s", what, e.getMessage()), e);
  }

  private ConsumerRecords<byte[], byte[]> poll(Duration patience) {
    try {
      return consumer.poll(patience);
    } catch (KafkaException e) {
      throw failed("hear of games", e);
    }
  }

  private void look(Duration patience) {
    boolean news = false;
    for (ConsumerRecord<byte[], byte[]> message : poll(patience)) {
      CommandOutcome outcome = outcomes.decode(message.value());
      if (awaited.remove(outcome.getCommandId()) != null) {
        news = true;
        heard.accept(outcome);
      }
    }
    if (news) {
      lastNews = System.nanoTime();
      return;
    }
    health.run();
    Exception error = lost.get();
    if (error != null) {
      throw failed("send a game", error);
    }
    if (!awaited.isEmpty() && System.nanoTime() - lastNews > PATIENCE.toNanos()) {
      throw new ClusterException(
          Text.of(
              "expected the outcome of %d games, among them %s, but heard nothing for %d s",
              awaited.size(), some(), PATIENCE.toSeconds()));
    }
  }

  private List<String> some() {
    return new ArrayList<>(awaited.values()).subList(0, Math.min(3, awaited.size()));
  }

  @Override
  public void close() {
    producer.close(cluster.closing(Duration.ofSeconds(5)));
    consumer.close(CloseOptions.timeout(cluster.closing(Duration.ofSeconds(5))));
  }
}
