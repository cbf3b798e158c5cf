package org.wardiary.projector.fold;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
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
import org.wardiary.projector.view.DecisionCount;
import org.wardiary.projector.view.DecisionRows;
import org.wardiary.projector.view.FirstAnswer;

/** How many legal answers the sides had to choose from in a game, by question and turn. */
public final class DecisionFold implements GameFold<DecisionRows> {

  /** Number of a game's first answers that are kept as they were given. */
  public static final int FIRST = 8;

  static final EventTable<DecisionFold> EVENTS =
      EventTable.<DecisionFold>of("decisions")
          .on(AnswerGiven.class, DecisionFold::answerGiven)
          .ignoring(GameStarted.class, QuestionAsked.class, TurnBegan.class, UnitMoved.class)
          .ignoring(UnitEliminated.class, UnitRetreated.class, ChanceDrawn.class)
          .ignoring(ScoreChanged.class, GameEnded.class, CommentAdded.class);

  private final String gameId;
  private final GameStarted started;
  private final Set<Class<? extends SpecificRecord>> ownKinds;
  private final List<Map<String, Map<Integer, DecisionCount.Builder>>> sides =
      List.of(new TreeMap<>(), new TreeMap<>());
  private final List<FirstAnswer> first = new ArrayList<>();

  /**
   * The decisions after a game's first event: none.
   *
   * @param first a {@link GameStarted}
   */
  public DecisionFold(GameEvent first) {
    this.gameId = first.getGameId();
    this.started = (GameStarted) first.getBody();
    this.ownKinds = EventTable.ownKinds(started.getGame());
  }

  @Override
  public void fold(GameEvent event) {
    EVENTS.apply(this, event, ownKinds);
  }

  private void answerGiven(GameEvent event, AnswerGiven answer) {
    String question = answer.getQuestion();
    if (first.size() < FIRST) {
      first.add(
          new FirstAnswer(answer.getDecides(), question, answer.getChoices(), answer.getAnswer()));
    }
    int side = started.getSides().indexOf(answer.getDecides());
    if (side >= 0) {
      DecisionCount.Builder count =
          sides
              .get(side)
              .computeIfAbsent(question, asked -> new TreeMap<>())
              .computeIfAbsent(stretch(event.getTurn()), turn -> none(answer, turn));
      count.setDecisions(count.getDecisions() + 1);
      count.setForced(count.getForced() + (answer.getChoices() == 1 ? 1 : 0));
      count.setChoices(count.getChoices() + answer.getChoices());
      // StrictMath gives the same bits on every machine
      count.setLogs(count.getLogs() + StrictMath.log(answer.getChoices()));
    }
  }

  private static DecisionCount.Builder none(AnswerGiven answer, int turn) {
    return DecisionCount.newBuilder()
        .setSide(answer.getDecides())
        .setQuestion(answer.getQuestion())
        .setTurn(turn)
        .setDecisions(0)
        .setForced(0)
        .setChoices(0)
        .setLogs(0);
  }

  /** First turn of the stretch that a turn belongs to; stretches begin at 0, 1, 3, 5, 9, 17, … */
  static int stretch(int turn) {
    return turn <= 2 ? Math.min(turn, 1) : Integer.highestOneBit(turn - 1) + 1;
  }

  @Override
  public DecisionRows view() {
    List<DecisionCount> rows = new ArrayList<>();
    for (Map<String, Map<Integer, DecisionCount.Builder>> questions : sides) {
      for (Map<Integer, DecisionCount.Builder> turns : questions.values()) {
        turns.values().forEach(count -> rows.add(count.build()));
      }
    }
    return new DecisionRows(gameId, started.getGame(), rows, List.copyOf(first));
  }
}
