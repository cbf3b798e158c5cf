package org.wardiary.events.game.onthesquare.movement;

import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.Rejections;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The answers to a box's order B (WS-5.8). */
public final class BoxAnswers {

  private final Board board;
  private final Army army;

  /** Creates a view of a board. */
  public BoxAnswers(Board board) {
    this.board = board;
    army = board.army();
  }

  /** Offers a unit's answers to order B (WS-5.8). */
  public void offer(int unit, AnswerList out) {
    if (!army.boxed(unit)) {
      return;
    }
    int at = army.sector(Units.base(unit));
    offer(unit, at, out);
    for (int way = 0; way < Facing.COUNT; way++) {
      int end = Sector.ahead(at, way);
      if (end >= 0 && board.open(end) && openToBoxes(end)) {
        offer(unit, end, out);
      }
    }
  }

  private void offer(int unit, int end, AnswerList out) {
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      long move = AnswerCode.of(Form.MOVE, army.key(unit), end);
      out.add(AnswerCode.facing(move, facing, AnswerCode.PLAIN));
    }
  }

  private boolean openToBoxes(int sector) {
    Terrain terrain = board.terrain(sector);
    return terrain != Terrain.WOODS && terrain != Terrain.HOUSE;
  }

  /** The rule that an answer to a unit's order B breaks; empty if it is legal. */
  public Optional<Rejection> broken(int unit, long code) {
    String id = army.id(unit);
    if (AnswerCode.form(code) != Form.MOVE) {
      return Rejections.of("WS-4.3", "an answer to its order B, such as X1>c4N", code);
    }
    if (!army.boxed(unit)) {
      return Rejections.of("WS-5.8", id + "-", id + " is no longer boxed");
    }
    if (AnswerCode.suffix(code) != AnswerCode.PLAIN) {
      return Rejections.of("WS-5.6", "a box to leave nothing behind", code);
    }
    int at = army.sector(Units.base(unit));
    int end = AnswerCode.sector(code);
    if (end == at || Sector.adjacent(at, end) && board.open(end) && openToBoxes(end)) {
      return Optional.empty();
    }
    return Sector.adjacent(at, end)
        ? Rejections.of(
            "WS-5.8",
            "a free sector, no woods, house or burning bridge",
            Sector.name(end) + " is not")
        : Rejections.of("WS-5.8", "an adjacent sector or its own", code);
  }
}
