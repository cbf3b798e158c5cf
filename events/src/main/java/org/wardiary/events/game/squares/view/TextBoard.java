package org.wardiary.events.game.squares.view;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Names;
import org.wardiary.events.game.squares.decision.Inquiry;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.variant.Variant;
import org.wardiary.events.text.Text;

/** The board as plain text: the map's rectangles to scale, with their units. */
public final class TextBoard {

  /** Characters for 1.5 inches, across and down. */
  private static final int ACROSS = 10;

  private static final int DOWN = 3;
  private static final double INCHES = 1.5;

  private final Board board;
  private final SquaresMap map;
  private final Names names;
  private final char[][] canvas;
  private final double west;
  private final double north;

  public TextBoard(Board board) {
    this.board = board;
    this.map = board.layout();
    this.names = new Names(map);
    double left = Double.MAX_VALUE;
    double top = Double.MAX_VALUE;
    double right = -Double.MAX_VALUE;
    double bottom = -Double.MAX_VALUE;
    for (int space = 0; space < map.size(); space++) {
      left = Math.min(left, map.space(space).west().doubleValue());
      top = Math.min(top, map.space(space).north().doubleValue());
      right = Math.max(right, map.space(space).east().doubleValue());
      bottom = Math.max(bottom, map.space(space).south().doubleValue());
    }
    this.west = left;
    this.north = top;
    int rows = scaled(bottom - top, DOWN) + 1;
    this.canvas = new char[rows][scaled(right - left, ACROSS) + 1];
    for (char[] row : canvas) {
      Arrays.fill(row, ' ');
    }
  }

  private static int scaled(double inches, int characters) {
    return (int) Math.round(inches / INCHES * characters);
  }

  /** The board and what stands beside it, lines ending in LF. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(heading()).append('\n');
    for (int space = 0; space < map.size(); space++) {
      draw(space);
    }
    for (char[] row : canvas) {
      text.append(new String(row).stripTrailing()).append('\n');
    }
    for (int side = 0; side < 2; side++) {
      text.append(summary(side)).append('\n');
    }
    return text.toString();
  }

  private String heading() {
    if (board.query() != QuestionKind.NONE) {
      String about = board.askedUnit() < 0 ? "" : " of " + names.unit(board.askedUnit());
      String turn =
          board.isDoubleTurn()
              ? Text.of(" (double turn, %d of 2 actions left)", board.actionsLeft())
              : "";
      return Text.of(
          "Turn %d%s: %s answers '%s'%s",
          board.turn(), turn, names.side(Inquiry.decides(board)), board.query().title(), about);
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
    for (int left = units & Armies.half(side); left != 0; left = Bits.rest(left)) {
      ids.add(names.unit(Bits.first(left)));
    }
    if (!ids.isEmpty()) {
      text.append("; ").append(word).append(' ').append(String.join(" ", ids));
    }
  }

  private void draw(int space) {
    Space place = map.space(space);
    int left = column(place.west());
    int right = column(place.east());
    int top = row(place.north());
    int bottom = row(place.south());
    for (int x = left; x <= right; x++) {
      line(top, x, '-');
      line(bottom, x, '-');
    }
    for (int y = top; y <= bottom; y++) {
      line(y, left, '|');
      line(y, right, '|');
    }
    List<String> lines = content(space);
    for (int i = 0; i < lines.size() && top + 1 + i < bottom; i++) {
      write(top + 1 + i, left + 2, right, lines.get(i));
    }
  }

  private int column(BigDecimal x) {
    return scaled(x.doubleValue() - west, ACROSS);
  }

  private int row(BigDecimal y) {
    return scaled(y.doubleValue() - north, DOWN);
  }

  private void line(int y, int x, char c) {
    char there = canvas[y][x];
    canvas[y][x] = there == ' ' || there == c ? c : '+';
  }

  private void write(int y, int x, int end, String text) {
    for (int i = 0; i < text.length() && x + i < end; i++) {
      canvas[y][x + i] = text.charAt(i);
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

  /** Initial of the side, id, and a star if it is frozen. */
  private String unit(int unit) {
    String star = Bits.has(board.frozen(), unit) ? "*" : "";
    return names.sideOf(unit).charAt(0) + ":" + names.unit(unit) + star;
  }

  /** Its units by the letters of their kinds, as the ids elsewhere begin. */
  private String reserve(int side) {
    List<String> counts = new ArrayList<>();
    for (Variant.Muster muster : map.variant().army()) {
      int units = board.home(side) & map.armies().ofKind(side, muster.kind().ordinal());
      if (units != 0) {
        counts.add(Bits.count(units) + " " + muster.kind().letter());
      }
    }
    return names.side(side) + ": " + (counts.isEmpty() ? "empty" : String.join(", ", counts));
  }
}
