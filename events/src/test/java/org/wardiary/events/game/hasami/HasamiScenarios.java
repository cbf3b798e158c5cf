package org.wardiary.events.game.hasami;

import java.util.List;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.ScenarioSetup;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Sides;

/**
 * Reads {@code SETUP} lines: {@code turn 7} (by default 1), and {@code White a1 c4}, the squares of
 * a side's men in the order of their numbers; the side's remaining men are lost.
 */
public final class HasamiScenarios implements ScenarioSetup {

  @Override
  public List<String> games() {
    return List.of(HasamiGame.ID);
  }

  @Override
  public Position position(Setup setup, List<String> lines) {
    HasamiMap map = (HasamiMap) setup.map();
    Board board = new Board(Sides.of(setup.game()), map);
    int turn = 1;
    for (String line : lines) {
      String[] words = line.split("\\s+");
      if (words[0].equals("turn")) {
        turn = Integer.parseInt(words[1]);
        continue;
      }
      int side = setup.game().sides().indexOf(words[0]);
      for (int man = 0; man < board.men(); man++) {
        board.move(side, man, man + 1 < words.length ? map.square(words[man + 1]) : Board.LOST);
      }
    }
    while (board.turn() < turn) {
      board.beginTurn((setup.first() + board.turn()) % 2, 1);
    }
    board.ask(QuestionKind.TURN, board.turnSide(), Board.NOBODY);
    return new HasamiPosition(setup, board);
  }
}
