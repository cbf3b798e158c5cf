package org.wardiary.events.game.generalsview;

/**
 * The primitive steps into which answers are resolved; nothing else changes a {@link Board}. A side
 * is 0 or 1, a unit its index in its army, a square its number on the {@link Field}.
 */
interface Steps {

  /** The map as it lies before anything happened. */
  void lay();

  /**
   * The turn of the side that is not acting, or of {@code side} at the start: its units are fresh.
   */
  void beginTurn(int side);

  /** The acting side receives gold (GV-3.1). */
  void gain(long amount);

  /** A question is put to a side, or to chance (2). */
  void ask(Ask question, int decider);

  /** The acting side puts a unit into play on a city and pays for it (GV-3.2). */
  void raise(Kind kind, int square);

  /** A unit of the acting side goes one square on (GV-3.2). */
  void move(int unit, int to);

  /** What the step cost and what the unit has left (GV-3.2). */
  void spend(int unit, Spending spending);

  /** Movement points spent on a step, and those left. */
  record Spending(int spent, int left) {}

  /** A square changes owner (GV-3.2, GV-3.3). */
  void take(int side, int square, Cause cause);

  /** How a square was taken. */
  enum Cause {
    MOVEMENT("movement"),
    BATTLE("battle");

    /** As events write it. */
    final String word;

    Cause(String word) {
      this.word = word;
    }
  }

  /** The acting side's movement is over: no unit has points any more. */
  void endMovement();

  /** The battle for a square begins (GV-3.3). */
  void beginBattle(int square);

  /** A side brings a unit into the battle (GV-3.3). */
  void bring(int side, int unit, Choice choice);

  /** How a unit came to be brought. */
  enum Choice {
    HIGHEST("highest"),
    PICKED("picked");

    /** As events write it. */
    final String word;

    Choice(String word) {
      this.word = word;
    }
  }

  /** Chance drew a number in the battle (GV-3.3); {@code winner} is the side whose unit wins. */
  void duel(int drawn, int winner);

  /** The unit that a side has brought is removed (GV-3.3). */
  void eliminate(int side);

  /** The battle is over: one side alone is left (GV-3.3). */
  void winBattle(int side);

  /** The acting side's units were looked over (GV-3.4). */
  void checkSupply(Supply supply);

  /** A unit of the acting side has other supply points (GV-3.4). */
  void supply(int unit, int points);

  /** A side owns all the cities and has won (GV-4.1). */
  void win(int side);
}
