package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.Verdict;

/**
 * Decides on the record of a new game, without side effects and independently of the log. Trusts
 * none of the sender's checks. Not thread-safe.
 */
final class RecordJudge {

  private final MessageCodec<GameEvent> codec;
  private final Adjudicator adjudicator;

  RecordJudge(MessageCodec<GameEvent> codec, Adjudicator adjudicator) {
    this.codec = codec;
    this.adjudicator = adjudicator;
  }

  Decision decide(String gameId, SubmitRecord command) {
    Submission given = new Submission(gameId, command.getRecord(), command.getMapText());
    Optional<String> tooLarge = given.tooLarge();
    if (tooLarge.isPresent()) {
      return new Decision.Refused(tooLarge.get());
    }
    Messages messages = new Messages(codec, Chain.begin(gameId));
    Verdict verdict = adjudicator.emit(given.record(), given.mapText(), messages::add);
    if (verdict instanceof Verdict.Refused refused) {
      return new Decision.Refused(refused.problem().message());
    }
    Verdict.Accepted game = (Verdict.Accepted) verdict;
    RecordDraft draft = game.draft();
    if (!draft.gameId().equals(gameId)) {
      return Decision.refused("game id %s as key but it is %s", draft.gameId(), gameId);
    }
    return Adjudicator.otherForm(draft, given.record())
        .orElseGet(
            () ->
                messages.stored(Optional.of(KnownGame.of(gameId, draft, game.sequence().setup()))));
  }
}
