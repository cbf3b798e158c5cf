package org.wardiary.events.log.stream;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.log.codec.Chain;

/**
 * All that the referee keeps of a finished game.
 *
 * @param chain where its chain ends; its {@code nextSeq} is the number of its events
 * @param record SHA-256 of the record that was stored
 * @param commandId the command that brought it
 */
record FinishedGame(Chain chain, Sha256 record, String commandId) {

  private static final int HASH = 32;

  /**
   * The value in the store: number of events, hash of the last message, hash of the record, id of
   * the command.
   */
  byte[] bytes() {
    byte[] id = commandId.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(Long.BYTES + 2 * HASH + id.length)
        .putLong(chain.nextSeq())
        .put(chain.head().bytes())
        .put(record.bytes())
        .put(id)
        .array();
  }

  /** The game with an id, from the store. */
  static FinishedGame of(String gameId, byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    long events = in.getLong();
    Sha256 head = hash(in);
    Sha256 record = hash(in);
    byte[] id = new byte[in.remaining()];
    in.get(id);
    Chain chain = new Chain(gameId, events, head);
    return new FinishedGame(chain, record, new String(id, StandardCharsets.UTF_8));
  }

  private static Sha256 hash(ByteBuffer in) {
    byte[] hash = new byte[HASH];
    in.get(hash);
    return new Sha256(hash);
  }
}
