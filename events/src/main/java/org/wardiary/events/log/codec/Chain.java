package org.wardiary.events.log.codec;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.revision.Revision;

/**
 * The end of a game's chain of messages: what the next message must hold. Immutable.
 *
 * <p>A message that begins or ends an edition holds the whole hash of what is before it, any other
 * the {@link Link} alone: hashes cannot be compressed, and whole ones would be two thirds of the
 * log. What a message does not hold of the hash is hashed with it, so that each whole hash covers
 * all messages before it.
 *
 * @param gameId the game
 * @param nextSeq seq of the next message, 0 or more
 * @param head hash of the messages so far: SHA-256 of the last one's bytes if it holds the whole
 *     hash before it, otherwise of that hash and these bytes; 32 zero bytes before the first
 * @param edition edition of the last message, from 1; 1 before the first
 * @param due what may come next
 */
public record Chain(String gameId, long nextSeq, Sha256 head, int edition, Due due) {

  // looking for a provider takes as long as hashing a message
  private static final ThreadLocal<MessageDigest> DIGEST = ThreadLocal.withInitial(Chain::digest);

  /**
   * Which events may follow. An edition is GameStarted … GameEnded, or nothing if withdrawn; that
   * of an open game breaks off where answers are taken back.
   */
  public enum Due {
    /** The first event of an edition. */
    START("GameStarted"),
    /** What happens in a game that has begun and not ended; answers may be taken back. */
    EVENT("of a game begun before"),
    /** A revision of a game that has ended. */
    REVISION("GameRevised"),
    /** A revision of a game that was withdrawn: it can only be restored. */
    RESTORATION("GameRevised that restores it");

    private final String text;

    Due(String text) {
      this.text = text;
    }

    /** In words, for what is expected. */
    String text() {
      return text;
    }

    private static Due after(Object body) {
      if (body instanceof GameRevised revised) {
        return Revision.WITHDRAWN.names(revised) ? RESTORATION : START;
      }
      return body instanceof GameEnded ? REVISION : EVENT;
    }

    /** What begins another edition of a game that has not ended. */
    private static boolean isTakeBack(Object body) {
      return body instanceof GameRevised revised && Revision.TAKEN_BACK.names(revised);
    }

    boolean admits(Object body) {
      return switch (this) {
        case START -> body instanceof GameStarted;
        case EVENT ->
            !(body instanceof GameStarted) && !(body instanceof GameRevised) || isTakeBack(body);
        case REVISION -> body instanceof GameRevised && !isTakeBack(body);
        case RESTORATION -> body instanceof GameRevised revised && Revision.RESTORED.names(revised);
      };
    }
  }

  /** The chain of a game that has no message yet. */
  public static Chain begin(String gameId) {
    return new Chain(gameId, 0, new Sha256(new byte[32]), 1, Due.START);
  }

  /**
   * The chain before the first event of an edition. What a later edition says of the events before
   * it is taken at its word.
   */
  public static Chain before(String gameId, GameEvent started) {
    return started.getSeq() == 0
        ? begin(gameId)
        : new Chain(
            gameId, started.getSeq(), started.getPrevious(), started.getEdition(), Due.START);
  }

  /**
   * The chain after one more message.
   *
   * @param previous what the message holds of the hash before it
   * @param body what the message says
   */
  public Chain after(byte[] message, Sha256 previous, Object body) {
    Sha256 next = Link.next(head, previous, message);
    return new Chain(gameId, nextSeq + 1, next, editionOf(body), Due.after(body));
  }

  /** The edition of the next message. */
  int editionOf(Object body) {
    return body instanceof GameRevised ? edition + 1 : edition;
  }

  /** SHA-256 of some bytes, one part behind the other. */
  public static Sha256 hash(byte[]... parts) {
    MessageDigest digest = DIGEST.get();
    for (byte[] part : parts) {
      digest.update(part);
    }
    return new Sha256(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256 but it has none", e);
    }
  }
}
