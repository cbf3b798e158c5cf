package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Setup;
import org.wardiary.events.record.RecordDraft;

/**
 * Restores a game's record from its events, byte for byte the record that was accepted. Needs no
 * rules. Not thread-safe.
 */
public final class RecordFold {

  private final Setups setups;
  private Optional<RecordDraft> draft = Optional.empty();

  /** Begins without events. */
  public RecordFold(Setups setups) {
    this.setups = setups;
  }

  /**
   * Folds the next event of the game.
   *
   * @throws CorruptEvent if another event comes before {@code GameStarted}
   */
  public void fold(EmittedEvent event) {
    if (event.body() instanceof GameStarted started) {
      Setup setup = setups.of(started);
      RecordDraft begun = new RecordDraft(setup.game(), setup.tags());
      begun.comments(started.getComments());
      draft = Optional.of(begun);
    } else if (event.body() instanceof AnswerGiven answer) {
      draft().answer(answer.getAnswer(), event.turn(), event.side());
      draft().comments(answer.getComments());
      draft().analysis(answer.getMark(), answer.getVariations());
    } else if (event.body() instanceof CommentAdded comment) {
      draft().comments(List.of(comment.getText()));
    } else if (event.body() instanceof GameEnded end) {
      draft().end(end.getResult(), end.getTermination());
      draft().comments(end.getComments());
    }
  }

  /**
   * The record so far; a game that has not ended is {@code unfinished}.
   *
   * @throws CorruptEvent if {@code GameStarted} has not been folded
   */
  public RecordDraft draft() {
    return draft.orElseThrow(
        () -> new CorruptEvent("expected GameStarted but found another event or none"));
  }
}
