package org.wardiary.app.live;

import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Level;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.Text;

/**
 * Who gives commands: the director, who may answer for everybody, or one side.
 *
 * @param name who it is, as stored with take-backs; not blank
 * @param side 0 or 1; empty for the director
 */
public record Seat(String name, Optional<Integer> side) {

  /** The director of a game. */
  public static Seat director(String name) {
    return new Seat(name, Optional.empty());
  }

  /** A side, 0 or 1. */
  public static Seat side(int side, String name) {
    return new Seat(name, Optional.of(side));
  }

  /** Whether it is the director. */
  public boolean isDirector() {
    return side.isEmpty();
  }

  /** The viewer in this seat, in a game that may hide information. */
  public Viewer viewer(Game game) {
    return game.visibility().viewer(side.map(Viewer::side).orElse(Viewer.UMPIRE));
  }

  /** The side's name; empty for the director. */
  public Optional<String> sideName(Game game) {
    return side.map(game.sides()::get);
  }

  /**
   * Whether this seat may answer the current question: the director any, a side its own, and any
   * side in a game that is recorded only, since whoever sits there writes down what happened. A
   * question of chance, which is asked if dice or cards are real, may be answered from either
   * side's seat unless the game hides information.
   */
  public boolean answers(Position position) {
    int decides = position.question().decides();
    return isDirector()
        || side.get() == decides
        || position.setup().game().level() == Level.RECORDED
        || decides == Question.CHANCE && !position.setup().game().visibility().hidesInformation();
  }

  /** In words, e.g. {@code Ann (Blue)}. */
  public String text(Game game) {
    return sideName(game).map(side -> Text.of("%s (%s)", name, side)).orElse(name);
  }
}
