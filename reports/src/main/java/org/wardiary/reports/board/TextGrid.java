package org.wardiary.reports.board;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Scene;

/** A board's spaces with their codes as plain text, each where the picture shows it. */
public final class TextGrid {

  /** Columns of a space besides its code: a blank on either side, and a border. */
  private static final int BESIDE = 3;

  private static final int LINES = 2;

  private final double column;
  private final double line;
  private final char[][] text;

  private TextGrid(Map<String, Box> spaces) {
    this.column =
        spaces.entrySet().stream()
            .mapToDouble(space -> space.getValue().width() / (space.getKey().length() + BESIDE))
            .min()
            .orElseThrow();
    this.line = spaces.values().stream().mapToDouble(Box::height).min().orElseThrow() / LINES;
    Box all = spaces.values().stream().reduce(Box::with).orElseThrow();
    this.text = new char[1 + row(all.bottom())][1 + at(all.right())];
    for (char[] row : text) {
      Arrays.fill(row, ' ');
    }
  }

  /** The spaces of a picture; empty if it has no groups of the kind {@code space}. */
  public static String of(Scene scene) {
    Map<String, Box> spaces = new LinkedHashMap<>();
    for (Item item : scene.items()) {
      if (item instanceof Item.Group group && group.kind().equals("space")) {
        spaces.put(group.name(), ground(group));
      }
    }
    if (spaces.isEmpty()) {
      return "";
    }
    Box all = spaces.values().stream().reduce(Box::with).orElseThrow();
    spaces.replaceAll((code, box) -> box.moved(-all.x(), -all.y()));
    TextGrid grid = new TextGrid(spaces);
    spaces.values().forEach(grid::border);
    spaces.forEach(grid::code);
    return grid.text();
  }

  /** The box of a space: its first item is its ground. */
  private static Box ground(Item.Group space) {
    return space.items().get(0).bounds();
  }

  private int at(double x) {
    return (int) Math.round(x / column);
  }

  private int row(double y) {
    return (int) Math.round(y / line);
  }

  private void border(Box box) {
    int left = at(box.x());
    int right = at(box.right());
    int top = row(box.y());
    int bottom = row(box.bottom());
    for (int x = left; x <= right; x++) {
      edge(top, x, '-');
      edge(bottom, x, '-');
    }
    for (int y = top; y <= bottom; y++) {
      edge(y, left, '|');
      edge(y, right, '|');
    }
    for (int y : List.of(top, bottom)) {
      text[y][left] = '+';
      text[y][right] = '+';
    }
  }

  /** Draws a piece of a border; where the borders of two spaces cross, a corner is drawn. */
  private void edge(int y, int x, char sign) {
    text[y][x] = text[y][x] == ' ' || text[y][x] == sign ? sign : '+';
  }

  private void code(String code, Box box) {
    int y = row(box.y()) + 1;
    int x = at(box.x()) + 2;
    for (int i = 0; i < code.length(); i++) {
      text[y][x + i] = code.charAt(i);
    }
  }

  private String text() {
    StringBuilder lines = new StringBuilder();
    for (char[] row : text) {
      lines.append(new String(row).stripTrailing()).append('\n');
    }
    return lines.toString();
  }
}
