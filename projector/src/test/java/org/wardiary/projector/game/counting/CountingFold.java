package org.wardiary.projector.game.counting;

import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.ChanceDrawn;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.OpportunityArose;
import org.wardiary.events.event.OptionChosen;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.ScoreChanged;
import org.wardiary.events.event.TagPair;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnPassed;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.event.UnitStood;
import org.wardiary.projector.fold.EventTable;
import org.wardiary.projector.fold.GameFold;
import org.wardiary.projector.game.counting.view.AnswerCounts;

/** Counts answers. In games of one round it throws, as if by a programming error. */
public final class CountingFold implements GameFold<AnswerCounts> {

  /** Value of the tag {@code Round} of games in which the fold throws. */
  public static final int FAILING_ROUND = 987_654_321;

  /** Ply of the answer on which it throws. */
  public static final int FAILING_PLY = 5;

  static final EventTable<CountingFold> EVENTS =
      EventTable.<CountingFold>of("answer-counts")
          .on(AnswerGiven.class, CountingFold::answerGiven)
          .ignoring(
              GameStarted.class,
              QuestionAsked.class,
              TurnBegan.class,
              UnitMoved.class,
              UnitEliminated.class,
              UnitRetreated.class,
              ChanceDrawn.class,
              ScoreChanged.class,
              GameEnded.class,
              CommentAdded.class,
              ArmyMustered.class,
              TurnPassed.class,
              OpportunityArose.class,
              AttackDeclared.class,
              UnitStood.class,
              OptionChosen.class,
              UnitAdvanced.class);

  private static volatile int weight = 1;

  private final String gameId;
  private final GameStarted started;
  private final int[] answers = new int[2];

  /**
   * Lets an answer count {@code times} from now on, so that the fold makes something else of the
   * same events.
   */
  public static void answersCount(int times) {
    weight = times;
  }

  CountingFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event);
  }

  private void answerGiven(GameEvent event, AnswerGiven answer) {
    if (event.getPly() == FAILING_PLY && started.getTags().contains(round())) {
      throw new IllegalStateException("a programming error");
    }
    answers[started.getSides().indexOf(answer.getDecides())] += weight;
  }

  private static TagPair round() {
    return new TagPair("Round", Integer.toString(FAILING_ROUND));
  }

  @Override
  public AnswerCounts view() {
    return new AnswerCounts(gameId, started.getGame(), answers[0], answers[1]);
  }
}
