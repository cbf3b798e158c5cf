package org.wardiary.events.game.squares.view;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.wardiary.events.game.squares.map.Space;

/** A rectangle of characters on which spaces are drawn to scale. */
final class TextCanvas {

  /** Number of characters for {@code INCHES} inches, across and down. */
  private static final int ACROSS = 10;

  private static final int DOWN = 3;
  private static final double INCHES = 1.5;

  private final char[][] rows;
  private final double west;
  private final double north;

  /** Creates an empty canvas for all spaces of a map. */
  TextCanvas(List<Space> spaces) {
    this.west = spaces.stream().mapToDouble(space -> space.west().doubleValue()).min().orElse(0);
    this.north = spaces.stream().mapToDouble(space -> space.north().doubleValue()).min().orElse(0);
    double east = spaces.stream().mapToDouble(space -> space.east().doubleValue()).max().orElse(0);
    double south =
        spaces.stream().mapToDouble(space -> space.south().doubleValue()).max().orElse(0);
    this.rows = new char[scaled(south - north, DOWN) + 1][scaled(east - west, ACROSS) + 1];
    for (char[] row : rows) {
      Arrays.fill(row, ' ');
    }
  }

  private static int scaled(double inches, int characters) {
    return (int) Math.round(inches / INCHES * characters);
  }

  /** Draws the borders of a space, and in it as many lines of text as fit. */
  void draw(Space space, List<String> lines) {
    int left = column(space.west());
    int right = column(space.east());
    int top = row(space.north());
    int bottom = row(space.south());
    for (int x = left; x <= right; x++) {
      line(top, x, '-');
      line(bottom, x, '-');
    }
    for (int y = top; y <= bottom; y++) {
      line(y, left, '|');
      line(y, right, '|');
    }
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
    char there = rows[y][x];
    rows[y][x] = there == ' ' || there == c ? c : '+';
  }

  private void write(int y, int x, int end, String text) {
    for (int i = 0; i < text.length() && x + i < end; i++) {
      rows[y][x + i] = text.charAt(i);
    }
  }

  /** Appends the rows without trailing spaces, each ending in LF. */
  void appendTo(StringBuilder text) {
    for (char[] row : rows) {
      text.append(new String(row).stripTrailing()).append('\n');
    }
  }
}
