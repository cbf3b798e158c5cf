package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.Text;

/** The referee's decision on a command. */
sealed interface Decision {

  /**
   * A game or an edition of it is to be stored.
   *
   * @param events its events in order
   * @param chain the end of the game's chain after them
   * @param done what a revision did; empty for a new game
   * @param known what to keep of a game that has ended in order to recognise it; empty if it is
   *     open or withdrawn
   */
  record Stored(List<Event> events, Chain chain, Optional<Revision> done, Optional<KnownGame> known)
      implements Decision {}

  /**
   * An open game was opened, continued or ended.
   *
   * @param stored its messages
   * @param game the game as it is now
   */
  record Played(Stored stored, LiveGame game) implements Decision {}

  /**
   * Nothing is stored, since an open game has advanced after the sender saw it.
   *
   * @param reason what happened in between, {@code expected … but …}
   */
  record Overtaken(String reason) implements Decision {}

  /** Nothing is stored, since the game is already as the command demands. */
  record Unchanged() implements Decision {}

  /**
   * Nothing is stored.
   *
   * @param rejection why, with the rule that an answer breaks and the nearest legal answers
   */
  record Refused(Rejection rejection) implements Decision {

    /** A refusal for a reason that is not a rule. */
    Refused(String reason) {
      this(new Rejection("", reason));
    }
  }

  /**
   * A refusal for a reason that is not a rule of the game.
   *
   * @param expected what was expected and what came instead, {@code … but …}, a format of {@link
   *     Text#of}
   * @param values the format's arguments
   */
  static Decision refused(String expected, Object... values) {
    return new Refused("expected " + Text.of(expected, values));
  }

  /**
   * An event to be stored.
   *
   * @param type its type
   * @param message its message
   * @param head hash of the game's messages, including this one
   */
  record Event(String type, byte[] message, Sha256 head) {}
}
