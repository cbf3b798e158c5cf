package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.Translation.unit;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/** What a position of A General's View looks like in the words of its game file. */
final class GeneralsViewPicture {

  private final Board board;
  private final Picture picture;

  private GeneralsViewPicture(Board board) {
    this.board = board;
    String side = board.sides().nameOrEmpty(board.turnSide());
    picture = Picture.blank(board.turn(), side, phase(board), board.losses(0), board.losses(1));
  }

  static Picture of(Board board) {
    GeneralsViewPicture of = new GeneralsViewPicture(board);
    for (int side = 0; side < 2; side++) {
      of.add(side, board.sides().name(side));
    }
    of.addSquares();
    return of.picture;
  }

  private static String phase(Board board) {
    if (board.ending() != Ending.NONE) {
      return "Victory";
    }
    return board.question() == QuestionKind.TURN ? "Movement" : "Attack";
  }

  private void add(int side, String name) {
    Army army = board.army(side);
    for (int number = 0; number < army.raised(); number++) {
      boolean lost = army.square(number) == Army.LOST;
      String unit = unit(name, army.id(number));
      picture.units().put(unit, lost ? "lost" : board.map().name(army.square(number)));
      picture.state(unit, "kind", army.kind(number).letter());
      if (!lost) {
        addStates(army, number, unit);
      }
    }
    if (board.brought(side) != Board.NOBODY) {
      picture.state(unit(name, army.id(board.brought(side))), "fights", "");
    }
    picture.mark(name, "gold", board.gold(side));
  }

  /** Supply, and what a unit that has moved may still move. */
  private void addStates(Army army, int number, String unit) {
    picture.state(unit, "supply", army.supply(number));
    boolean moves = board.question() == QuestionKind.TURN && army == board.army(board.turnSide());
    if (moves && army.points(number) < board.rules().movement(army.kind(number))) {
      picture.state(unit, "points", army.points(number));
    }
  }

  private void addSquares() {
    GeneralsViewMap map = board.map();
    for (int square = 0; square < map.squareCount(); square++) {
      int owner = board.territory().owner(square);
      if (owner != GeneralsViewMap.NEUTRAL) {
        picture.mark("@" + map.name(square), "owner", board.sides().name(owner));
      }
    }
    if (board.battle() != Board.NOBODY) {
      picture.mark("@" + map.name(board.battle()), "battle", "");
    }
  }
}
