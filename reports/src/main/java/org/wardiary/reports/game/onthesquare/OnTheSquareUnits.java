package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Moment;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.onthesquare.OnTheSquareParts.Part;

/**
 * Draws units and boxes of Wargaming on the Square: counters with men, facings, squares, guns,
 * orders, and the bonds of lines and deployed bodies.
 */
final class OnTheSquareUnits {

  private static final double WIDTH = 66;
  private static final double HEIGHT = 54;

  private final OnTheSquareParts parts;
  private final KindSymbols kinds;
  private final BoardLayout layout;
  private final Map<String, Part> bySpace = new HashMap<>();

  OnTheSquareUnits(Moment moment, BoardLayout layout) {
    this.parts = OnTheSquareParts.of(moment);
    this.kinds = KindSymbols.of(moment.game());
    this.layout = layout;
    parts.all().forEach(part -> bySpace.put(part.space(), part));
  }

  /** Bonds between a base and its adjacent sections: broad in a line, else dotted. */
  List<Item> bonds() {
    List<Item> items = new ArrayList<>();
    for (Part section : parts.all()) {
      if (!section.base()) {
        parts.all().stream()
            .filter(base -> base.base() && base.id().equals(section.unit()))
            .filter(base -> base.side() == section.side() && adjacent(base, section))
            .forEach(base -> items.add(bond(base, section)));
      }
    }
    return items;
  }

  private static boolean adjacent(Part one, Part other) {
    return Sector.adjacent(Sector.of(one.space()), Sector.of(other.space()));
  }

  private Item bond(Part base, Part section) {
    Spot a = layout.box(base.space()).centre();
    Spot b = layout.box(section.space()).centre();
    boolean row = Math.abs(a.y() - b.y()) < 1;
    char facing = parts.facing(base);
    boolean across = row == (facing == 'N' || facing == 'S');
    boolean line = across && facing == parts.facing(section) && !parts.inSquare(base);
    Pen pen = Pen.of(Sides.livery(base.side(), base.owner()).colour(), line ? 16 : 6);
    Outline way = Outline.line(a.x(), a.y(), b.x(), b.y());
    return new Item.Group(
        "bond",
        Text.of(
            "%s %s with %s, %s",
            base.owner(), base.id(), section.id(), line ? "in line" : "deployed"),
        List.of(new Item.Line(way, line ? pen : pen.dashed(7.0, 5.0))));
  }

  /** Whether anything stands on a sector. */
  boolean stands(String space) {
    return bySpace.containsKey(space);
  }

  /** What stands on a sector, and guns that stand loose there. */
  List<Item> draw(String space) {
    Box box = layout.box(space);
    List<Item> items = new ArrayList<>();
    Part part = bySpace.get(space);
    if (part != null) {
      items.add(new Item.Group("unit", name(part), unit(part, box)));
    }
    JsonNode loose = parts.looseGuns(space);
    if (!loose.isEmpty()) {
      List<Item> guns = OnTheSquareGuns.from(loose, box.x() + 11, box, Tone.INK);
      items.add(new Item.Group("guns", Text.of("%d loose on %s", loose.size(), space), guns));
    }
    return items;
  }

  private List<Item> unit(Part part, Box box) {
    Livery livery = Sides.livery(part.side(), part.owner());
    Box place = Box.around(box.centre().plus(0, 3), WIDTH, HEIGHT);
    List<Item> items = new ArrayList<>();
    if (parts.inSquare(part)) {
      items.add(new Item.Line(Outline.rect(place.inset(-5)), Pen.of(livery.colour(), 5)));
    } else {
      items.add(pointer(place, parts.facing(part), livery));
    }
    if (part.unknown()) {
      items.addAll(lid(place, livery, part.id()));
    } else {
      String text = Text.of("%s·%d", part.id(), parts.men(part));
      items.addAll(new Counter(livery, kinds.symbol(part.kind()), text, Set.of()).draw(place));
    }
    if (parts.underOpenBox(part)) {
      Outline lid = Outline.rect(place.inset(-4));
      items.add(new Item.Line(lid, Pen.of(livery.colour(), 3).dashed(6.0, 4.0)));
    }
    items.addAll(OnTheSquareGuns.upTo(parts.guns(part), box, livery.colour()));
    items.addAll(badge(parts.badge(part), box));
    return items;
  }

  private static List<Item> badge(String text, Box box) {
    if (text.isEmpty()) {
      return List.of();
    }
    Spot at = new Spot(box.right() - 4, box.y() + 13);
    return List.of(new Item.Label(text, at, new Lettering(15, Weight.BOLD, Anchor.END, Tone.INK)));
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
  private static Item pointer(Box place, char letter, Livery livery) {
    int facing = Facing.of(letter);
    Outline point = Outline.polygon(-15, 0, 0, -11, 15, 0).turned(90 * facing);
    Spot edge = place.centre().plus(Facing.dx(facing) * WIDTH / 2, -Facing.dy(facing) * HEIGHT / 2);
    return new Item.Fill(point.at(edge, 1), livery.colour());
  }

  private String name(Part part) {
    String facing = parts.inSquare(part) ? "in square" : Text.of("facing %s", parts.facing(part));
    if (part.unknown()) {
      return Text.of("%s box %s on %s, %s", part.owner(), part.id(), part.space(), facing);
    }
    return Text.of(
        "%s %s %s on %s, %d men, %s",
        part.owner(), kinds.name(part.kind()), part.id(), part.space(), parts.men(part), facing);
  }
}
