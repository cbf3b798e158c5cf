package org.wardiary.events.log.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.RestoreGame;
import org.wardiary.events.log.GameMessages;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.ChainCheck;
import org.wardiary.events.log.codec.CorruptMessage;
import org.wardiary.events.log.codec.MessageCodec;

/**
 * Decides on a game from a backup, without side effects on the log. Trusts none of the sender's
 * checks: the messages must form a chain, continue the stored ones, and hold the events that the
 * rules give for their records. Not thread-safe.
 */
final class RestoreJudge {

  private final MessageCodec<GameEvent> codec;
  private final Adjudicator adjudicator;
  private Optional<RefereeState> restored = Optional.empty();

  RestoreJudge(MessageCodec<GameEvent> codec, Adjudicator adjudicator) {
    this.codec = codec;
    this.adjudicator = adjudicator;
  }

  /**
   * Decides on a game; only messages that are not stored yet are to be appended.
   *
   * @param known the stored state of the game, if it is stored
   */
  Decision decide(String gameId, RestoreGame command, Optional<RefereeState> known) {
    try {
      return checked(gameId, command, known);
    } catch (CorruptMessage e) {
      return new Decision.Refused(e.getMessage());
    }
  }

  private Decision checked(String gameId, RestoreGame command, Optional<RefereeState> known) {
    byte[] packed = new byte[command.getMessages().remaining()];
    command.getMessages().duplicate().get(packed);
    Chain stored = known.map(RefereeState::chain).orElse(Chain.begin(gameId));
    ChainCheck check = new ChainCheck(codec, Chain.begin(gameId));
    RestoredEditions editions =
        new RestoredEditions(gameId, command.getCommandId(), known, adjudicator);
    List<Decision.Event> missing = new ArrayList<>();
    for (byte[] message : GameMessages.unpacked(gameId, packed).messages()) {
      GameEvent event = check.accept(message);
      editions.take(event);
      if (check.chain().nextSeq() == stored.nextSeq()
          && !check.chain().head().equals(stored.head())) {
        return Decision.refused(
            "the messages that are stored but up to seq %d they are others", event.getSeq());
      }
      if (event.getSeq() >= stored.nextSeq()) {
        missing.add(new Decision.Event(event.getType(), message, check.chain().head()));
      }
    }
    if (check.chain().nextSeq() < stored.nextSeq()) {
      return Decision.refused(
          "%d messages or more, as are stored, but got %d",
          stored.nextSeq(), check.chain().nextSeq());
    }
    restored = Optional.of(editions.game(check.chain()));
    return missing.isEmpty()
        ? new Decision.Unchanged()
        : new Decision.Stored(missing, check.chain(), Optional.empty(), editions.known());
  }

  /** The new state of the game that was decided on last. */
  RefereeState restored() {
    return restored.orElseThrow();
  }
}
