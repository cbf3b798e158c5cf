package org.wardiary.events.game.squares.map;

import java.util.List;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.text.Text;

/** Checks that the spaces of a map file fit together (SQ-1). */
final class MapCheck {

  private final String name;
  private final MapReader.Content content;

  MapCheck(String name, MapReader.Content content) {
    this.name = name;
    this.content = content;
  }

  /**
   * Checks codes, areas and reserves.
   *
   * @throws BadMap if something is wrong; the message gives the first reason
   */
  void check() {
    checkPairs(content.spaces());
    checkReserves();
  }

  private void checkPairs(List<Space> spaces) {
    for (int i = 0; i < spaces.size(); i++) {
      for (int j = 0; j < i; j++) {
        Space a = spaces.get(j);
        Space b = spaces.get(i);
        if (a.code().equals(b.code())) {
          throw bad("expected each code once but got '%s' twice", a.code());
        }
        if (a.overlaps(b)) {
          throw bad("expected spaces that do not overlap but got %s and %s", a.code(), b.code());
        }
      }
    }
  }

  /**
   * Checks that there are two reserves and that all other spaces lie between them, so that a space
   * closer to one reserve is farther from the other.
   */
  private void checkReserves() {
    Space north = reserve("north", content.north());
    Space south = reserve("south", content.south());
    for (Space space : content.spaces()) {
      if (space != north && space != south) {
        checkBetween(space, north, south);
      }
    }
    if (north.south().compareTo(south.north()) > 0 || north == south) {
      throw bad(
          "expected reserve %s north of reserve %s but got the reverse",
          north.code(), south.code());
    }
  }

  private void checkBetween(Space space, Space north, Space south) {
    if (space.terrain() == Space.Terrain.RESERVE) {
      throw bad("expected 2 reserves but got a third, %s", space.code());
    }
    if (space.north().compareTo(north.south()) < 0 || space.south().compareTo(south.north()) > 0) {
      throw bad("expected all spaces between the reserves but got %s outside", space.code());
    }
  }

  private Space reserve(String end, String code) {
    for (Space space : content.spaces()) {
      if (space.code().equals(code)) {
        if (space.terrain() != Space.Terrain.RESERVE) {
          throw bad("expected terrain reserve at %s but got %s", code, space.terrain());
        }
        return space;
      }
    }
    throw bad("expected the code of a space as the %s reserve but got '%s'", end, code);
  }

  private BadMap bad(String format, Object... arguments) {
    return new BadMap(name, Text.of(format, arguments));
  }
}
