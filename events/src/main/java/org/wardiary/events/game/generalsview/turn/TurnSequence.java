package org.wardiary.events.game.generalsview.turn;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.battle.Battle;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.movement.Movement;
import org.wardiary.events.game.generalsview.supply.Cleanup;

/**
 * Carries out answers and runs the phases of the turns, which are gold, movement, battles and
 * cleanup (GV-3), up to the next question or until a side has won (GV-4.1). Changes the board only
 * through the steps.
 */
public final class TurnSequence {

  private final Board board;
  private final Steps steps;
  private final Movement movement;
  private final Battle battle;

  /**
   * @param board the board to read
   * @param steps its steps
   */
  public TurnSequence(Board board, Steps steps) {
    this.board = board;
    this.steps = steps;
    this.movement = new Movement(board, steps);
    this.battle = new Battle(board, steps);
  }

  /**
   * Begins the first turn, up to the first question.
   *
   * @param first the side that has the first turn
   */
  public void begin(int first) {
    steps.layMap();
    beginTurn(first);
  }

  /** Plays a legal answer. */
  public void play(long code) {
    int decider = board.decider();
    int unit = AnswerCode.number(code) - 1;
    steps.answer();
    switch (AnswerCode.type(code)) {
      case RAISE -> {
        movement.raise(AnswerCode.kind(code), AnswerCode.square(code));
        continueMovement();
      }
      case STEP -> {
        movement.step(unit, AnswerCode.square(code));
        continueMovement();
      }
      case END -> {
        movement.end();
        nextBattle();
      }
      case PICK -> battle.pick(decider, unit);
      case DRAW -> draw(AnswerCode.number(code));
    }
  }

  /** Begins a turn: the side gains gold, then is asked for its movement (GV-3.1, GV-3.2). */
  private void beginTurn(int side) {
    steps.beginTurn(side, 1);
    GeneralsViewMap map = board.map();
    long income = 0;
    for (int i = 0; i < map.cityCount(); i++) {
      if (board.territory().owner(map.city(i)) == side) {
        income += board.income(map.city(i));
      }
    }
    steps.gainGold(income);
    steps.ask(QuestionKind.TURN, side, Board.NOBODY);
  }

  private void continueMovement() {
    if (!wins(board.turnSide())) {
      steps.ask(QuestionKind.TURN, board.turnSide(), Board.NOBODY);
    }
  }

  /**
   * Begins the next battle or, after the last one, cleans up and ends the turn (GV-3.3, GV-3.4).
   */
  private void nextBattle() {
    int square = Battle.firstContested(board);
    if (square == Board.NOBODY) {
      Cleanup.run(board, steps);
      endTurn();
    } else {
      battle.begin(square);
    }
  }

  private void endTurn() {
    if (board.turn() == board.rules().turnLimit()) {
      int more = board.territory().cities(0) - board.territory().cities(1);
      int winner = more > 0 ? 0 : 1;
      steps.end(new Ending(more == 0 ? Ending.DRAW : winner, Steps.LIMIT));
    } else {
      beginTurn(1 - board.turnSide());
    }
  }

  private void draw(int drawn) {
    int winner = battle.draw(drawn);
    if (board.battle() == Board.NOBODY && !wins(winner)) {
      nextBattle();
    }
  }

  /** Whether a side owns enough cities; if so, it wins the game (GV-4.1). */
  private boolean wins(int side) {
    boolean wins = board.ownsEnough(side);
    if (wins) {
      steps.end(new Ending(side, Steps.STRATEGIC));
    }
    return wins;
  }
}
