package org.wardiary.events.game.squares;

import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.ScenarioSetup;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.MoveType;
import org.wardiary.events.game.squares.map.Bits;

/**
 * Reads the {@code SETUP} lines of the scenario files of SQUARES. Units that no line names are in
 * their reserves:
 *
 * <pre>
 * Gray I1 G3R            a unit and its space
 * lost Blue I8 I9        units that are lost
 * frozen Blue I1         units that may not act in their owner's next slot
 * moved Gray C1 2        in how many of its side's last slots a unit moved, 1 or 2
 * attacked Gray C1 1     the same for attacks
 * passed Gray            the side's last turn was a PASS
 * turn 9 Gray            the present turn, 5 or more; by default turn 9 of the first side
 * </pre>
 *
 * <p>The question {@code turn} is open; four answers count as given, so the ply is 4.
 */
public final class SquaresScenarios implements ScenarioSetup {

  private static final int TURN = 9;

  @Override
  public List<String> games() {
    return List.of("squares/civil-war", "squares/napoleonic");
  }

  @Override
  public Position position(Setup setup, List<String> lines) {
    Board board = ((SquaresPosition) setup.game().position(setup)).board();
    List<String[]> words = lines.stream().map(line -> line.split("\\s+")).toList();
    words.forEach(line -> place(board, line));
    for (int slot = 2; slot >= 1; slot--) {
      for (int side = 0; side < 2; side++) {
        slot(board, words, slot, side);
      }
    }
    int turn = TURN;
    int side = setup.first();
    for (String[] line : words) {
      turn = line[0].equals("turn") ? Integer.parseInt(line[1]) : turn;
      side = line[0].equals("turn") ? side(board, line[2]) : side;
    }
    while (board.turn() < turn - 1) {
      board.beginTurn(1 - side, 1);
    }
    words.forEach(line -> mark(board, line));
    board.beginTurn(side, board.hasPassed(side) ? 2 : 1);
    board.ask(QuestionKind.TURN, Board.NOBODY);
    return new SquaresPosition(setup, board);
  }

  private static int side(Board board, String name) {
    int side = board.sides().names().indexOf(name);
    if (side < 0) {
      throw new IllegalArgumentException("no side " + name);
    }
    return side;
  }

  private static int unit(Board board, String side, String id) {
    int unit = board.armies().find(side(board, side), id);
    if (unit < 0) {
      throw new IllegalArgumentException("no unit " + side + " " + id);
    }
    return unit;
  }

  private static void place(Board board, String[] words) {
    switch (words[0]) {
      case "lost" ->
          Arrays.stream(words).skip(2).forEach(id -> board.eliminate(unit(board, words[1], id)));
      case "frozen", "moved", "attacked", "passed", "turn" -> {}
      default -> {
        int space = board.map().codes().find(words[2]);
        boolean reserve = space == board.map().reserve(side(board, words[0]));
        if (space < 0 || !reserve && !Bits.has(board.empty(), space)) {
          throw new IllegalArgumentException("no empty space " + words[2]);
        }
        board.advance(unit(board, words[0], words[1]), space);
      }
    }
    board.score();
  }

  /**
   * Plays a slot of a side, in which its units do what the lines say that they did {@code ago}
   * slots before.
   */
  private static void slot(Board board, List<String[]> words, int ago, int side) {
    board.beginTurn(side, 1);
    board.ask(QuestionKind.TURN, Board.NOBODY);
    board.answer();
    for (String[] line : words) {
      boolean acted = line[0].equals("moved") || line[0].equals("attacked");
      if (acted && side(board, line[1]) == side && Integer.parseInt(line[3]) >= ago) {
        int unit = unit(board, line[1], line[2]);
        if (line[0].equals("moved")) {
          board.move(unit, board.space(unit), MoveType.SINGLE);
        } else {
          board.declareAttack(unit, Board.NOBODY, Board.NOBODY, board.space(unit));
        }
      }
    }
  }

  private static void mark(Board board, String[] words) {
    if (words[0].equals("frozen")) {
      for (String id : Arrays.asList(words).subList(2, words.length)) {
        int unit = unit(board, words[1], id);
        board.retreat(unit, board.space(unit));
      }
    } else if (words[0].equals("passed")) {
      board.pass(side(board, words[1]));
    }
  }
}
