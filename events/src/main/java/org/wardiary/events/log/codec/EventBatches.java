package org.wardiary.events.log.codec;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.text.Text;

/**
 * A message on the topic of events holds one event, or several as a batch ({@code
 * event-batch.avdl}). A batch restores the message of each event byte for byte as it would be
 * outside a batch, so that chains, folds and backups need not know about batches. One message per
 * event would take twice the bytes and cause Kafka many times the work.
 */
public final class EventBatches {

  /** The type of a batch, in place of an event's type. */
  public static final String TYPE = EventBatch.getClassSchema().getName();

  // this schema never changes: another form of batch would be another record
  private static final MessageCodec<EventBatch> CODEC =
      new MessageCodec<>(EventBatch.class, fingerprint -> Optional.empty());
  private static final byte[] HEADER = MessageCodec.header(EventBatch.getClassSchema());

  private EventBatches() {}

  /** Whether a message on the topic of events is a batch. */
  public static boolean isBatch(byte[] value) {
    return Envelope.startsWith(value, HEADER);
  }

  /**
   * The messages of all the events in a message on the topic: those in a batch, or the message
   * itself if it is not a batch.
   *
   * @throws CorruptMessage if it is a batch that cannot be read or is not as it was written
   */
  public static List<byte[]> messages(byte[] value) {
    if (!isBatch(value)) {
      return List.of(value);
    }
    EventBatch batch = CODEC.decode(value);
    try {
      return messages(batch);
    } catch (IndexOutOfBoundsException e) {
      throw damaged(batch, "whole events but one is cut off");
    }
  }

  /**
   * The number of events in a message on the topic.
   *
   * @throws CorruptMessage if it is a batch that cannot be read
   */
  public static int count(byte[] value) {
    return isBatch(value) ? CODEC.decode(value).getEvents().size() : 1;
  }

  private static List<byte[]> messages(EventBatch batch) {
    byte[] id = Text.utf8(batch.getGameId());
    List<byte[]> messages = new ArrayList<>(batch.getEvents().size());
    Sha256 head = batch.getPrevious();
    for (ByteBuffer rest : batch.getEvents()) {
      Envelope envelope = new Envelope(batch.getWriter(), id, batch.getSeq() + messages.size());
      byte[] message = envelope.message(rest, Link.shortened(head));
      messages.add(message);
      head = Chain.hash(head.bytes(), message);
    }
    if (!head.equals(batch.getHead())) {
      throw damaged(batch, "events that lead to the batch's hash but they lead to another");
    }
    return messages;
  }

  private static CorruptMessage damaged(EventBatch batch, String expected) {
    return new CorruptMessage(
        CorruptMessage.Problem.DAMAGED,
        Text.of(
            "game %s, a batch from seq %d: expected %s",
            batch.getGameId(), batch.getSeq(), expected));
  }

  /** Encodes a batch as a message. */
  static byte[] encode(EventBatch batch) {
    return CODEC.encode(batch);
  }
}
