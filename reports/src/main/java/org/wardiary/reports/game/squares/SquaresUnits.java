package org.wardiary.reports.game.squares;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.Counter;
import org.wardiary.reports.board.Counter.Mark;
import org.wardiary.reports.board.Detail;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.KindSymbols;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;

/** The units of a position of SQUARES and where their counters stand. */
final class SquaresUnits {

  /** Width of a counter on a square. */
  private static final double WIDTH = 76;

  /** Height of a counter on a square. */
  private static final double HEIGHT = 64;

  private static final double KIND_GAP = 7;
  private static final double RESERVE_HEIGHT = 66;

  /**
   * A unit.
   *
   * @param side 0 or 1
   * @param owner the side's name
   * @param id its id
   * @param marks what is marked on it
   */
  private record Unit(int side, String owner, String id, Set<Mark> marks) {

    String kind() {
      return KindSymbols.letter(id);
    }
  }

  private final SquaresBoard board;
  private final KindSymbols kinds;
  private final Map<String, List<Unit>> bySpace = new LinkedHashMap<>();
  private final Map<Unit, Box> places = new HashMap<>();

  private SquaresUnits(DrawnPosition drawn, SquaresBoard board) {
    this.board = board;
    this.kinds = KindSymbols.of(drawn.game());
  }

  /** The units of a position, placed on a board. */
  static SquaresUnits of(DrawnPosition drawn, SquaresBoard board) {
    SquaresUnits units = new SquaresUnits(drawn, board);
    List<String> sides = drawn.sides();
    for (int side = 0; side < sides.size(); side++) {
      String owner = sides.get(side);
      for (Map.Entry<String, String> unit : drawn.units(owner).entrySet()) {
        Set<Mark> marks = marks(drawn, owner, unit.getKey());
        units.add(unit.getValue(), new Unit(side, owner, unit.getKey(), marks));
      }
    }
    board.layout().codes().forEach(units::arrange);
    return units;
  }

  private void add(String space, Unit unit) {
    bySpace.computeIfAbsent(space, code -> new ArrayList<>()).add(unit);
  }

  private void arrange(String code) {
    List<Unit> units = on(code);
    List<Box> boxes =
        board.isReserve(code)
            ? row(board.box(code), units)
            : Collections.nCopies(units.size(), Box.around(board.centre(code), WIDTH, HEIGHT));
    for (int i = 0; i < units.size(); i++) {
      places.put(units.get(i), boxes.get(i));
    }
  }

  private List<Unit> on(String code) {
    return bySpace.getOrDefault(code, List.of());
  }

  private static Set<Mark> marks(DrawnPosition drawn, String side, String unit) {
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    for (JsonNode frozen : drawn.position().path("frozen").path(side)) {
      if (frozen.asText().equals(unit)) {
        marks.add(Mark.FROZEN);
      }
    }
    boolean asked = drawn.text("unit").filter(unit::equals).isPresent();
    if (asked && drawn.decides(side)) {
      marks.add(Mark.ASKED);
    }
    return marks;
  }

  /** The counters on a space, with ids in full detail. */
  List<Item> draw(String space, Detail detail) {
    List<Item> items = new ArrayList<>();
    for (Unit unit : on(space)) {
      String text = detail == Detail.FULL ? unit.id() : "";
      Livery livery = Liveries.livery(unit.side(), unit.owner());
      Counter counter = new Counter(livery, kinds.symbol(unit.kind()), text, unit.marks());
      items.add(new Item.Group("unit", name(unit, space), counter.draw(places.get(unit))));
    }
    return items;
  }

  /** The counters as targets to point at. */
  List<Target> targets() {
    List<Target> targets = new ArrayList<>();
    bySpace.forEach(
        (space, units) -> {
          for (Unit unit : units) {
            // lost units have no place
            if (places.containsKey(unit)) {
              List<String> refs = List.of(Target.unit(unit.owner(), unit.id()));
              targets.add(new Target(refs, name(unit, space), places.get(unit)));
            }
          }
        });
    return targets;
  }

  /** Where all counters stand. */
  List<Box> places() {
    return List.copyOf(places.values());
  }

  /** Where the first counter on a space stands; empty if there is none. */
  Optional<Box> place(String code) {
    return on(code).stream().findFirst().map(places::get);
  }

  /** What all counters on a space cover; empty if there are none. */
  Optional<Box> cover(String code) {
    return on(code).stream().map(places::get).reduce(Box::with);
  }

  /** Where a unit's counter stands; empty if the unit is not on that space. */
  Optional<Box> place(String code, String ownerAndId) {
    return on(code).stream()
        .filter(unit -> ownerAndId.equals(unit.owner() + unit.id()))
        .findFirst()
        .map(places::get);
  }

  private String name(Unit unit, String space) {
    String frozen = unit.marks().contains(Mark.FROZEN) ? ", frozen" : "";
    return Text.of(
        "%s %s %s on %s%s", unit.owner(), kinds.name(unit.kind()), unit.id(), space, frozen);
  }

  /**
   * The boxes of a row of counters in the middle of a reserve, as large as fits, with a little
   * space between kinds.
   */
  private static List<Box> row(Box box, List<Unit> units) {
    long kinds = units.stream().map(Unit::kind).distinct().count();
    double gaps = KIND_GAP * Math.max(0, kinds - 1);
    double room = box.width() - 110 - gaps;
    double step = Math.min(WIDTH + 6, room / Math.max(1, units.size()));
    double x = box.centre().x() - (units.size() * step + gaps) / 2;
    double y = box.centre().y() - RESERVE_HEIGHT / 2;
    List<Box> places = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (i > 0 && !units.get(i).kind().equals(units.get(i - 1).kind())) {
        x += KIND_GAP;
      }
      places.add(new Box(x, y, step - 5, RESERVE_HEIGHT));
      x += step;
    }
    return places;
  }
}
