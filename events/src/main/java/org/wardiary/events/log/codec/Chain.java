package org.wardiary.events.log.codec;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.wardiary.events.event.Sha256;

/**
 * The end of a game's chain of messages: what the next message must hold. Immutable.
 *
 * @param gameId the game
 * @param nextSeq seq of the next message, 0 or more
 * @param head SHA-256 of the last message's bytes; 32 zero bytes before the first
 */
public record Chain(String gameId, long nextSeq, Sha256 head) {

  /** The chain of a game that has no message yet. */
  public static Chain begin(String gameId) {
    return new Chain(gameId, 0, new Sha256(new byte[32]));
  }

  /** The chain after one more message. */
  public Chain after(byte[] message) {
    return new Chain(gameId, nextSeq + 1, hash(message));
  }

  /** SHA-256 of some bytes. */
  public static Sha256 hash(byte[] bytes) {
    try {
      return new Sha256(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256 but it has none", e);
    }
  }
}
