package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * A caption laid out without ever being cut: on one line, a little smaller if need be; if that is
 * not enough, progress and state go on lines of their own, as many as they need.
 *
 * @param caption the text
 * @param width the width available
 */
record CaptionLines(Caption caption, double width) {

  private static final double HEIGHT = 52;
  private static final double BASE_LINE = 36;
  private static final double LINE = 30;
  private static final double STATE = 24;
  private static final double PROGRESS = 22;
  private static final double GAP = 36;
  private static final double SMALLEST = 0.75;

  /** Height of all its lines, with the space around them. */
  double height() {
    int lines = fitsOnALine() ? 1 : progress().size() + state().size();
    return HEIGHT + (lines - 1) * LINE;
  }

  /**
   * The caption.
   *
   * @param x its left edge; its upper edge is 0
   */
  Item draw(double x) {
    List<Item> items = new ArrayList<>();
    if (fitsOnALine()) {
      double scale = Math.min(1, width / wide());
      items.add(left(caption.progress(), new Spot(x, BASE_LINE), scale));
      items.add(right(caption.state(), new Spot(x + width, BASE_LINE), scale));
    } else {
      Spot at = new Spot(x, BASE_LINE);
      for (String line : progress()) {
        items.add(left(line, at, 1));
        at = at.plus(0, LINE);
      }
      for (String line : state()) {
        items.add(right(line, at.plus(width, 0), 1));
        at = at.plus(0, LINE);
      }
    }
    return new Item.Group("caption", "", items);
  }

  private boolean fitsOnALine() {
    return SMALLEST * wide() <= width;
  }

  private double wide() {
    return Fonts.width(Labels.clean(caption.progress()), Weight.REGULAR, PROGRESS)
        + GAP
        + Fonts.width(Labels.clean(caption.state()), Weight.BOLD, STATE);
  }

  private List<String> progress() {
    return Labels.wrap(caption.progress(), Weight.REGULAR, PROGRESS, width);
  }

  private List<String> state() {
    return Labels.wrap(caption.state(), Weight.BOLD, STATE, width);
  }

  private static Item left(String text, Spot at, double scale) {
    return new Item.Label(
        text, at, new Lettering(scale * PROGRESS, Weight.REGULAR, Anchor.START, Tone.FAINT));
  }

  private static Item right(String text, Spot at, double scale) {
    return new Item.Label(
        text, at, new Lettering(scale * STATE, Weight.BOLD, Anchor.END, Tone.INK));
  }
}
