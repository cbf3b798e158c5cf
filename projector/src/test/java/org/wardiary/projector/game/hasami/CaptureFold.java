package org.wardiary.projector.game.hasami;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.view.Capture;
import org.wardiary.projector.view.CaptureRows;

/** The captures of one game of Hasami. */
final class CaptureFold implements GameFold<CaptureRows> {

  static final EventTable<CaptureFold> EVENTS =
      EventTable.<CaptureFold>of("captures")
          .on(UnitEliminated.class, CaptureFold::eliminated)
          .ignoring(
              GameStarted.class,
              AnswerGiven.class,
              QuestionAsked.class,
              TurnBegan.class,
              UnitMoved.class,
              UnitRetreated.class,
              ChanceDrawn.class,
              ScoreChanged.class,
              CommentAdded.class,
              GameEnded.class);

  private final String gameId;
  private final List<Capture> captures = new ArrayList<>();

  CaptureFold(GameEvent first) {
    this.gameId = first.getGameId();
  }

  private void eliminated(GameEvent event, UnitEliminated loss) {
    captures.add(new Capture(event.getTurn(), loss.getBy(), loss.getSpace()));
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  @Override
  public CaptureRows view() {
    return new CaptureRows(gameId, List.copyOf(captures));
  }
}
