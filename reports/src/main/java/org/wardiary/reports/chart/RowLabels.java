package org.wardiary.reports.chart;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.TextAnchor;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/**
 * The names of a chart's rows: beside the values, or above them if names beside them would leave
 * the values too little room. A name is shortened only if it is too long for three lines.
 */
final class RowLabels {

  /** The part of a chart's width that names beside the values may take. */
  private static final double MOST_BESIDE = 0.42;

  private static final double MOST_BESIDE_NARROW = 0.22;

  private static final int MOST_LINES = 3;

  /** Greatest width of a letter, in pixels. */
  private static final double LONGEST_LETTER = Style.LABEL;

  /** Height of a line of a name above its values, in pixels. */
  private static final int LINE = 16;

  /** Width beside the plot, in pixels. */
  private static final int MARGINS = 44;

  private final List<String> names;
  private final Style style;
  private final List<List<String>> above;
  private final int lines;

  private RowLabels(List<String> names, Style style, List<List<String>> above) {
    this.names = List.copyOf(names);
    this.style = style;
    this.above = List.copyOf(above);
    this.lines = above.stream().mapToInt(List::size).max().orElse(0);
  }

  static RowLabels of(List<String> names, Style style) {
    double most = style.width() * (style.isNarrow() ? MOST_BESIDE_NARROW : MOST_BESIDE);
    if (widest(names) <= most) {
      return new RowLabels(names, style, List.of());
    }
    return new RowLabels(
        names, style, names.stream().map(name -> wrap(name, style.width() - MARGINS)).toList());
  }

  private static double width(String text) {
    return Fonts.width(text, Weight.REGULAR, Style.LABEL);
  }

  private static double widest(List<String> texts) {
    return texts.stream().mapToDouble(RowLabels::width).max().orElse(0);
  }

  private static List<String> wrap(String name, double room) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : name.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(longer) > room) {
        lines.add(line);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.add(line);
    return lines.size() <= MOST_LINES && widest(lines) <= room ? lines : shortened(name, room);
  }

  /** Shortens a name that is too long for all lines to its start and its end. */
  private static List<String> shortened(String name, double room) {
    int half = (int) Math.min(name.length() / 2.0, room / LONGEST_LETTER);
    return List.of(name.substring(0, half) + "…", "…" + name.substring(name.length() - half));
  }

  /** Pixels that the names take beside the values. */
  double beside() {
    return lines == 0 ? widest(names) : 0;
  }

  /** Pixels that the names take above the values of each row. */
  int above() {
    return lines * LINE;
  }

  /**
   * The fraction of a row that its values take.
   *
   * @param height pixels of a row's values
   */
  double part(int height) {
    return height / (double) (height + above());
  }

  /**
   * Where a value stands below the name of its row.
   *
   * @param alone where it would stand without a name above it
   * @param height pixels of a row's values
   */
  double place(double alone, int height) {
    double row = Math.rint(alone);
    return row + (alone - row) * part(height) + (1 - part(height)) / 2;
  }

  /** The axis of the rows. */
  SymbolAxis axis() {
    return style.rows(lines == 0 ? names : names.stream().map(name -> "").toList());
  }

  /**
   * Writes the names that stand above their values.
   *
   * @param height pixels of a row's values
   * @param left value of the axis at the left edge
   */
  void write(XYPlot plot, int height, double left) {
    double line = LINE / (double) (height + above());
    for (int row = 0; row < above.size(); row++) {
      List<String> own = above.get(row);
      for (int i = 0; i < own.size(); i++) {
        // the last line stands next to the values
        double from = row - 0.5 + (lines - own.size() + i + 0.55) * line;
        XYTextAnnotation text = new XYTextAnnotation(own.get(i), from, left);
        text.setFont(Fonts.font(Weight.REGULAR, Style.LABEL));
        text.setPaint(style.ink());
        text.setTextAnchor(TextAnchor.CENTER_LEFT);
        plot.addAnnotation(text);
      }
    }
  }
}
