package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.AUXILIARY;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.DECK;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.JOINED;
import static org.wardiary.events.game.recorded.proof.OnTheSquareTranslation.TRAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Terrain;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.OnTheSquareRules;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Wargaming on the Square as a game file, made from a setup's map and rules. */
final class OnTheSquareFile {

  /** Auxiliaries that a side draws, all of which may be of one kind (WS-2.2). */
  private static final int DRAWN = 2;

  private static final Map<Terrain, String> LETTERS =
      Map.of(
          Terrain.PLAIN, "p",
          Terrain.ROAD, "r",
          Terrain.BRIDGE, "b",
          Terrain.RIVER, "v",
          Terrain.HILL, "h",
          Terrain.WOODS, "w",
          Terrain.HOUSE, "t");

  private OnTheSquareFile() {}

  static String of(Setup setup, String id) {
    FileNode file = new FileNode(id, setup.game());
    file.phases("Orders Execution End");
    OnTheSquareMap map = (OnTheSquareMap) setup.map();
    file.squares(Sector.SIDE, row -> row(map, row));
    LETTERS.forEach(
        (terrain, letter) -> file.terrain(letter, terrain.name().toLowerCase(Locale.ROOT)));
    file.at("map", "boxes")
        .put(TRAY, "reserve")
        .put(JOINED, "space")
        .put(DECK.substring(1), "track");
    setup.game().kinds().forEach((kind, name) -> file.at("kinds", kind).put("name", name));
    OnTheSquareRules rules = new OnTheSquareRules(setup.game().rules());
    forces(file, rules);
    states(file);
    file.at("decks", "card").put("cards", "R=26 B=26");
    file.at("decks", "auxiliary").put("cards", "J=3 L=3 A=3");
    file.at("endings", "strategic").put("when", "the centre was held at the ends of two turns");
    file.at("endings", "limit").put("when", "after the last turn");
    if (setup.tags().get("Rules").isEmpty()) { // a unit of random rules may begin with more men
      file.at("checks").put("WS-2", "stack 16 men, 8 men of D L, 12 men of A");
    }
    file.at("checks").put("WS-2.3", "stack 1");
    return file.text();
  }

  private static String row(OnTheSquareMap map, int row) {
    return IntStream.range(0, Sector.SIDE)
        .mapToObj(column -> LETTERS.get(map.terrain(Sector.at(column, row))))
        .collect(Collectors.joining());
  }

  /** The ids of all units that a side may have. */
  static List<String> units(OnTheSquareRules rules) {
    List<String> ids = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      int most = kind.in(rules.own()) + (kind.auxiliary() ? DRAWN : 0);
      IntStream.rangeClosed(1, most).forEach(number -> ids.add(kind.name() + number));
    }
    return ids;
  }

  /** Units wait until they are placed; sections lie in the tray. */
  private static void forces(FileNode file, OnTheSquareRules rules) {
    for (String side : Units.SIDES.names()) {
      for (String id : units(rules)) {
        Kind kind = Kind.valueOf(id.substring(0, 1));
        String line = side + " " + kind;
        file.at("units").put(Translation.unit(side, id), line);
        if (kind.infantry()) {
          file.at("units").put(Translation.unit(side, id + "a"), line + " @" + TRAY);
          file.at("units").put(Translation.unit(side, id + "b"), line + " @" + TRAY);
        }
      }
    }
  }

  private static void states(FileNode file) {
    file.state("men", "units", "number");
    file.state("facing", "units", "N E S W");
    file.state("box", "units", "number");
    file.state("guns", "units", "any");
    file.state("square", "units");
    file.state("order", "units", "A B C D F S");
    file.state("charged", "units", "any");
    file.state("loose", "spaces", "any");
    file.state("burning", "spaces", "number");
    file.state("burnt", "spaces");
    List.of("red", "black", "left", "hits").forEach(word -> file.state(word, "spaces", "number"));
    file.state("next", "spaces", "R B");
    file.state("held", "sides");
    List.of("A", "J", "L").forEach(kind -> file.state(AUXILIARY + kind, "sides", "number"));
  }
}
