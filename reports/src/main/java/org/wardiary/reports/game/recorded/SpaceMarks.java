package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Labels;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * The states of spaces and of their sides: a border and a flag in the colour of a side for control
 * and the like, a slip with words for all others.
 *
 * @param drawn the position
 * @param liveries the sides' colours
 * @param places where spaces are
 */
record SpaceMarks(DrawnPosition drawn, Liveries liveries, Places places) {

  private static final double SIZE = 12;
  private static final double HEIGHT = 16;

  private JsonNode marks() {
    return drawn.position().path("marks");
  }

  /** The spaces that have states, and those at the sides that have. */
  List<String> spaces() {
    List<String> spaces = new ArrayList<>();
    marks()
        .fieldNames()
        .forEachRemaining(
            key -> {
              if (key.startsWith("@")) {
                spaces.addAll(List.of(key.substring(1).split("\\|")));
              }
            });
    return spaces;
  }

  /** What lies below the counters: borders and flags of sides. */
  List<Item> below(BoardLayout layout) {
    List<Item> items = new ArrayList<>();
    for (Map.Entry<String, JsonNode> mark : marks().properties()) {
      String space = mark.getKey().substring(1);
      if (mark.getKey().startsWith("@") && layout.boxes().containsKey(space)) {
        RecordedUnits.words(mark.getValue())
            .forEach(
                (word, value) -> {
                  if (isSide(value)) {
                    items.add(flag(space, word, value, layout.box(space)));
                  }
                });
      }
    }
    return items;
  }

  private boolean isSide(String word) {
    return liveries.sides().stream().anyMatch(side -> side.id().equals(word));
  }

  private Item flag(String space, String word, String side, Box box) {
    Livery livery = liveries.of(side);
    Outline border = places.outline(space, box.inset(1.5));
    Spot corner = box.centre().plus(0.28 * box.width(), -0.26 * box.height());
    Box flag = Box.around(corner, 20, 14);
    return new Item.Group(
        "state",
        Text.of("%s: %s %s", space, word, side),
        List.of(
            new Item.Line(border, Pen.of(livery.colour(), 3.5)),
            new Item.Fill(livery.outline(flag), livery.fill()),
            new Item.Line(livery.outline(flag), Pen.of(livery.edge(), 2))));
  }

  /** What lies above the counters: slips with words. */
  List<Item> above(BoardLayout layout) {
    List<Item> items = new ArrayList<>();
    for (Map.Entry<String, JsonNode> mark : marks().properties()) {
      List<String> ends = List.of(mark.getKey().substring(1).split("\\|"));
      if (mark.getKey().startsWith("@") && layout.codes().containsAll(ends)) {
        List<String> texts = new ArrayList<>();
        RecordedUnits.words(mark.getValue())
            .forEach(
                (word, value) -> {
                  if (ends.size() > 1 || !isSide(value)) {
                    texts.add(Text.of("%s %s", word, value).strip());
                  }
                });
        if (!texts.isEmpty()) {
          items.add(slip(String.join(", ", texts), ends, layout));
        }
      }
    }
    return items;
  }

  private static Item slip(String text, List<String> ends, BoardLayout layout) {
    Box box = layout.box(ends.get(0));
    Spot at = box.centre().plus(0, box.height() / 2 - HEIGHT);
    if (ends.size() > 1) {
      Spot other = layout.box(ends.get(1)).centre();
      at = new Spot((box.centre().x() + other.x()) / 2, (box.centre().y() + other.y()) / 2);
    }
    String fitted = Labels.fit(text, Weight.REGULAR, SIZE, 0.8 * box.width());
    double width = Fonts.width(fitted, Weight.REGULAR, SIZE) + 10;
    Box paper = Box.around(at, width, HEIGHT);
    Lettering lettering = new Lettering(SIZE, Weight.REGULAR, Anchor.MIDDLE, Tone.INK);
    List<Item> items =
        List.of(
            new Item.Fill(Outline.round(paper, 4), Tone.PAPER),
            new Item.Line(Outline.round(paper, 4), Pen.of(Tone.FAINT, 1.2)),
            new Item.Label(fitted, at.plus(0, 0.36 * SIZE), lettering));
    return new Item.Group(
        "state",
        Text.of("%s: %s", String.join("|", ends), text),
        List.of(new Item.Group(Item.UPRIGHT, "", items)));
  }
}
