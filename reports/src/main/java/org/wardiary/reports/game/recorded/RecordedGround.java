package org.wardiary.reports.game.recorded;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.wardiary.events.game.recorded.file.Edge;
import org.wardiary.events.game.recorded.file.Layout.Shape;
import org.wardiary.events.game.recorded.file.MapPlan;
import org.wardiary.events.game.recorded.file.SpaceSide;
import org.wardiary.events.game.recorded.file.Terrain;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
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
 * The map of a game file without units: spaces with their terrain and codes, roads and rivers,
 * connections, boxes.
 *
 * @param plan the map
 * @param places where its spaces are
 */
record RecordedGround(MapPlan plan, Places places) {

  /** Size of codes. */
  static final double CODE_SIZE = 14;

  private static final double CONNECTION = 5;

  static RecordedGround of(MapPlan plan) {
    return new RecordedGround(plan, new Places(plan));
  }

  /** All of it as one thing, so that a viewer which draws it once need not look into it again. */
  Item draw(BoardLayout layout, Detail detail) {
    Optional<Item> image =
        detail == Detail.FULL ? GroundImage.of(plan, places, layout) : Optional.empty();
    return new Item.Group(
        "ground", "", image.map(below -> over(below, layout)).orElseGet(() -> own(layout, detail)));
  }

  /** The owner's picture, which shows terrain and codes itself, with the outlines of spaces. */
  private List<Item> over(Item image, BoardLayout layout) {
    List<Item> items = new ArrayList<>(List.of(image));
    layout
        .boxes()
        .forEach(
            (code, box) -> {
              if (places.onMap(code)) {
                Item line = new Item.Line(places.outline(code, box), Pen.of(Tone.LINE, 0.75));
                items.add(new Item.Group("space", name(code), List.of(line)));
              } else {
                items.add(space(code, box));
                items.add(code(code, box, Tone.FAINT));
                items.addAll(meaning(code, box));
              }
            });
    return items;
  }

  private List<Item> own(BoardLayout layout, Detail detail) {
    List<Item> items = new ArrayList<>();
    if (plan.layout().shape() == Shape.POINT) {
      items.addAll(connections(layout));
      items.addAll(edges(layout));
    }
    layout.boxes().forEach((code, box) -> items.add(space(code, box)));
    if (plan.layout().shape() != Shape.POINT) {
      items.addAll(edges(layout));
    }
    if (detail == Detail.FULL) {
      layout
          .boxes()
          .forEach(
              (code, box) -> {
                items.add(code(code, box, Terrains.ink(terrain(code))));
                items.addAll(meaning(code, box));
              });
    }
    return items;
  }

  private Item space(String code, Box box) {
    Optional<Terrain> terrain = terrain(code);
    Outline outline = places.outline(code, box);
    List<Item> items = new ArrayList<>();
    items.add(new Item.Fill(outline, places.onMap(code) ? Terrains.ground(terrain) : Tone.RESERVE));
    List<Item> marks = Terrains.marks(terrain, box);
    if (!marks.isEmpty()) {
      items.add(new Item.Group(Item.UPRIGHT, "", marks));
    }
    items.add(new Item.Line(outline, Pen.of(Tone.LINE, 1.5)));
    return new Item.Group("space", name(code), items);
  }

  private Optional<Terrain> terrain(String code) {
    return plan.layout().terrain(code).map(plan.terrain()::get);
  }

  /** A space's code with its name and terrain, e.g. {@code 0302 Newton, town}. */
  private String name(String code) {
    String name = plan.name(code).equals(code) ? code : code + " " + plan.name(code);
    return terrain(code).map(terrain -> Text.of("%s, %s", name, terrain.name())).orElse(name);
  }

  /** A space's code; the whole name of a box that has one. */
  Item code(String code, Box box, Colour ink) {
    boolean middle = places.codeInMiddle(code);
    String text = places.onMap(code) ? code : plan.name(code);
    String fitted =
        Labels.fit(text, Weight.REGULAR, CODE_SIZE, (middle ? 0.6 : 1) * box.width() - 14);
    Lettering lettering =
        new Lettering(CODE_SIZE, Weight.REGULAR, middle ? Anchor.MIDDLE : Anchor.START, ink);
    return new Item.Label(fitted, places.code(code, box, CODE_SIZE), lettering);
  }

  /** What it means to be in a box. */
  private List<Item> meaning(String code, Box box) {
    Optional<MapPlan.Box> meaning =
        plan.box(code).filter(kind -> kind != MapPlan.Box.SPACE && kind != MapPlan.Box.TRACK);
    Lettering lettering = new Lettering(11, Weight.REGULAR, Anchor.START, Tone.FAINT);
    return meaning
        .map(kind -> kind.title().toLowerCase(Locale.ROOT))
        .filter(word -> !word.equalsIgnoreCase(plan.name(code)))
        .<List<Item>>map(
            word ->
                List.of(new Item.Label(word, new Spot(box.x() + 7, box.bottom() - 6), lettering)))
        .orElse(List.of());
  }

  /** The connections of places; none on a grid. */
  List<Item> connections(BoardLayout layout) {
    Path2D.Double path = new Path2D.Double();
    for (List<String> ends : places.connections()) {
      line(path, centre(layout, ends.get(0)), centre(layout, ends.get(1)));
    }
    return path.getCurrentPoint() == null
        ? List.of()
        : List.of(new Item.Line(Outline.of(path), Pen.of(Tone.LINE, CONNECTION)));
  }

  private static Spot centre(BoardLayout layout, String space) {
    return layout.box(space).centre();
  }

  private static void line(Path2D.Double path, Spot from, Spot to) {
    path.moveTo(from.x(), from.y());
    path.lineTo(to.x(), to.y());
  }

  /** What runs along the sides of spaces of a grid. */
  List<Item> rivers(BoardLayout layout) {
    return plan.layout().shape() == Shape.POINT
        ? List.of()
        : edges(layout, edge -> edge.course() == Edge.Course.ALONG);
  }

  /** Rivers, roads and whatever else runs between spaces. */
  private List<Item> edges(BoardLayout layout) {
    return edges(layout, edge -> true);
  }

  private List<Item> edges(BoardLayout layout, Predicate<Edge> drawn) {
    List<Item> items = new ArrayList<>();
    for (Edge edge : plan.edges().values().stream().filter(drawn).toList()) {
      Path2D.Double path = new Path2D.Double();
      for (SpaceSide side : edge.at()) {
        Box one = layout.box(side.first());
        Box other = layout.box(side.second());
        boolean across =
            edge.course() == Edge.Course.ACROSS || plan.layout().shape() == Shape.POINT;
        List<Spot> ends = across ? List.of(one.centre(), other.centre()) : places.side(one, other);
        line(path, ends.get(0), ends.get(1));
      }
      if (path.getCurrentPoint() != null) {
        Item line = new Item.Line(Outline.of(path), Terrains.pen(edge));
        items.add(new Item.Group("edge", edge.name(), List.of(line)));
      }
    }
    return items;
  }
}
