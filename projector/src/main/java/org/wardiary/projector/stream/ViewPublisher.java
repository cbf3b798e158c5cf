package org.wardiary.projector.stream;

import java.nio.charset.StandardCharsets;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.log.EventHeaders;
import org.wardiary.events.log.Partitions;
import org.wardiary.events.log.Topic;
import org.wardiary.events.log.stream.Quarantine;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.Message;
import org.wardiary.projector.view.RevisionHistory;

/**
 * Publishes views of games, and puts messages that cannot be used into quarantine. For one task.
 */
final class ViewPublisher {

  private static final Logger LOG = LoggerFactory.getLogger(ViewPublisher.class);

  /** Where a message was read. */
  private record Place(String topic, int partition, long offset) implements RecordMetadata {}

  private final MessageCodecs codecs;
  private final ProcessorContext<byte[], byte[]> context;

  ViewPublisher(MessageCodecs codecs, ProcessorContext<byte[], byte[]> context) {
    this.codecs = codecs;
    this.context = context;
  }

  /**
   * Publishes a view, unless it has failed, now or before.
   *
   * @param time the message's timestamp
   */
  void publish(OpenGame game, OpenView<?> view, long time) {
    Headers headers = new RecordHeaders();
    new OffsetRange(
            context.taskId().partition(),
            game.timeline().firstOffset(),
            game.timeline().lastMessage().offset())
        .write(headers);
    byte[] key = key(game.gameId());
    view.encode(codecs)
        .ifPresent(
            value -> context.forward(new Record<>(key, value, time, headers), view.kind().name()));
  }

  /** Publishes the editions of a game, if it was revised. */
  void publishHistory(RevisionHistory history, long time) {
    if (history.getEditions().size() > 1) {
      byte[] value = codecs.of(RevisionHistory.class).encode(history);
      context.forward(
          new Record<>(key(history.getGameId()), value, time), ProjectionTopology.HISTORIES);
    }
  }

  /** Deletes the views of a withdrawn game, and publishes its editions. */
  void withdraw(RevisionHistory history, long time) {
    for (ViewKind<?> kind : ViewKind.all()) {
      context.forward(new Record<>(key(history.getGameId()), null, time), kind.name());
    }
    publishHistory(history, time);
  }

  private static byte[] key(String gameId) {
    return gameId.getBytes(StandardCharsets.US_ASCII);
  }

  /** Puts the message that is being processed into quarantine. */
  void quarantine(Record<byte[], byte[]> message, String reason) {
    LOG.warn("{}: into quarantine: {}", Projection.APPLICATION, reason);
    quarantine(message, context.recordMetadata().orElseThrow(), reason);
  }

  /** Puts a game's last message, on which the fold of a view failed, into quarantine. */
  void quarantine(OpenGame game, OpenView<?> view, RuntimeException failure, long time) {
    String reason =
        Text.of(
            "game %s, seq %d: expected a view for %s but its fold failed: %s",
            game.gameId(), game.last().getSeq(), view.kind().topic().topicName(), failure);
    LOG.warn("{}: into quarantine: {}", Projection.APPLICATION, reason, failure);
    Message message = game.timeline().lastMessage();
    quarantine(
        new Record<>(
            Partitions.key(game.gameId()),
            message.bytes(),
            time,
            EventHeaders.of(game.last().getType())),
        new Place(Topic.EVENTS.topicName(), context.taskId().partition(), message.offset()),
        reason);
  }

  private void quarantine(Record<byte[], byte[]> message, RecordMetadata place, String reason) {
    context.forward(
        Quarantine.of(message, place, Projection.APPLICATION, reason),
        ProjectionTopology.QUARANTINE);
  }
}
