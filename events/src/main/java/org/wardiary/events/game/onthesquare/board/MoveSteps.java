package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The steps in which parts move, turn, detach and join, and of their guns (WS-2.5, WS-5, WS-6,
 * WS-9).
 */
public class MoveSteps {

  private final Board board;
  private final Army army;

  /** Creates steps that change a board. */
  protected MoveSteps(Board board) {
    this.board = board;
    army = board.army();
  }

  /**
   * A part moves.
   *
   * @param how "advance", "line", "box" or "charge"
   */
  public void move(int part, int to, String how) {
    army.move(part, to);
  }

  /**
   * A part retreats, possibly without leaving its sector (WS-9.2).
   *
   * @param cause "fire", "charged" or "melee"
   * @param how "forced", or "chosen" if it could have stood
   */
  public void retreat(int part, int to, String cause, String how) {
    army.move(part, to);
  }

  /**
   * A part turns.
   *
   * @param cause "order", "charged" or "retreat"
   */
  public void face(int part, int facing, String cause) {
    army.face(part, facing);
  }

  /**
   * Men of a base become a section (WS-5.6, WS-6.2).
   *
   * @param at the sector of the section
   * @param how "deployed" or "left-behind"
   */
  public void formSection(int section, int at, int men, int facing, String how) {
    army.detach(section, at, men, facing);
  }

  /**
   * A section rejoins its base (WS-6.1, WS-9.2).
   *
   * @param cause "order" or "retreat"
   */
  public void fallIn(int section, String cause) {
    army.fallIn(section);
  }

  /** A unit forms square (WS-6.3). */
  public void formSquare(int unit) {
    army.formSquare(unit);
  }

  /**
   * A square ends.
   *
   * @param cause "order", "retreat" or "lost"
   */
  public void endSquare(int unit, String cause) {
    army.endSquare(unit);
  }

  /** A unit and its guns become part of another unit, which takes the given facing (WS-5.7). */
  public void join(int unit, int into, int facing) {
    board.guns().pass(unit, into);
    army.merge(Units.base(unit), Units.base(into));
    army.face(Units.base(into), facing);
    army.leave(unit, Army.Fate.JOINED);
    board.orders().clear(unit);
  }

  /**
   * A base leaves its guns loose on a sector (WS-2.5).
   *
   * @param cause "order", "retreat" or "lost"
   */
  public void leaveGuns(int unit, int at, String cause) {
    board.guns().leave(unit, at);
  }

  /** A base takes a number of the loose guns on its sector (WS-2.5). */
  public void takeGuns(int unit, int count) {
    int at = army.sector(Units.base(unit));
    for (int i = 0; i < count; i++) {
      board.guns().take(unit, at);
    }
  }
}
