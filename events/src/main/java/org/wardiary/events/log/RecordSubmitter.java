package org.wardiary.events.log;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.wardiary.events.event.RestoreGame;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.broker.Cluster;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.log.codec.Codecs;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.log.codec.WriterSchemas;
import org.wardiary.events.text.Text;

/**
 * Submits games to the referee application and reports the outcome of each. May be killed at any
 * time and used again for the same games: each is stored once. Not thread-safe.
 */
public final class RecordSubmitter implements AutoCloseable {

  /** The largest number of games in flight; {@link #submit} waits while there are as many. */
  public static final int MAX_IN_FLIGHT = 1000;

  private static final Duration OUTCOME_TIMEOUT = Duration.ofSeconds(120);
  private static final Duration POLL = Duration.ofMillis(50);
  private static final int POLL_EVERY = 32;

  private final Cluster cluster;
  private final MessageCodec<CommandMessage> commands;
  private final MessageCodec<CommandOutcome> outcomes;
  private final KafkaProducer<byte[], byte[]> producer;
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final Runnable health;
  private final Consumer<CommandOutcome> onOutcome;
  private final String run = UUID.randomUUID().toString();
  private final Map<String, String> inFlight = new HashMap<>();
  private final AtomicReference<Exception> sendFailure = new AtomicReference<>();
  private long sent;
  private long lastReceived = System.nanoTime();

  /**
   * Connects to a cluster whose topics exist.
   *
   * @param writers schemas for reading outcomes
   * @param health throws if the broker or a referee started by this program has failed
   * @param onOutcome receives the outcome of each submitted game, in no particular order
   */
  public RecordSubmitter(
      Cluster cluster, WriterSchemas writers, Runnable health, Consumer<CommandOutcome> onOutcome) {
    this.cluster = cluster;
    this.commands = Codecs.commands(writers);
    this.outcomes = Codecs.outcomes(writers);
    this.health = health;
    this.onOutcome = onOutcome;
    Map<String, Object> settings = ClientSettings.producer(cluster, "wardiary-submitter");
    settings.put(ProducerConfig.BUFFER_MEMORY_CONFIG, 64L << 20);
    // larger batches take less space in total, and waiting for an outcome flushes the batch anyway
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 200);
    this.producer = Clients.producer(cluster, settings);
    this.consumer = Clients.consumer(cluster, "wardiary-submitter");
    try {
      List<TopicPartition> partitions = Partitions.on(cluster).all(Topic.OUTCOMES);
      consumer.assign(partitions);
      // before the first command is sent, so that no outcome is missed
      consumer.endOffsets(partitions).forEach(consumer::seek);
    } catch (KafkaException e) {
      close();
      throw failed("receive outcomes", e);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  /**
   * Submits a game, waiting while too many are in flight. A game that is too large is refused here
   * and never sent.
   *
   * @throws ClusterException if the cluster or the referee is gone
   */
  public void submit(Submission game) {
    String commandId = nextId();
    if (!refused(game.gameId(), commandId, game.tooLarge())) {
      submit(
          commandId,
          new CommandMessage(
              game.gameId(), new SubmitRecord(commandId, game.record(), game.mapText())));
    }
  }

  /**
   * Submits a revision, in the way {@link #submit} submits a game.
   *
   * @throws ClusterException if the cluster or the referee is gone
   */
  public void revise(RevisionCommand command) {
    String commandId = nextId();
    if (!refused(command.gameId(), commandId, command.tooLarge())) {
      submit(commandId, new CommandMessage(command.gameId(), command.command(commandId)));
    }
  }

  /**
   * Sends a command about a game in progress; it may have been sent before.
   *
   * @throws ClusterException if the cluster or the referee is gone
   */
  public void play(LiveCommand command) {
    sent++;
    if (!refused(command.gameId(), command.commandId(), command.tooLarge())) {
      submit(command.commandId(), command.message());
    }
  }

  private String nextId() {
    return Text.of("%s-%d", run, sent++);
  }

  private boolean refused(String gameId, String commandId, Optional<String> reason) {
    reason.ifPresent(
        why ->
            onOutcome.accept(
                new CommandOutcome(
                    commandId,
                    gameId,
                    SubmissionOutcome.REJECTED.text(),
                    0L,
                    0,
                    why,
                    -1L,
                    "",
                    List.of())));
    return reason.isPresent();
  }

  private void submit(String commandId, CommandMessage command) {
    if (inFlight.isEmpty()) {
      lastReceived = System.nanoTime();
    }
    String gameId = command.getGameId();
    inFlight.put(commandId, gameId);
    send(
        new ProducerRecord<>(
            Topic.COMMANDS.topicName(), Partitions.key(gameId), commands.encode(command)));
    if (sent % POLL_EVERY == 0) {
      receive(Duration.ZERO);
    }
    while (inFlight.size() >= MAX_IN_FLIGHT) {
      receive(POLL);
    }
  }

  /**
   * Submits the messages of a game from a backup, in the way {@link #submit} submits a record.
   *
   * @throws ClusterException if the cluster or the referee is gone
   */
  public void restore(GameMessages game) {
    String commandId = nextId();
    byte[] packed = game.packed();
    if (!refused(game.gameId(), commandId, GameMessages.tooLarge(packed))) {
      submit(
          commandId,
          new CommandMessage(game.gameId(), new RestoreGame(commandId, ByteBuffer.wrap(packed))));
    }
  }

  /**
   * Waits until the outcome of every submitted game is known.
   *
   * @throws ClusterException if the cluster or the referee is gone, or no outcome arrives within
   *     the timeout
   */
  public void await() {
    producer.flush();
    while (!inFlight.isEmpty()) {
      receive(POLL);
    }
  }

  private void send(ProducerRecord<byte[], byte[]> message) {
    try {
      producer.send(
          message,
          (place, error) -> {
            if (error != null) {
              sendFailure.compareAndSet(null, error);
            }
          });
    } catch (KafkaException | IllegalStateException e) {
      // an IllegalStateException means that the producer was closed because the broker has died
      throw failed("send a game", e);
    }
  }

  private ClusterException failed(String what, Exception e) {
    health.run();
    return new ClusterException(Text.of("expected to %s but: %s", what, e.getMessage()), e);
  }

  private ConsumerRecords<byte[], byte[]> poll(Duration timeout) {
    try {
      return consumer.poll(timeout);
    } catch (KafkaException e) {
      throw failed("receive outcomes", e);
    }
  }

  private void receive(Duration timeout) {
    boolean received = false;
    for (ConsumerRecord<byte[], byte[]> message : poll(timeout)) {
      CommandOutcome outcome = outcomes.decode(message.value());
      if (inFlight.remove(outcome.getCommandId()) != null) {
        received = true;
        onOutcome.accept(outcome);
      }
    }
    if (received) {
      lastReceived = System.nanoTime();
      return;
    }
    health.run();
    Exception error = sendFailure.get();
    if (error != null) {
      throw failed("send a game", error);
    }
    if (!inFlight.isEmpty() && System.nanoTime() - lastReceived > OUTCOME_TIMEOUT.toNanos()) {
      throw new ClusterException(
          Text.of(
              "expected the outcome of %d games, %s among them, but received nothing for %d s",
              inFlight.size(), some(), OUTCOME_TIMEOUT.toSeconds()));
    }
  }

  private List<String> some() {
    return new ArrayList<>(inFlight.values()).subList(0, Math.min(3, inFlight.size()));
  }

  @Override
  public void close() {
    producer.close(cluster.closing(Duration.ofSeconds(5)));
    consumer.close(CloseOptions.timeout(cluster.closing(Duration.ofSeconds(5))));
  }
}
