package org.wardiary.reports.game.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.file.Forces;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.Kind;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.board.Symbol;
import org.wardiary.reports.board.Symbols;
import org.wardiary.reports.board.Target;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Fonts.Weight;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Item.Anchor;
import org.wardiary.reports.draw.Item.Lettering;
import org.wardiary.reports.draw.Tone;

/** The units of a position of a recorded game, by the spaces where they stand. */
final class RecordedUnits {

  private static final int MOST = 12;
  private static final int MOST_COLUMNS = 4;

  /** A unit on the map with its side; empty for a unit of nobody. */
  private record Unit(String side, String id, Map<String, String> states) {}

  /** Units as they stand on a space in a picture. */
  private record Stack(String space, Box box, List<Unit> units) {}

  /** Stacks that were drawn before, so that what stays is drawn once in a game. Not thread-safe. */
  static final class Memo {
    private final Map<Stack, List<Item>> drawn = new HashMap<>();
  }

  private final Forces forces;
  private final JsonNode states;
  private final Liveries liveries;
  private final Places places;
  private final Map<String, List<Unit>> bySpace = new LinkedHashMap<>();

  RecordedUnits(DrawnPosition drawn, GameFile file, Places places) {
    this.forces = file.forces();
    this.liveries = Liveries.of(file);
    this.places = places;
    this.states = drawn.position().path("states");
    for (String side : drawn.sides()) {
      drawn
          .units(side)
          .forEach(
              (id, space) -> {
                if (!space.equals(Piece.LOST) && !space.equals(Piece.WAITING)) {
                  bySpace
                      .computeIfAbsent(space, code -> new ArrayList<>())
                      .add(new Unit(side, id, words(states.path(id))));
                }
              });
    }
  }

  /** The states of something: their words and values. */
  static Map<String, String> words(JsonNode states) {
    Map<String, String> words = new LinkedHashMap<>();
    states.properties().forEach(state -> words.put(state.getKey(), state.getValue().asText()));
    return words;
  }

  /** The spaces where units stand. */
  List<String> spaces() {
    return List.copyOf(bySpace.keySet());
  }

  /** All counters, space by space. */
  List<Item> draw(BoardLayout layout, Memo memo) {
    List<Item> items = new ArrayList<>();
    bySpace.forEach(
        (space, units) ->
            items.addAll(
                memo.drawn.computeIfAbsent(
                    new Stack(space, layout.box(space), units), this::draw)));
    return items;
  }

  /** The counters on a space, and how many more there are than can be shown. */
  private List<Item> draw(Stack stack) {
    List<Unit> units = stack.units();
    String space = stack.space();
    List<Box> cells = cells(units.size(), places.room(space, stack.box()));
    List<Item> items = new ArrayList<>();
    int shown = units.size() > MOST ? MOST - 1 : units.size();
    for (int i = 0; i < shown; i++) {
      Unit unit = units.get(i);
      items.add(new Item.Group("unit", name(unit, space), counter(unit).draw(cells.get(i))));
    }
    if (shown < units.size()) {
      Box last = cells.get(shown);
      double size = 0.5 * last.height();
      Lettering lettering = new Lettering(size, Weight.BOLD, Anchor.MIDDLE, Tone.INK);
      List<String> rest = units.subList(shown, units.size()).stream().map(Unit::id).toList();
      Item more = new Item.Label("+" + rest.size(), last.centre().plus(0, 0.36 * size), lettering);
      items.add(new Item.Group("more", String.join(", ", rest), List.of(more)));
    }
    return items;
  }

  private RecordedCounter counter(Unit unit) {
    return new RecordedCounter(
        liveries.of(unit.side()),
        symbol(unit.id()),
        unit.id(),
        forces.unit(unit.id()).map(known -> String.join("-", known.ratings().values())).orElse(""),
        kind(unit.id()).map(Kind::steps).orElse(1),
        shown(unit));
  }

  /** The kind that a unit's state says, else that of the order of battle. */
  private Optional<Kind> kind(String unit) {
    String said = states.path(unit).path(Piece.KIND).asText();
    return Optional.ofNullable(forces.kinds().get(said)).or(() -> forces.kindOf(unit));
  }

  /** A unit's states but for its kind, which its symbol shows. */
  private Map<String, String> shown(Unit unit) {
    Map<String, String> shown = new LinkedHashMap<>(unit.states());
    shown.remove(Piece.KIND, kind(unit.id()).map(Kind::id).orElse(""));
    return shown;
  }

  /** The symbol of a unit's kind; none if it is not known. */
  Symbol symbol(String unit) {
    return kind(unit).flatMap(Kind::symbol).map(Symbols::named).orElse(Symbol.BLANK);
  }

  /** How the counters of a unit's side look. */
  Livery livery(String side) {
    return liveries.of(side);
  }

  private String name(Unit unit, String space) {
    StringBuilder name = new StringBuilder(unit.side());
    kind(unit.id()).ifPresent(kind -> name.append(' ').append(kind.name()));
    name.append(' ').append(unit.id());
    forces
        .unit(unit.id())
        .filter(known -> !known.name().equals(known.id()))
        .ifPresent(known -> name.append(Text.of(" “%s”", known.name())));
    forces
        .unit(unit.id())
        .filter(known -> !known.ratings().isEmpty())
        .ifPresent(
            known -> {
              List<String> ratings = new ArrayList<>();
              known.ratings().forEach((word, value) -> ratings.add(word + " " + value));
              name.append(Text.of(" (%s)", String.join(", ", ratings)));
            });
    name.append(" on ").append(space);
    shown(unit)
        .forEach((word, value) -> name.append(", ").append(Text.of("%s %s", word, value).strip()));
    return name.toString().strip();
  }

  /** What the counters on a space cover; its middle if there are none. */
  Box place(String space, BoardLayout layout) {
    Box box = layout.box(space);
    int units = bySpace.getOrDefault(space, List.of()).size();
    return cells(units, places.room(space, box)).stream()
        .reduce(Box::with)
        .orElseGet(() -> Box.around(places.room(space, box).centre(), 0, 0));
  }

  /** The counter of one unit; empty if it is not on the map. */
  Optional<Box> counter(String id, BoardLayout layout) {
    for (Map.Entry<String, List<Unit>> space : bySpace.entrySet()) {
      List<Unit> units = space.getValue();
      for (int i = 0; i < Math.min(units.size(), MOST); i++) {
        if (units.get(i).id().equals(id)) {
          Box room = places.room(space.getKey(), layout.box(space.getKey()));
          return Optional.of(cells(units.size(), room).get(i));
        }
      }
    }
    return Optional.empty();
  }

  /** The counters as targets to point at. */
  List<Target> targets(BoardLayout layout) {
    List<Target> targets = new ArrayList<>();
    bySpace.forEach(
        (space, units) -> {
          List<Box> cells = cells(units.size(), places.room(space, layout.box(space)));
          for (int i = 0; i < cells.size(); i++) {
            Unit unit = units.get(i);
            String ref = Target.unit(unit.side(), unit.id());
            targets.add(new Target(List.of(ref), name(unit, space), cells.get(i)));
          }
        });
    return targets;
  }

  /** Places of counters side by side, at most {@link #MOST}, as large as the room allows. */
  private static List<Box> cells(int units, Box room) {
    int count = Math.min(units, MOST);
    List<Box> cells = new ArrayList<>();
    int columns = count <= 2 ? count : count <= 4 ? 2 : count <= 6 ? 3 : MOST_COLUMNS;
    int rows = count == 0 ? 0 : (count + columns - 1) / columns;
    double width = Math.min(room.width() / Math.max(1, columns), 64);
    double height = Math.min(room.height() / Math.max(1, rows), 58);
    double left = room.centre().x() - columns * width / 2;
    double top = room.centre().y() - rows * height / 2;
    for (int i = 0; i < count; i++) {
      int row = i / columns;
      Box cell = new Box(left + i % columns * width, top + row * height, width, height);
      cells.add(cell.inset(1.2));
    }
    return cells;
  }
}
