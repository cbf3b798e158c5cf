package org.wardiary.events.log.codec;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.EventBatch;
import org.wardiary.events.event.Sha256;

/**
 * Puts the messages of a command's events into batches. A message that holds the whole hash before
 * it is not batched: the first and the last event of an edition and revisions, so that an edition
 * begins and ends with a message of its own. Not thread-safe.
 */
public final class EventBatcher {

  /** The largest number of events in a batch. */
  public static final int EVENTS = 64;

  // far below the largest size of a message, however large the last event is
  private static final int BYTES = 64 << 10;

  /**
   * A message for the topic of events.
   *
   * @param type the event's type, or {@link EventBatches#TYPE}
   * @param bytes its bytes
   */
  public record Value(String type, byte[] bytes) {}

  private final String gameId;
  private final List<Value> values = new ArrayList<>();
  private final List<ByteBuffer> rests = new ArrayList<>();
  private long seq;
  private Sha256 head;
  private Sha256 previous;
  private Optional<Value> first = Optional.empty();
  private int bytes;

  /**
   * Begins without events.
   *
   * @param before the end of the game's chain before the first event
   */
  public EventBatcher(Chain before) {
    this.gameId = before.gameId();
    this.seq = before.nextSeq();
    this.head = before.head();
    this.previous = head;
  }

  /**
   * Adds the next event.
   *
   * @param type the event's type
   * @param message its message as it would be outside a batch
   * @param after hash of the game's messages, including this one
   */
  public void add(String type, byte[] message, Sha256 after) {
    Optional<byte[]> rest = rest(type, message);
    if (rest.isEmpty() || rests.size() == EVENTS || bytes + message.length > BYTES) {
      flush();
    }
    if (rest.isEmpty()) {
      values.add(new Value(type, message));
    } else {
      begin(type, message);
      rests.add(ByteBuffer.wrap(rest.get()));
      bytes += message.length;
    }
    seq++;
    head = after;
  }

  private Optional<byte[]> rest(String type, byte[] message) {
    return message.length > BYTES || Link.isWhole(type)
        ? Optional.empty()
        : new Envelope(gameId, seq).rest(message, Link.shortened(head));
  }

  private void begin(String type, byte[] message) {
    if (rests.isEmpty()) {
      first = Optional.of(new Value(type, message));
      previous = head;
    }
  }

  private void flush() {
    if (rests.size() == 1) {
      values.add(first.orElseThrow());
    } else if (rests.size() > 1) {
      EventBatch batch =
          new EventBatch(
              gameId,
              seq - rests.size(),
              previous,
              head,
              ByteBuffer.wrap(Envelope.WRITER),
              List.copyOf(rests));
      values.add(new Value(EventBatches.TYPE, EventBatches.encode(batch)));
    }
    rests.clear();
    bytes = 0;
  }

  /** The messages for the topic, in order. No events may be added afterwards. */
  public List<Value> values() {
    flush();
    return List.copyOf(values);
  }
}
