package org.wardiary.reports.draw;

import java.util.List;

/**
 * A picture as a drawing: written as SVG by {@link SvgWriter}, as PNG by {@link PngWriter}.
 *
 * @param width of the canvas, whose upper left corner is (0, 0)
 * @param height of the canvas
 * @param title what it shows, for people who cannot see it
 * @param items what is drawn, from behind to front
 */
public record Scene(double width, double height, String title, List<Item> items) {

  /** Copies the list and cleans the title. */
  public Scene {
    items = List.copyOf(items);
    title = Labels.clean(title);
  }

  /** The canvas. */
  public Box canvas() {
    return new Box(0, 0, width, height);
  }
}
