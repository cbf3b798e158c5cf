package org.wardiary.events.game.recorded.proof;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.StringJoiner;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Termination;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Kind;

/** The game file of SQUARES: its spaces as points, its armies in their reserves. */
final class SquaresFile {

  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final ObjectNode root = new ObjectMapper().createObjectNode();

  private SquaresFile() {}

  static String of(Game game, String id, Board start) {
    SquaresFile file = new SquaresFile();
    file.root.putObject("game").put("id", id).put("title", "Recorded " + game.title());
    game.sides().forEach(file.root.putObject("sides")::putObject);
    file.map(start.map());
    file.forces(start);
    file.words();
    file.root.putObject("checks").put("SQ-2.3", "stack 1 in clear forest");
    return file.root.toPrettyString();
  }

  private void map(SquaresMap map) {
    ObjectNode spaces = root.putObject("map").putObject("spaces");
    for (int number = 0; number < map.size(); number++) {
      Space space = map.space(number);
      ObjectNode node = spaces.putObject(space.code());
      node.putArray("at")
          .add(space.west().add(space.east()).multiply(HALF))
          .add(space.doubleCentre().multiply(HALF));
      StringJoiner to = new StringJoiner(" ");
      for (int left = map.adjacent(number); left != 0; left = Bits.rest(left)) {
        to.add(map.code(Bits.first(left)));
      }
      node.put("to", to.toString());
      node.put("terrain", space.terrain().name().toLowerCase(Locale.ROOT));
    }
    ObjectNode terrain = root.putObject("terrain");
    for (Space.Terrain kind : Space.Terrain.values()) {
      terrain.putObject(kind.name().toLowerCase(Locale.ROOT));
    }
  }

  private void forces(Board start) {
    ObjectNode kinds = root.putObject("kinds");
    for (Kind kind : Kind.values()) {
      kinds.putObject(String.valueOf(kind.letter())).put("name", kind.title());
    }
    ObjectNode units = root.putObject("units");
    for (int side = 0; side < 2; side++) {
      String name = start.sides().name(side);
      for (int unit : start.armies().byId(side)) {
        String stands = " @" + start.map().code(start.space(unit));
        units.put(
            SquaresTranslation.unit(name, start.id(unit)),
            name + " " + start.kind(unit).letter() + stands);
      }
    }
  }

  private void words() {
    ObjectNode states = root.putObject("states");
    states.putObject("frozen").put("of", "units");
    states.putObject("passed").put("of", "sides");
    states.putObject("actions").put("of", "sides").put("values", "number");
    root.putObject("scores").putObject("points").put("name", "points lost");
    ObjectNode endings = root.putObject("endings");
    Termination.ALL.forEach(way -> endings.putObject(way.title()));
  }
}
