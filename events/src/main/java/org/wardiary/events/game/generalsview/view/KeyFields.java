package org.wardiary.events.game.generalsview.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/**
 * The fields that a position's key has in addition to the JSON: whose turn it is where chance or
 * the other side may decide.
 */
public final class KeyFields {

  private KeyFields() {}

  /**
   * Writes the fields into the open object.
   *
   * @throws IOException if the generator throws it
   */
  public static void write(Board board, JsonGenerator json) throws IOException {
    if (board.question() != QuestionKind.TURN && board.turnSide() != Board.NOBODY) {
      json.writeStringField("acting", GeneralsViewMap.SIDES.name(board.turnSide()));
    }
  }
}
