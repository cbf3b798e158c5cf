package org.wardiary.events.game.generalsview;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.ScenarioSetup;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.BattleSteps;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;
import org.wardiary.events.game.generalsview.map.Grid;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * Reads the {@code SETUP} lines of this game's scenario files, which change the map's initial
 * state:
 *
 * <pre>
 * turn 6                       3 or more, by default 3; odd turns are the first side's
 * gold Red 300
 * owner Red c4 d4              squares that the side owns in addition
 * unit Red L1 c4 supply 2 points 3   in the order of numbers; both values are full if left out
 * lost Red M2                  a unit that was removed
 * </pre>
 *
 * <p>The question {@code turn} is open; the gold of the turn has not been gained.
 */
public final class GeneralsViewScenarios implements ScenarioSetup {

  private static final int FIRST_TURN = 3;

  @Override
  public List<String> games() {
    return List.of("generals-view");
  }

  @Override
  public Position position(Setup setup, List<String> lines) {
    Board board =
        new Board((GeneralsViewMap) setup.map(), new GeneralsViewRules(setup.game().rules()));
    Steps steps = new Steps(board, EventSink.NONE);
    for (int side = 0; side < 2; side++) {
      steps.beginTurn(side, 1);
      for (String line : lines) {
        ofSide(board, steps, line.split("\\s+"));
      }
    }
    int turn = lines.stream().mapToInt(GeneralsViewScenarios::turn).max().orElse(FIRST_TURN);
    while (board.turn() < turn) {
      steps.beginTurn((setup.first() + board.turn()) % 2, 1);
    }
    lines.forEach(line -> points(board, steps, line.split("\\s+")));
    steps.ask(QuestionKind.TURN, board.turnSide(), Board.NOBODY);
    return new GeneralsViewPosition(setup, board);
  }

  private static int turn(String line) {
    return line.startsWith("turn ")
        ? Integer.parseInt(line.substring("turn ".length()))
        : FIRST_TURN;
  }

  /** Applies a line if it is about the side whose turn the board is at. */
  private static void ofSide(Board board, Steps steps, String[] words) {
    int side = board.turnSide();
    if (words[0].equals("turn") || !words[1].equals(GeneralsViewMap.SIDES.name(side))) {
      return;
    }
    switch (words[0]) {
      case "gold" -> steps.gainGold(Long.parseLong(words[2]) - board.gold(side));
      case "owner" ->
          Arrays.stream(words)
              .skip(2)
              .forEach(name -> steps.take(side, square(board, name), Steps.Cause.MOVEMENT));
      case "unit" -> unit(board, steps, words);
      case "lost" -> lost(board, steps, words[2]);
      default -> throw new IllegalArgumentException("unknown line " + String.join(" ", words));
    }
  }

  private static int square(Board board, String name) {
    int square = board.map().square(name);
    if (square == Grid.OFF) {
      throw new IllegalArgumentException("no square " + name);
    }
    return square;
  }

  private static void raise(Board board, Steps steps, String id, int square) {
    Kind kind = Kind.withLetter(id.charAt(0)).orElseThrow();
    steps.gainGold(kind.cost());
    steps.raise(kind, square);
    Army army = board.army(board.turnSide());
    if (!army.id(army.raised() - 1).equals(id)) {
      throw new IllegalArgumentException("out of order: " + id);
    }
  }

  private static void unit(Board board, Steps steps, String[] words) {
    raise(board, steps, words[2], square(board, words[3]));
    value(words, "supply")
        .forEach(v -> steps.changeSupply(board.army(board.turnSide()).raised() - 1, v));
  }

  private static void lost(Board board, Steps steps, String id) {
    raise(board, steps, id, 0);
    int unit = board.army(board.turnSide()).raised() - 1;
    steps.battles().bring(board.turnSide(), unit, BattleSteps.Selection.HIGHEST);
    steps.battles().eliminate(board.turnSide());
  }

  private static void points(Board board, Steps steps, String[] words) {
    boolean acts =
        words.length > 1 && words[1].equals(GeneralsViewMap.SIDES.name(board.turnSide()));
    if (words[0].equals("unit") && acts) {
      int unit = board.army(board.turnSide()).find(words[2]);
      value(words, "points").forEach(v -> steps.spend(unit, 0, v));
    }
  }

  /** The number after a word; empty if the line does not have the word. */
  private static IntStream value(String[] words, String name) {
    int at = Arrays.asList(words).indexOf(name);
    return at < 0 ? IntStream.empty() : IntStream.of(Integer.parseInt(words[at + 1]));
  }
}
