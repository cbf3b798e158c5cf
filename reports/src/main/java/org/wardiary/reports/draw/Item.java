package org.wardiary.reports.draw;

import java.util.List;
import org.wardiary.reports.draw.Fonts.Weight;

/** One thing in a scene. Immutable. */
public sealed interface Item {

  /** The area that it covers, including the widths of lines. */
  Box bounds();

  /**
   * A filled path.
   *
   * @param outline the path
   * @param ink the colour
   */
  record Fill(Outline outline, Ink ink) implements Item {

    /** Filled with opaque ink. */
    public Fill(Outline outline, Colour colour) {
      this(outline, Ink.of(colour));
    }

    @Override
    public Box bounds() {
      return outline.bounds();
    }
  }

  /**
   * A drawn path.
   *
   * @param outline the path
   * @param pen what it is drawn with
   */
  record Line(Outline outline, Pen pen) implements Item {

    @Override
    public Box bounds() {
      return outline.bounds().inset(-pen.width() / 2);
    }
  }

  /**
   * A line of text. Control characters are removed from it ({@link Labels#clean}).
   *
   * @param text the text
   * @param at start, middle or end of the base line
   * @param lettering how it is set
   */
  record Label(String text, Spot at, Lettering lettering) implements Item {

    /** Cleans the text. */
    public Label {
      text = Labels.clean(text);
    }

    /** Width of the text as set. */
    public double width() {
      return Fonts.width(text, lettering.weight(), lettering.size());
    }

    /** Where the text begins on its base line. */
    Spot start() {
      return switch (lettering.anchor()) {
        case START -> at;
        case MIDDLE -> at.plus(-width() / 2, 0);
        case END -> at.plus(-width(), 0);
      };
    }

    @Override
    public Box bounds() {
      double ascent = 0.76 * lettering.size();
      double descent = 0.24 * lettering.size();
      return new Box(start().x(), at.y() - ascent, width(), ascent + descent);
    }
  }

  /**
   * A part of a picture from elsewhere.
   *
   * @param uri the whole picture as a {@code data:} URI
   * @param width its width in pixels
   * @param height its height in pixels
   * @param source the part shown, in pixels; it may reach beyond the picture, where nothing is
   *     shown
   * @param bounds where it is shown
   */
  record Image(String uri, int width, int height, Box source, Box bounds) implements Item {}

  /**
   * How a label is set.
   *
   * @param size of the font
   * @param weight of the font
   * @param anchor which part of the text stands at its point
   * @param colour of the text
   */
  record Lettering(double size, Weight weight, Anchor anchor, Colour colour) {}

  /** Which part of a label stands at its point. */
  enum Anchor {
    /** Its start. */
    START,
    /** Its middle. */
    MIDDLE,
    /** Its end. */
    END
  }

  /**
   * Things that belong together.
   *
   * @param kind what they are, one word, e.g. {@code space}, {@code unit}: the group's class in SVG
   * @param name which one it is, e.g. {@code B3C}; shown by a browser under the pointer and read
   *     out by a screen reader; may be empty
   * @param items the things, from behind to front
   */
  record Group(String kind, String name, List<Item> items) implements Item {

    /** Copies the list. */
    public Group {
      items = List.copyOf(items);
    }

    @Override
    public Box bounds() {
      return Item.bounds(items);
    }
  }

  /**
   * Kind of a group whose things stay upright in their places when a board is turned round, as
   * labels do.
   */
  String UPRIGHT = "upright";

  /** The area that several things cover; a box of size 0 for none. */
  static Box bounds(List<Item> items) {
    return items.stream().map(Item::bounds).reduce(Box::with).orElse(new Box(0, 0, 0, 0));
  }
}
