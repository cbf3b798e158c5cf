package org.wardiary.events.game.squares.view;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Muster;
import org.wardiary.events.text.Text;

/** The board as plain text: the spaces of the map to scale, with their units. */
public final class TextBoard {

  private final Board board;
  private final SquaresMap map;
  private final Names names;
  private final TextCanvas canvas;

  private TextBoard(Board board) {
    this.board = board;
    this.map = board.map();
    this.names = new Names(board);
    this.canvas = new TextCanvas(map.fileOrder());
  }

  /** A heading, the board and a line for each side; lines end in LF. */
  public static String of(Board board) {
    return new TextBoard(board).text();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    text.append(heading()).append('\n');
    for (int space = 0; space < map.size(); space++) {
      canvas.draw(map.space(space), content(space));
    }
    canvas.appendTo(text);
    for (int side = 0; side < 2; side++) {
      text.append(summary(side)).append('\n');
    }
    return text.toString();
  }

  private String heading() {
    if (board.question() != QuestionKind.NONE) {
      String about = board.questionUnit() < 0 ? "" : " of " + names.unit(board.questionUnit());
      String turn =
          board.isDoubleTurn()
              ? Text.of(" (double turn, %d of 2 actions left)", board.actionsLeft())
              : "";
      return Text.of(
          "Turn %d%s: %s answers '%s'%s",
          board.turn(), turn, names.side(board.decider()), board.question().title(), about);
    }
    if (board.ending().winner() < 0) {
      return Text.of("Turn %d", board.turn());
    }
    return Text.of(
        "Turn %d: ended, %s (%s)",
        board.turn(), names.result(board.ending().winner()), board.ending().termination());
  }

  private String summary(int side) {
    StringBuilder text = new StringBuilder();
    text.append(Text.of("%s: losses %d", names.side(side), board.losses(side)));
    appendUnits(text, side, "lost", board.lost());
    appendUnits(text, side, "frozen", board.frozen());
    if (board.hasPassed(side)) {
      text.append("; passed");
    }
    return text.toString();
  }

  private void appendUnits(StringBuilder text, int side, String word, int units) {
    List<String> ids = new ArrayList<>();
    for (int left = units & Armies.mask(side); left != 0; left = Bits.rest(left)) {
      ids.add(names.unit(Bits.first(left)));
    }
    if (!ids.isEmpty()) {
      text.append("; ").append(word).append(' ').append(String.join(" ", ids));
    }
  }

  private List<String> content(int space) {
    List<String> lines = new ArrayList<>();
    lines.add(map.code(space));
    for (int side = 0; side < 2; side++) {
      if (space == map.reserve(side)) {
        lines.set(0, map.code(space) + "  " + reserve(side));
      }
    }
    int unit = board.unitAt(space);
    lines.add(unit == Board.NOBODY ? "" : unit(unit));
    if (Bits.has(map.forest(), space)) {
      lines.add("forest");
    }
    return lines;
  }

  /** A unit as the initial of its side, its id, and a star if it is frozen. */
  private String unit(int unit) {
    String star = Bits.has(board.frozen(), unit) ? "*" : "";
    return names.sideOf(unit).charAt(0) + ":" + names.unit(unit) + star;
  }

  /** The numbers of units in a reserve, by the letters of their kinds. */
  private String reserve(int side) {
    List<String> counts = new ArrayList<>();
    for (Muster muster : board.armies().musters()) {
      int units = board.inReserve(side) & board.armies().ofKind(side, muster.kind().ordinal());
      if (units != 0) {
        counts.add(Bits.count(units) + " " + muster.kind().letter());
      }
    }
    return names.side(side) + ": " + (counts.isEmpty() ? "empty" : String.join(", ", counts));
  }
}
