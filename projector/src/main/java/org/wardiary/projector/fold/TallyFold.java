package org.wardiary.projector.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.avro.specific.SpecificRecord;
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
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

/** The score curve of one game: one point for each change of the score. */
public final class TallyFold implements GameFold<Tally> {

  static final EventTable<TallyFold> EVENTS =
      EventTable.<TallyFold>of("tallies")
          .on(ScoreChanged.class, TallyFold::scoreChanged)
          .ignoring(GameStarted.class, AnswerGiven.class, QuestionAsked.class, TurnBegan.class)
          .ignoring(UnitMoved.class, UnitEliminated.class, UnitRetreated.class, ChanceDrawn.class)
          .ignoring(GameEnded.class, CommentAdded.class);

  private final String gameId;
  private final String game;
  private final Set<Class<? extends SpecificRecord>> ownKinds;
  private final List<ScorePoint> points = new ArrayList<>();
  private long seq;

  /**
   * The curve after a game's first event.
   *
   * @param first a {@link GameStarted}
   */
  public TallyFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.game = ((GameStarted) first.getBody()).getGame();
    this.ownKinds = EventTable.ownKinds(game);
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event, ownKinds);
    seq = event.getSeq();
  }

  private void scoreChanged(GameEvent event, ScoreChanged score) {
    points.add(
        new ScorePoint(
            event.getSeq(), event.getPly(), event.getTurn(), score.getFirst(), score.getSecond()));
  }

  @Override
  public Tally view() {
    return new Tally(gameId, game, seq, List.copyOf(points));
  }
}
