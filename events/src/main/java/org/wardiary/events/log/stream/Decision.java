package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/** What the referee decides on a record that is not stored yet, or on a revision. */
sealed interface Decision {

  /**
   * The game, or an edition of it, is stored.
   *
   * @param events its events in order
   * @param chain where its chain ends
   * @param done what a revision did; nothing of a new game
   */
  record Stored(List<Event> events, Chain chain, Optional<Revision> done) implements Decision {}

  /**
   * An open game went on, or has just been opened or ended.
   *
   * @param stored its messages
   * @param game the game as it stands now
   */
  record Played(Stored stored, LiveGame game) implements Decision {}

  /**
   * Nothing is stored: an open game has gone on since the sender saw it.
   *
   * @param reason what came in between, {@code expected … but …}
   */
  record Overtaken(String reason) implements Decision {}

  /** Nothing is stored: the game stands so already. */
  record Unchanged() implements Decision {}

  /**
   * Nothing is stored.
   *
   * @param rejection why, with the rule that an answer breaks and the nearest legal ones
   */
  record Refused(Rejection rejection) implements Decision {

    /** Refused where no rule is broken. */
    Refused(String reason) {
      this(new Rejection("", reason));
    }
  }

  /**
   * Nothing is stored, and no rule of the game is broken.
   *
   * @param expected what was expected and what came instead, {@code … but …}, a format of {@link
   *     Text#of}
   */
  static Decision refused(String expected, Object... values) {
    return new Refused("expected " + Text.of(expected, values));
  }

  /**
   * An event.
   *
   * @param type its type
   * @param message its message
   * @param head hash of the game's messages with it
   */
  record Event(String type, byte[] message, Sha256 head) {}
}
