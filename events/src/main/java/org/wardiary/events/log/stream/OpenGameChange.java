package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.event.GameRevised;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.revision.Revision;

/**
 * An open game while a command changes it.
 *
 * @param game the game; must not be used any more if the command is refused
 * @param messages the messages that the command appends
 * @param mapText text of its map if it is not bundled with the program, otherwise empty
 */
record OpenGameChange(LiveGame game, Messages messages, String mapText) {

  /** Replaces the game by an earlier state of it and adds the event of this revision. */
  OpenGameChange takenBack(LiveGame earlier, GameRevised event) {
    messages.revise(Revision.TAKEN_BACK, event);
    return new OpenGameChange(earlier, messages, mapText);
  }

  /**
   * The decision to store what the game has emitted, or a refusal if the game or its messages are
   * too large.
   */
  Decision played() {
    Optional<String> tooLarge =
        new Submission("", game.draft().write(Comments.KEPT), mapText).tooLarge();
    if (tooLarge.isPresent()) {
      return new Decision.Refused(tooLarge.get());
    }
    game.takeEmitted().forEach(messages::add);
    Decision decision =
        messages.stored(
            messages.chain().due() == Chain.Due.REVISION
                ? Optional.of(KnownGame.of(messages.chain().gameId(), game.draft(), game.setup()))
                : Optional.empty());
    return decision instanceof Decision.Stored stored
        ? new Decision.Played(stored, game)
        : decision;
  }
}
