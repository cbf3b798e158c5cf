package org.wardiary.events.game.generalsview.players;

import java.util.Arrays;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerType;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.turn.LegalAnswers;
import org.wardiary.events.game.generalsview.turn.TurnSequence;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Makes plans for a turn's movement, including new plans from old ones. Not thread-safe. */
final class PlanMaker {

  private static final int LONGEST_WAY = 14;
  private static final int MOST_CHANGES = 3;

  private final Board root;
  private final RandomDraws draws;
  private int nodes;

  // the plan being made
  private Board board;
  private TurnSequence turns;
  private LegalAnswers legal;
  private long[] answers = new long[64];
  private int size;

  PlanMaker(Board root, RandomDraws draws) {
    this.root = root;
    this.draws = draws;
  }

  /** Number of positions examined so far. */
  int nodes() {
    return nodes;
  }

  private void begin() {
    board = root.copy();
    turns = new TurnSequence(board, new Steps(board, EventSink.NONE));
    legal = new LegalAnswers(board);
    size = 0;
  }

  private boolean isOpen() {
    return board.ending() == Ending.NONE && (size == 0 || answers[size - 1] != AnswerCode.END);
  }

  private void add(long code) {
    if (size == answers.length) {
      answers = Arrays.copyOf(answers, 2 * size);
    }
    answers[size++] = code;
    nodes++;
    turns.play(code);
  }

  /** A plan that repeats another's legal answers and continues as the aggressive player would. */
  long[] followed(long[] plan) {
    begin();
    replay(plan, 0, plan.length);
    return finished();
  }

  /**
   * A plan that begins like another one, makes one to three random changes at a random place, and
   * then continues like the other plan, like the aggressive player, or not at all.
   */
  long[] changed(long[] plan) {
    begin();
    int cut = draws.draw(plan.length) - 1;
    replay(plan, 0, cut);
    for (int left = draws.draw(MOST_CHANGES); left > 0 && isOpen(); left--) {
      change();
    }
    int rest = draws.draw(4);
    if (rest <= 2) {
      replay(plan, cut + rest - 1, plan.length);
    }
    if (rest == 4 && isOpen()) {
      add(AnswerCode.END);
    }
    return finished();
  }

  private void replay(long[] plan, int from, int to) {
    for (int i = from; i < to && isOpen(); i++) {
      long code = plan[i];
      if (AnswerCode.type(code) == AnswerType.RAISE) { // renumber as the next unit
        int number = board.army(board.turnSide()).raised() + 1;
        code = AnswerCode.raise(AnswerCode.kind(code), number, AnswerCode.square(code));
      }
      if (code != AnswerCode.END && legal.broken(code).isEmpty()) {
        add(code);
      }
    }
  }

  private long[] finished() {
    while (isOpen()) {
      add(new TurnPlan(new SideView(board)).choose(draws));
    }
    return Arrays.copyOf(answers, size);
  }

  private void change() {
    if (draws.draw(3) == 1) {
      raise();
    } else {
      march();
    }
  }

  private void raise() {
    Kind kind = Kind.ALL.get(draws.draw(Kind.ALL.size()) - 1);
    GeneralsViewMap map = board.map();
    int city = map.city(draws.draw(map.cityCount()) - 1);
    long code = AnswerCode.raise(kind, board.army(board.turnSide()).raised() + 1, city);
    if (legal.broken(code).isEmpty()) {
      add(code);
    }
  }

  /**
   * Moves a random unit a random distance towards a city, an enemy or friendly unit, or any square.
   */
  private void march() {
    Army army = board.army(board.turnSide());
    if (army.size() == 0) {
      return;
    }
    int unit = army.unit(draws.draw(army.size()) - 1);
    if (army.points(unit) == 0) {
      return;
    }
    SideView view = new SideView(board);
    int[] costs = PathCosts.to(view, target(view), LONGEST_WAY);
    TurnPlan plan = new TurnPlan(view);
    long step = plan.stepTowards(unit, costs);
    for (int most = draws.draw(LONGEST_WAY); most > 0 && step != AnswerCode.END; most--) {
      add(step);
      step = isOpen() ? plan.stepTowards(unit, costs) : AnswerCode.END;
    }
  }

  private int target(SideView view) {
    int kind = draws.draw(4);
    Army units = kind == 1 ? view.army : view.enemy;
    if (kind <= 2 && units.size() > 0) {
      return units.square(units.unit(draws.draw(units.size()) - 1));
    }
    return kind == 3
        ? draws.draw(view.map.squareCount()) - 1
        : view.map.city(draws.draw(view.map.cityCount()) - 1);
  }
}
