package org.wardiary.events.log.codec;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Digest;

/**
 * The end of a game's chain of messages, which determines what the next message must hold.
 * Immutable.
 *
 * <p>The hash of the last message covers all of them: each message holds the hash before it, or is
 * hashed together with it ({@link Link}).
 *
 * @param gameId the game
 * @param nextSeq seq of the next message, 0 or more
 * @param head hash of the messages so far; 32 zero bytes before the first message
 * @param edition edition of the last message, from 1; 1 before the first message
 * @param due which events may come next
 */
public record Chain(String gameId, long nextSeq, Sha256 head, int edition, Due due) {

  /**
   * Which events may come next. An edition consists of GameStarted … GameEnded, or of no more
   * events if it is a withdrawal; an edition of an open game ends early if answers are taken back.
   */
  public enum Due {
    /** The first event of an edition. */
    START("GameStarted"),
    /** Any event of a game that has begun but not ended, or a revision that takes back answers. */
    EVENT("of a game begun before"),
    /** A revision of a game that has ended. */
    REVISION("GameRevised"),
    /** A revision that restores a game; nothing else may follow a withdrawal. */
    RESTORATION("GameRevised that restores it");

    private final String text;

    Due(String text) {
      this.text = text;
    }

    /** Describes the expected event in messages. */
    String text() {
      return text;
    }

    private static Due after(Object body) {
      if (body instanceof GameRevised revised) {
        return Revision.WITHDRAWN.names(revised) ? RESTORATION : START;
      }
      return body instanceof GameEnded ? REVISION : EVENT;
    }

    /**
     * Whether an event is a revision that takes back answers and so begins a new edition of an open
     * game.
     */
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

  /** The chain of a game that has no messages yet. */
  public static Chain begin(String gameId) {
    return new Chain(gameId, 0, new Sha256(new byte[32]), 1, Due.START);
  }

  /**
   * The chain before the first event of an edition. If this is not the first edition, what the
   * event says about the events before it is trusted.
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
   * @param body the message's body
   */
  public Chain after(byte[] message, SpecificRecord body) {
    Sha256 next = Link.next(head, message, body);
    return new Chain(gameId, nextSeq + 1, next, editionOf(body), Due.after(body));
  }

  /** The edition of the next message, given its body. */
  int editionOf(Object body) {
    return body instanceof GameRevised ? edition + 1 : edition;
  }

  /** SHA-256 of the concatenation of some bytes. */
  public static Sha256 hash(byte[]... parts) {
    return new Sha256(Digest.of(parts));
  }
}
