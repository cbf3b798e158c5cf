package org.wardiary.reports.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Spot;

/**
 * The units that the last answers eliminated, each marked on the space where it fell, whoever
 * stands there now.
 *
 * @param units in the order in which they fell
 */
public record Fallen(List<Unit> units) {

  /** Width of a mark. */
  static final double WIDTH = 32;

  /** Height of a mark. */
  static final double HEIGHT = 22;

  private static final double LARGE = 1.8;

  /** Copies the list. */
  public Fallen {
    units = List.copyOf(units);
  }

  /**
   * A unit that fell.
   *
   * @param event its elimination
   * @param place where it is marked
   */
  public record Unit(UnitEliminated event, Box place) {}

  /**
   * Finds a place for each mark.
   *
   * @param places gives the place of a mark from the space's code and the mark's number on that
   *     space, from 0
   */
  public static Fallen of(DrawnPosition drawn, BiFunction<String, Integer, Box> places) {
    Map<String, Integer> numbers = new HashMap<>();
    List<Unit> units = new ArrayList<>();
    for (UnitEliminated event : drawn.events(UnitEliminated.class)) {
      int number = numbers.merge(event.getSpace(), 1, Integer::sum) - 1;
      units.add(new Unit(event, places.apply(event.getSpace(), number)));
    }
    return new Fallen(units);
  }

  /** Where the marks are. */
  public List<Box> places() {
    return units.stream().map(Unit::place).toList();
  }

  /**
   * The marks.
   *
   * @param game the game's id
   * @param liveries how a side's counters look, by its name
   */
  public List<Item> draw(String game, Function<String, Livery> liveries) {
    KindSymbols kinds = KindSymbols.of(game);
    List<Item> items = new ArrayList<>();
    for (Unit unit : units) {
      UnitEliminated event = unit.event();
      String kind = kinds.name(event.getKind());
      String name =
          Text.of("%s %s %s lost on %s", event.getSide(), kind, event.getUnit(), event.getSpace());
      Livery livery = liveries.apply(event.getSide());
      items.add(Marks.fallen(name, livery, kinds.symbol(event.getKind()), unit.place()));
    }
    return items;
  }

  /**
   * Where a mark goes on a space: large and in the middle if nothing stands there, otherwise small.
   *
   * @param space the space
   * @param counters what stands on it; a box without size if nothing does
   * @param corner where small marks begin
   * @param number the mark's number on the space, from 0
   */
  public static Box on(Box space, Box counters, Corner corner, int number) {
    if (counters.width() == 0) {
      double scale = Math.min(LARGE, space.width() / 2 / WIDTH);
      Spot middle = counters.centre().plus(number * scale * 0.6 * WIDTH, 0);
      return Box.around(middle, scale * WIDTH, scale * HEIGHT);
    }
    double along = 3 + number * WIDTH;
    double left = space.x() + along;
    double right = space.right() - along - WIDTH;
    double beside = counters.right() + along;
    return switch (corner) {
      case LOWER_LEFT -> new Box(left, space.bottom() - 3 - HEIGHT, WIDTH, HEIGHT);
      case LOWER_RIGHT -> new Box(right, space.bottom() - 3 - HEIGHT, WIDTH, HEIGHT);
      // where a space is wide, close to the counter
      case UPPER_RIGHT -> new Box(Math.min(right, beside), space.y() + 3, WIDTH, HEIGHT);
    };
  }

  /** Where small marks begin. */
  public enum Corner {
    /** In the lower left corner, with further marks to the right. */
    LOWER_LEFT,
    /** In the lower right corner, with further marks to the left. */
    LOWER_RIGHT,
    /** In the upper right corner or beside the counter. */
    UPPER_RIGHT
  }
}
