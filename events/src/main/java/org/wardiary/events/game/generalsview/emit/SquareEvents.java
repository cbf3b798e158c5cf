package org.wardiary.events.game.generalsview.emit;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.FieldCity;
import org.wardiary.events.event.FieldLaid;
import org.wardiary.events.event.SquareTaken;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.board.Territory;
import org.wardiary.events.game.generalsview.map.GeneralsViewMap;

/** Builds the events about the map and its squares. */
final class SquareEvents {

  private SquareEvents() {}

  /** An owner's name; empty for a neutral square. */
  private static String owner(int owner) {
    return owner == GeneralsViewMap.NEUTRAL ? "" : GeneralsViewMap.SIDES.name(owner);
  }

  /** The map as it is before anything has happened. */
  static FieldLaid laid(Board board) {
    GeneralsViewMap map = board.map();
    List<FieldCity> cities = new ArrayList<>();
    for (int i = 0; i < map.cityCount(); i++) {
      int city = map.city(i);
      cities.add(new FieldCity(map.name(city), owner(map.owner(city)), board.income(city)));
    }
    return new FieldLaid(
        map.grid().width(),
        map.grid().height(),
        board.rules().startingGold(map.startingGold()),
        cities,
        squaresAtStart(map, 0),
        squaresAtStart(map, 1));
  }

  private static List<String> squaresAtStart(GeneralsViewMap map, int side) {
    List<String> names = new ArrayList<>();
    for (int square = 0; square < map.squareCount(); square++) {
      if (map.owner(square) == side) {
        names.add(map.name(square));
      }
    }
    return names;
  }

  /**
   * The event for a square that has changed owner.
   *
   * @param board the board after the change
   * @param square the square
   * @param from its owner before
   * @param cause how it was taken
   */
  static SquareTaken taken(Board board, int square, int from, Steps.Cause cause) {
    GeneralsViewMap map = board.map();
    Territory territory = board.territory();
    return new SquareTaken(
        owner(territory.owner(square)),
        map.name(square),
        owner(from),
        cause.text(),
        map.isCity(square) ? "city" : "field",
        board.income(square),
        territory.squares(0),
        territory.squares(1),
        territory.cities(0),
        territory.cities(1));
  }
}
