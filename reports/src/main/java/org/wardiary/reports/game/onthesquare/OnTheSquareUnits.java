package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Colour;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.onthesquare.OnTheSquareParts.Part;

/**
 * Draws units and boxes of Wargaming on the Square: counters with men, facings, squares, guns,
 * orders, and the bonds of lines and deployed bodies.
 */
final class OnTheSquareUnits {

  private static final double WIDTH = 68;
  private static final double HEIGHT = 50;

  private final OnTheSquareParts parts;
  private final KindSymbols kinds;
  private final BoardLayout layout;
  private final Map<String, Part> bySpace = new HashMap<>();

  OnTheSquareUnits(DrawnPosition drawn, BoardLayout layout) {
    this.parts = OnTheSquareParts.of(drawn);
    this.kinds = KindSymbols.of(drawn.game());
    this.layout = layout;
    parts.all().forEach(part -> bySpace.put(part.space(), part));
  }

  /** Bonds between a base and its adjacent sections: broad in a line, otherwise dashed. */
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
    Colour tone = Liveries.livery(base.side(), base.owner()).colour();
    Outline way = Outline.line(a.x(), a.y(), b.x(), b.y());
    return new Item.Group(
        "bond",
        Text.of(
            "%s %s with %s, %s",
            base.owner(), base.id(), section.id(), line ? "in line" : "deployed"),
        List.of(
            new Item.Line(
                way, line ? OnTheSquareMarks.line(tone) : OnTheSquareMarks.deployed(tone))));
  }

  /** The box of what stands on a sector, with its frame; the sector's middle if it is empty. */
  Box place(String space) {
    Box box = layout.box(space);
    return bySpace.containsKey(space) ? counter(box).inset(-6) : Box.around(box.centre(), 0, 0);
  }

  /** The counters as targets to point at: bases, sections and boxes. */
  List<Target> targets() {
    return parts.all().stream()
        .map(
            part ->
                new Target(
                    List.of(Target.unit(part.owner(), part.id())),
                    name(part),
                    counter(layout.box(part.space()))))
        .toList();
  }

  private static Box counter(Box sector) {
    return Box.around(sector.centre().plus(0, 2), WIDTH, HEIGHT);
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
    Livery livery = Liveries.livery(part.side(), part.owner());
    Box place = counter(box);
    List<Item> items = new ArrayList<>();
    if (parts.inSquare(part)) {
      items.add(OnTheSquareMarks.square(place, livery));
    } else {
      items.add(OnTheSquareMarks.pointer(place, parts.facing(part), livery));
    }
    if (part.unknown()) {
      items.addAll(OnTheSquareMarks.closedBox(place, livery, part.id()));
    } else {
      String text = Text.of("%s·%d", part.id(), parts.men(part));
      items.addAll(new Counter(livery, kinds.symbol(part.kind()), text, Set.of()).draw(place));
    }
    if (parts.underOpenBox(part)) {
      items.add(OnTheSquareMarks.openBox(place, livery));
    }
    items.addAll(OnTheSquareGuns.upTo(parts.guns(part), box, livery.colour()));
    items.addAll(OnTheSquareMarks.badge(parts.badge(part), box));
    return items;
  }

  private String name(Part part) {
    String facing = parts.inSquare(part) ? "in square" : Text.of("facing %s", parts.facing(part));
    if (part.unknown()) {
      return Text.of("%s box %s on %s, %s", part.owner(), part.id(), part.space(), facing);
    }
    return Text.of(
        "%s %s %s on %s, %s, %s",
        part.owner(),
        kinds.name(part.kind()),
        part.id(),
        part.space(),
        Text.count(parts.men(part), "man", "men"),
        facing);
  }
}
