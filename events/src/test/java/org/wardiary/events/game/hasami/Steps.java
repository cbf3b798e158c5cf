package org.wardiary.events.game.hasami;

import org.wardiary.events.game.Ending;

/** What can happen on the board, one method for each step. */
interface Steps {

  /** A side's turn begins (HS-3.1). */
  void beginTurn(int side);

  /** The side to act is asked for an order. */
  void ask();

  /** A man moves (HS-3.2). */
  void move(int side, int man, int to);

  /** A man is captured (HS-4). */
  void eliminate(int side, int man);

  /** A rule ends the game (HS-5). */
  void end(Ending ending);
}
