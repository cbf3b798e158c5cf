package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Ink;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * Units and boxes of a position of Wargaming on the Square, as its viewer sees them: counters with
 * men, facings, squares, bonds of lines and deployed bodies, guns, orders.
 */
final class OnTheSquareUnits {

  private static final String FACINGS = "NESW";
  private static final double WIDTH = 66;
  private static final double HEIGHT = 54;
  private static final double BALL = 5;
  private static final double GUN = 15;

  /**
   * A part or box.
   *
   * @param side 0 or 1
   * @param owner the side's name
   * @param id its id, {@code #7} for a box whose kind the viewer does not see
   * @param space its sector
   */
  private record Part(int side, String owner, String id, String space) {

    boolean unknown() {
      return id.startsWith("#");
    }

    boolean base() {
      return id.length() == 2 || unknown();
    }

    String unit() {
      return base() ? id : id.substring(0, 2);
    }
  }

  private final JsonNode position;
  private final KindSymbols kinds;
  private final List<String> sides;
  private final Map<String, Part> bySpace = new LinkedHashMap<>();
  private final List<List<Symbol>> lost = List.of(new ArrayList<>(), new ArrayList<>());

  OnTheSquareUnits(Moment moment) {
    position = moment.position();
    kinds = KindSymbols.of(moment.game());
    sides = moment.sides();
    for (int side = 0; side < sides.size(); side++) {
      String owner = sides.get(side);
      for (Map.Entry<String, JsonNode> unit :
          position.required("units").required(owner).properties()) {
        add(side, owner, unit.getKey(), unit.getValue().asText());
      }
    }
  }

  private void add(int side, String owner, String id, String space) {
    if (space.equals("lost")) {
      lost.get(side).add(kinds.symbol(KindSymbols.letter(id)));
    } else if (!space.equals("joined")) {
      bySpace.put(space, new Part(side, owner, id, space));
    }
  }

  /** Symbols of what a side has lost. */
  List<Symbol> lost(int side) {
    return lost.get(side);
  }

  /** What is known of a side: units, men and boxes. */
  String strength(int side) {
    String owner = sides.get(side);
    int men = 0;
    for (JsonNode number : position.required("men").required(owner)) {
      men += number.asInt();
    }
    int boxes = position.required("boxes").required(owner).size();
    long units = bySpace.values().stream().filter(p -> p.side() == side && p.base()).count();
    String holds = owner.equals(position.path("held").asText("")) ? " · held the centre" : "";
    return Text.of("units %d · men %d · boxes %d%s", units, men, boxes, holds);
  }

  /** Bonds between a base and its adjacent sections: broad in a line, else dotted. */
  List<Item> bonds(OnTheSquareMap map) {
    List<Item> items = new ArrayList<>();
    for (Part section : bySpace.values()) {
      if (!section.base()) {
        bySpace.values().stream()
            .filter(base -> base.base() && base.id().equals(section.unit()))
            .filter(base -> base.side() == section.side() && adjacent(map, base, section))
            .forEach(base -> items.add(bond(map, base, section)));
      }
    }
    return items;
  }

  private static boolean adjacent(OnTheSquareMap map, Part one, Part other) {
    Spot a = map.box(one.space()).centre();
    return a.distance(map.box(other.space()).centre()) < 1.1 * OnTheSquareMap.SIDE;
  }

  private Item bond(OnTheSquareMap map, Part base, Part section) {
    Spot a = map.box(base.space()).centre();
    Spot b = map.box(section.space()).centre();
    boolean row = Math.abs(a.y() - b.y()) < 1;
    char facing = facing(base);
    boolean across = row == (facing == 'N' || facing == 'S');
    boolean line = across && facing == facing(section) && !square(base);
    Pen pen = Pen.of(Sides.livery(base.side(), base.owner()).colour(), line ? 16 : 6);
    Outline way = Outline.line(a.x(), a.y(), b.x(), b.y());
    return new Item.Group(
        "bond",
        Text.of(
            "%s %s with %s, %s",
            base.owner(), base.id(), section.id(), line ? "in line" : "deployed"),
        List.of(new Item.Line(way, line ? pen : pen.dashed(7.0, 5.0))));
  }

  private char facing(Part part) {
    return position.required("facing").required(part.owner()).path(part.id()).asText("N").charAt(0);
  }

  private boolean square(Part part) {
    for (JsonNode id : position.required("square").required(part.owner())) {
      if (id.asText().equals(part.id())) {
        return true;
      }
    }
    return false;
  }

  /** Whether anything stands on a sector. */
  boolean stands(String space) {
    return bySpace.containsKey(space);
  }

  /** What stands on a sector, and guns that stand loose there. */
  List<Item> draw(String space, Box box) {
    List<Item> items = new ArrayList<>();
    Part part = bySpace.get(space);
    if (part != null) {
      items.add(new Item.Group("unit", name(part), unit(part, box)));
    }
    JsonNode loose = position.path("loose").path(space);
    if (!loose.isEmpty()) {
      List<Item> guns = guns(loose, new Spot(box.x() + 11, box.bottom() - 9), Tone.INK);
      items.add(new Item.Group("guns", loose.size() + " loose on " + space, guns));
    }
    return items;
  }

  private List<Item> unit(Part part, Box box) {
    Livery livery = Sides.livery(part.side(), part.owner());
    Box place = Box.around(box.centre().plus(0, 3), WIDTH, HEIGHT);
    List<Item> items = new ArrayList<>();
    if (square(part)) {
      items.add(new Item.Line(Outline.rect(place.inset(-5)), Pen.of(livery.colour(), 5)));
    } else {
      items.add(pointer(place, facing(part), livery));
    }
    if (part.unknown()) {
      items.addAll(lid(place, livery, part.id()));
    } else {
      Symbol symbol = kinds.symbol(KindSymbols.letter(part.id()));
      items.addAll(new Counter(livery, symbol, text(part), Set.of()).draw(place));
    }
    JsonNode number = position.required("boxes").required(part.owner()).path(part.id());
    if (number.isInt() && !part.unknown()) {
      Outline lid = Outline.rect(place.inset(-4));
      items.add(new Item.Line(lid, Pen.of(livery.colour(), 3).dashed(6.0, 4.0)));
    }
    JsonNode guns = position.required("guns").required(part.owner()).path(part.id());
    double left = box.right() - 4 - guns.size() * GUN;
    items.addAll(guns(guns, new Spot(left + GUN / 2, box.bottom() - 9), livery.colour()));
    JsonNode order = position.required("orders").required(part.owner()).path(part.id());
    items.addAll(badge(number, order, part, box));
    return items;
  }

  /** Number of the box and letter of the order, in the upper right corner. */
  private static List<Item> badge(JsonNode number, JsonNode order, Part part, Box box) {
    String lid = number.isInt() && !part.unknown() ? "#" + number.asInt() : "";
    String text = (lid + " " + order.asText("")).strip();
    if (text.isEmpty()) {
      return List.of();
    }
    Spot at = new Spot(box.right() - 4, box.y() + 13);
    return List.of(new Item.Label(text, at, new Lettering(15, Weight.BOLD, Anchor.END, Tone.INK)));
  }

  private String text(Part part) {
    int men = position.required("men").required(part.owner()).path(part.id()).asInt();
    return Text.of("%s·%d", part.id(), men);
  }

  /** A box that nobody looks into: its number alone. */
  private static List<Item> lid(Box place, Livery livery, String number) {
    return List.of(
        new Item.Fill(livery.outline(place), livery.fill()),
        new Item.Line(livery.outline(place), Pen.of(livery.edge(), 3)),
        new Item.Label(
            number,
            place.centre().plus(0, 8),
            new Lettering(24, Weight.BOLD, Anchor.MIDDLE, livery.ink())));
  }

  /** A pointer that looks out of the counter the way the part faces. */
  private static Item pointer(Box place, char facing, Livery livery) {
    int way = FACINGS.indexOf(facing);
    boolean upright = way % 2 == 0;
    double reach = (upright ? HEIGHT : WIDTH) / 2;
    Outline point = Outline.polygon(-15, 0, 0, -11, 15, 0).turned(90 * way);
    Spot centre = place.centre();
    Spot edge =
        switch (facing) {
          case 'N' -> centre.plus(0, -reach);
          case 'E' -> centre.plus(reach, 0);
          case 'S' -> centre.plus(0, reach);
          default -> centre.plus(-reach, 0);
        };
    return new Item.Fill(point.at(edge, 1), livery.colour());
  }

  /** Guns as balls: full, or with a hole after a hit; a stroke below for the horse. */
  private static List<Item> guns(JsonNode guns, Spot at, Tone tone) {
    List<Item> items = new ArrayList<>();
    double x = at.x();
    for (JsonNode gun : guns) {
      Spot centre = new Spot(x, at.y());
      Box halo = new Box(x - GUN / 2, at.y() - BALL - 2, GUN, 2 * BALL + 8);
      items.add(new Item.Fill(Outline.round(halo, 4), new Ink(Tone.PAPER, 0.85)));
      items.add(new Item.Fill(Outline.circle(centre, BALL), tone));
      if (gun.asText().startsWith("1")) {
        items.add(new Item.Fill(Outline.circle(centre, BALL / 2), Tone.PAPER));
      }
      if (gun.asText().endsWith("h")) {
        Outline stroke = Outline.line(x - BALL, at.y() + BALL + 3, x + BALL, at.y() + BALL + 3);
        items.add(new Item.Line(stroke, Pen.of(tone, 2.5)));
      }
      x += GUN;
    }
    return items;
  }

  private String name(Part part) {
    String facing = square(part) ? "in square" : "facing " + facing(part);
    if (part.unknown()) {
      return Text.of("%s box %s on %s, %s", part.owner(), part.id(), part.space(), facing);
    }
    String kind = kinds.name(KindSymbols.letter(part.id()));
    int men = position.required("men").required(part.owner()).path(part.id()).asInt();
    return Text.of(
        "%s %s %s on %s, %d men, %s", part.owner(), kind, part.id(), part.space(), men, facing);
  }
}
