package org.wardiary.reports.game.generalsview;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.Counter.Mark;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Pen;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.Tone;

/**
 * The stacks of a position of A General's View: a counter for each kind, with number and supply.
 */
final class GeneralsViewUnits {

  private static final int COLUMNS = 3;

  /**
   * Units of one side and kind on a square.
   *
   * @param side 0 or 1
   * @param owner the side's name
   * @param kind the kind's letter
   * @param ids their ids
   * @param supply the least supply points of one of them
   */
  private record Group(int side, String owner, String kind, List<String> ids, int supply) {}

  private final KindSymbols kinds;
  private final Map<String, Map<String, Group>> bySquare = new HashMap<>();
  private final Set<String> brought;
  private final int fullSupply;

  private GeneralsViewUnits(DrawnPosition drawn) {
    this.kinds = KindSymbols.of(drawn.game());
    this.brought = brought(drawn);
    this.fullSupply = new GeneralsViewRules(drawn.rules()).fullSupply();
  }

  /** The stacks of a position. */
  static GeneralsViewUnits of(DrawnPosition drawn) {
    GeneralsViewUnits units = new GeneralsViewUnits(drawn);
    List<String> sides = drawn.sides();
    for (int side = 0; side < sides.size(); side++) {
      String owner = sides.get(side);
      JsonNode supply = drawn.position().required("supply").required(owner);
      for (Map.Entry<String, String> unit : drawn.units(owner).entrySet()) {
        String id = unit.getKey();
        if (supply.has(id)) {
          units.add(
              unit.getValue(),
              new Group(side, owner, KindSymbols.letter(id), List.of(id), supply.get(id).asInt()));
        }
      }
    }
    return units;
  }

  private static Set<String> brought(DrawnPosition drawn) {
    Set<String> brought = new HashSet<>();
    for (String side : drawn.sides()) {
      JsonNode unit = drawn.position().path("battle").path(side);
      if (unit.isTextual()) {
        brought.add(side + unit.asText());
      }
    }
    return brought;
  }

  private void add(String square, Group unit) {
    bySquare
        .computeIfAbsent(square, code -> new LinkedHashMap<>())
        .merge(unit.owner() + unit.kind(), unit, GeneralsViewUnits::joined);
  }

  private static Group joined(Group one, Group other) {
    List<String> ids = new ArrayList<>(one.ids());
    ids.addAll(other.ids());
    return new Group(
        one.side(), one.owner(), one.kind(), ids, Math.min(one.supply(), other.supply()));
  }

  /** The counters on a square. */
  List<Item> draw(String square, Box box) {
    List<Group> groups = groups(square);
    List<Box> places = places(groups.size(), box);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      List<Item> counter = counter(groups.get(i), places.get(i));
      items.add(new Item.Group("unit", name(groups.get(i), square), counter));
    }
    return items;
  }

  /** The counters on a square as targets to point at. */
  List<Target> targets(String square, Box box) {
    List<Group> groups = groups(square);
    List<Box> places = places(groups.size(), box);
    List<Target> targets = new ArrayList<>();
    for (int i = 0; i < groups.size(); i++) {
      Group group = groups.get(i);
      List<String> refs = group.ids().stream().map(id -> Target.unit(group.owner(), id)).toList();
      targets.add(new Target(refs, name(group, square), places.get(i)));
    }
    return targets;
  }

  /** What the counters on a square cover; its middle if there are none. */
  Box place(String square, Box box) {
    return places(groups(square).size(), box).stream()
        .reduce(Box::with)
        .orElseGet(() -> Box.around(box.centre(), 0, 0));
  }

  private List<Group> groups(String square) {
    return List.copyOf(bySquare.getOrDefault(square, Map.of()).values());
  }

  private static List<Box> places(int groups, Box box) {
    List<Box> places = new ArrayList<>();
    if (groups == 0) {
      return places;
    }
    int columns = columns(groups);
    int rows = (groups + columns - 1) / columns;
    Box room = new Box(box.x() + 4, box.y() + 22, box.width() - 8, box.height() - 27);
    double width = Math.min(room.width() / columns, 62);
    double height = Math.min(room.height() / rows, 50);
    double left = room.centre().x() - columns * width / 2;
    double top = room.centre().y() - rows * height / 2;
    for (int i = 0; i < groups; i++) {
      int row = i / columns;
      Box place = new Box(left + i % columns * width, top + row * height, width, height);
      places.add(place.inset(1.5));
    }
    return places;
  }

  private static int columns(int groups) {
    if (groups <= 2) {
      return groups;
    }
    return groups <= 4 ? 2 : Math.max(COLUMNS, (int) Math.ceil(Math.sqrt(groups)));
  }

  private List<Item> counter(Group group, Box place) {
    boolean fights = group.ids().stream().anyMatch(id -> brought.contains(group.owner() + id));
    Set<Mark> marks = fights ? Set.of(Mark.ASKED) : Set.of();
    String count = group.ids().size() == 1 ? "" : Text.of("×%d", group.ids().size());
    Livery livery = Liveries.livery(group.side(), group.owner());
    Box shown = fights ? place.inset(2) : place;
    List<Item> items =
        new ArrayList<>(new Counter(livery, kinds.symbol(group.kind()), count, marks).draw(shown));
    if (group.supply() < fullSupply) {
      items.addAll(supply(group.supply(), shown));
    }
    return items;
  }

  /** A supply badge on a blank counter, for the legend. */
  static List<Item> supplyMark(Box place) {
    List<Item> items =
        new ArrayList<>(new Counter(Legend.NEUTRAL, Symbol.BLANK, "", Set.of()).draw(place));
    items.addAll(supply(1, place));
    return items;
  }

  /** A round badge with the least supply points of a stack, where they are not full. */
  private static List<Item> supply(int points, Box place) {
    double radius = 0.26 * Math.min(place.width(), place.height());
    Spot centre = new Spot(place.right() - radius, place.y() + radius);
    Tone tone = points == 0 ? Tone.ATTACK : Tone.FROZEN;
    Lettering lettering = new Lettering(1.5 * radius, Weight.BOLD, Anchor.MIDDLE, tone);
    return List.of(
        new Item.Fill(Outline.circle(centre, radius), Tone.PAPER),
        new Item.Line(Outline.circle(centre, 0.92 * radius), Pen.of(tone, 0.18 * radius)),
        new Item.Label(Integer.toString(points), centre.plus(0, 0.54 * radius), lettering));
  }

  private String name(Group group, String square) {
    String supply = group.supply() < fullSupply ? Text.of(", supply %d", group.supply()) : "";
    return Text.of(
        "%s %s %s on %s%s",
        group.owner(), kinds.name(group.kind()), String.join(" ", group.ids()), square, supply);
  }
}
