package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.Question;

/**
 * Carries answers out: resolves each into steps (GV-3, GV-4). Reads the board, writes it only
 * through the steps.
 */
final class Conduct {

  private final Board board;
  private final Steps steps;

  /**
   * @param board the board to read
   * @param steps the board itself, or a recorder of it
   */
  Conduct(Board board, Steps steps) {
    this.board = board;
    this.steps = steps;
  }

  /** What happens before the first question: the first turn begins. */
  void begin(int first) {
    steps.lay();
    startTurn(first);
  }

  /** Gold, then movement (GV-3.1, GV-3.2). */
  private void startTurn(int side) {
    steps.beginTurn(side);
    long income = 0;
    for (int i = 0; i < board.field().cityCount(); i++) {
      int city = board.field().city(i);
      if (board.owner(city) == side) {
        income += board.field().income(city);
      }
    }
    steps.gain(income);
    steps.ask(Ask.TURN, side);
  }

  /** A unit is put into play (GV-3.2). */
  void raise(Kind kind, int square) {
    steps.raise(kind, square);
    steps.ask(Ask.TURN, board.acting());
  }

  /** A unit goes one step (GV-3.2). */
  void step(int unit, int to) {
    int side = board.acting();
    int cost = board.stepCost(to);
    boolean enemy = board.army(1 - side).standing(to) > 0;
    int left = enemy ? 0 : board.army(side).points(unit) - cost;
    steps.move(unit, to);
    steps.spend(unit, new Steps.Spending(cost, left));
    // GV-R4: a square without an enemy unit becomes the side's own at once
    if (!enemy && board.owner(to) != side) {
      steps.take(side, to, Steps.Cause.MOVEMENT);
      if (won(side)) {
        return;
      }
    }
    steps.ask(Ask.TURN, side);
  }

  private boolean won(int side) {
    if (!board.ownsAllCities(side)) {
      return false;
    }
    steps.win(side);
    return true;
  }

  /** Movement is over: battles, cleanup, the other side's turn (GV-3.3, GV-3.4). */
  void endMovement() {
    steps.endMovement();
    nextBattle();
  }

  private void nextBattle() {
    int square = board.firstContested();
    if (square == Board.NONE) {
      cleanUp();
      startTurn(1 - board.acting());
      return;
    }
    steps.beginBattle(square);
    nextPair();
  }

  /** Brings what is not brought yet, the acting side first, and draws (GV-3.3). */
  private void nextPair() {
    int acting = board.acting();
    if (brings(acting) && brings(1 - acting)) {
      steps.ask(Ask.DRAW, Question.CHANCE);
    }
  }

  /** Whether a side has a unit in the battle, brought now if its owner has no choice. */
  private boolean brings(int side) {
    if (board.brought(side) != Board.NONE) {
      return true;
    }
    Candidates candidates = new Candidates(board, side);
    if (candidates.size() > 1) {
      steps.ask(Ask.PICK, side);
      return false;
    }
    steps.bring(side, candidates.get(0), Steps.Choice.HIGHEST);
    return true;
  }

  /** The side that was asked has picked (GV-3.3). */
  void pick(int side, int unit) {
    steps.bring(side, unit, Steps.Choice.PICKED);
    nextPair();
  }

  /** Chance drew a number (GV-3.3). */
  void draw(int drawn) {
    int acting = board.acting();
    int winner = drawn <= board.attack() ? acting : 1 - acting;
    int square = board.battle();
    steps.duel(drawn, winner);
    steps.eliminate(1 - winner);
    if (board.army(1 - winner).standing(square) > 0) {
      nextPair();
      return;
    }
    steps.winBattle(winner);
    if (board.owner(square) != winner) {
      steps.take(winner, square, Steps.Cause.BATTLE);
      if (won(winner)) {
        return;
      }
    }
    nextBattle();
  }

  /** Supply of the acting side's units (GV-3.4). */
  private void cleanUp() {
    Army army = board.army(board.acting());
    Supply supply = new Supply(board, board.acting());
    steps.checkSupply(supply);
    for (int i = 0; i < army.alive(); i++) {
      int unit = army.living(i);
      int before = army.supply(unit);
      int after =
          supply.reaches(army.square(unit))
              ? Math.min(Kind.FULL_SUPPLY, before + 1)
              : Math.max(0, before - 1);
      if (after != before) {
        steps.supply(unit, after);
      }
    }
  }
}
