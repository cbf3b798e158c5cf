package org.wardiary.projector.game.recorded;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.CardPlayed;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.StateChanged;
import org.wardiary.events.event.UnitPlaced;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.projector.game.recorded.view.RecordedCard;
import org.wardiary.projector.game.recorded.view.RecordedFirst;
import org.wardiary.projector.game.recorded.view.RecordedState;
import org.wardiary.projector.game.recorded.view.RecordedTurn;
import org.wardiary.projector.game.recorded.view.RecordedVisits;

/** How much was done in the turns of a game so far, how it began, and what changed. Mutable. */
final class ActionRows {

  /** Number of a side's moves that make its opening. */
  private static final int OPENING = 3;

  private static final String FACTS = " <";

  private static final int STATEMENTS = 0;
  private static final int MOVES = 1;
  private static final int ATTACKS = 2;

  private final Map<Integer, int[]> turns = new TreeMap<>();
  private final List<RecordedFirst> firsts = new ArrayList<>();
  private final Map<String, Integer> moves = new HashMap<>();
  private final List<RecordedState> states = new ArrayList<>();
  private final List<RecordedCard> cards = new ArrayList<>();
  private final Map<String, Map<String, Integer>> visits = new TreeMap<>();
  private String statement = "";
  private int ply;

  void answered(AnswerGiven answer) {
    int facts = answer.getAnswer().indexOf(FACTS);
    statement = facts < 0 ? answer.getAnswer() : answer.getAnswer().substring(0, facts);
  }

  /** Something was done; whether this is the first thing that its statement did. */
  boolean acted(GameEvent event) {
    boolean first = event.getPly() != ply;
    ply = event.getPly();
    if (first) {
      count(event, STATEMENTS);
    }
    return first;
  }

  private void count(GameEvent event, int what) {
    turns.computeIfAbsent(event.getTurn(), number -> new int[ATTACKS + 1])[what]++;
  }

  void placed(GameEvent event, UnitPlaced unit) {
    if (event.getTurn() == 0) {
      firsts.add(new RecordedFirst(unit.getSide(), 0, unit.getUnit() + "@" + unit.getSpace()));
    }
  }

  void moved(GameEvent event, UnitsMarched march) {
    count(event, MOVES);
    String side = march.getSide().isEmpty() ? event.getSide() : march.getSide();
    int number = moves.merge(side, 1, Integer::sum);
    if (number <= OPENING) {
      firsts.add(new RecordedFirst(side, number, statement));
    }
  }

  /** Units of a side entered spaces. */
  void entered(String side, List<String> spaces, int units) {
    Map<String, Integer> own = visits.computeIfAbsent(side, any -> new TreeMap<>());
    spaces.forEach(space -> own.merge(space, units, Integer::sum));
  }

  void attacked(GameEvent event) {
    count(event, ATTACKS);
  }

  void changed(GameEvent event, StateChanged state) {
    states.add(
        new RecordedState(
            event.getTurn(),
            state.getOf(),
            state.getTarget(),
            state.getState(),
            state.getHolds(),
            state.getValue()));
  }

  void played(GameEvent event, CardPlayed card) {
    cards.add(new RecordedCard(event.getTurn(), card.getSide(), card.getCard()));
  }

  List<RecordedTurn> turns() {
    return turns.entrySet().stream().map(turn -> turn(turn.getKey(), turn.getValue())).toList();
  }

  private static RecordedTurn turn(int number, int[] counts) {
    return new RecordedTurn(number, counts[STATEMENTS], counts[MOVES], counts[ATTACKS]);
  }

  List<RecordedFirst> firsts() {
    return List.copyOf(firsts);
  }

  List<RecordedState> states() {
    return List.copyOf(states);
  }

  List<RecordedCard> cards() {
    return List.copyOf(cards);
  }

  List<RecordedVisits> visits() {
    return visits.entrySet().stream()
        .flatMap(
            own ->
                own.getValue().entrySet().stream()
                    .map(it -> new RecordedVisits(own.getKey(), it.getKey(), it.getValue())))
        .toList();
  }
}
