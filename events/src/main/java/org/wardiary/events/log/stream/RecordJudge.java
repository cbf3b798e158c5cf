package org.wardiary.events.log.stream;

import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.SubmitRecord;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.codec.Chain;
import org.wardiary.events.log.codec.MessageCodec;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * Decides on the record of a new game: pure, whatever stands in the log. Trusts nothing that the
 * sender checked. For one thread.
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
    Verdict verdict = adjudicator.judge(command.getRecord(), command.getMapText());
    if (verdict instanceof Verdict.Refused refused) {
      return new Decision.Refused(refused.problem().message());
    }
    return store(given, (Verdict.Accepted) verdict);
  }

  private Decision store(Submission given, Verdict.Accepted game) {
    Submission canonical = Submission.of(game, adjudicator.bundled());
    if (!canonical.gameId().equals(given.gameId())) {
      return refused("game id %s as key but it is %s", canonical.gameId(), given.gameId());
    }
    if (!canonical.record().equals(given.record())) {
      return refused("one record in its canonical form but it is %s", "written otherwise");
    }
    Messages messages = new Messages(codec, Chain.begin(given.gameId()));
    adjudicator.emitter().emit(game, e -> messages.add(e.ply(), e.turn(), e.side(), e.body()));
    return messages.stored();
  }

  private static Decision refused(String expected, Object... values) {
    return new Decision.Refused("expected " + Text.of(expected, values));
  }
}
