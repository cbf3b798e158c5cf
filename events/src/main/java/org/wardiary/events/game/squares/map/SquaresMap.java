package org.wardiary.events.game.squares.map;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;

/**
 * A map of SQUARES (SQ-1): its spaces as rectangles, and their geometry as tables. Immutable.
 *
 * <p>Spaces are numbered from 0 in the ASCII order of their codes, so that a set of spaces is the
 * bits of an {@code int} ({@link Bits}). Sides are 0 and 1; {@code northSide} is the side whose
 * reserve is the northern one.
 */
public final class SquaresMap implements GameMap {

  private final int northSide;
  private final List<Space> fileOrder;
  private final List<Space> spaces;
  private final SpaceCodes codes;
  private final int[] edgeAdjacent;
  private final int[] adjacent;
  private final int[] closer = new int[64];
  private final int[] homeward = new int[64];
  private final int[] reserve = new int[2];
  private int clear;
  private int forest;

  private SquaresMap(MapReader.Content content, int northSide) {
    this.northSide = northSide;
    this.fileOrder = content.spaces();
    this.spaces = fileOrder.stream().sorted(Comparator.comparing(Space::code)).toList();
    this.codes = new SpaceCodes(spaces.stream().map(Space::code).toList());
    this.edgeAdjacent = new int[spaces.size()];
    this.adjacent = new int[spaces.size()];
    reserve[northSide] = codes.find(content.north());
    reserve[1 - northSide] = codes.find(content.south());
    for (int space = 0; space < spaces.size(); space++) {
      measure(space);
    }
  }

  /**
   * Reads a map file.
   *
   * @param northSide the side, 0 or 1, whose reserve is the northern one
   * @throws org.wardiary.events.game.BadMap if the file breaks SQ-1; the message gives the reason
   */
  public static SquaresMap read(MapFile map, int northSide) {
    return new SquaresMap(MapReader.read(map), northSide);
  }

  private void measure(int a) {
    Space space = spaces.get(a);
    clear |= space.terrain() == Space.Terrain.CLEAR ? Bits.of(a) : 0;
    forest |= space.terrain() == Space.Terrain.FOREST ? Bits.of(a) : 0;
    for (int b = 0; b < spaces.size(); b++) {
      if (b == a) {
        continue;
      }
      Space other = spaces.get(b);
      edgeAdjacent[a] |= space.edgeAdjacent(other) ? Bits.of(b) : 0;
      adjacent[a] |= space.edgeAdjacent(other) || space.diagonal(other) ? Bits.of(b) : 0;
      for (int side = 0; side < 2; side++) {
        if (distance(other, side).compareTo(distance(space, side)) < 0) {
          closer[32 * side + a] |= Bits.of(b);
        }
      }
    }
    homeward[a] = adjacent[a] & closer[a];
    homeward[32 + a] = adjacent[a] & closer[32 + a];
  }

  /** Twice the distance of SQ-1.4 from a side's reserve, in inches; 0 for the reserve itself. */
  private BigDecimal distance(Space space, int side) {
    Space goal = spaces.get(reserve[side]);
    if (space == goal) {
      return BigDecimal.ZERO;
    }
    BigDecimal border = side == northSide ? goal.south() : goal.north();
    return space.doubleCentre().subtract(border.add(border)).abs();
  }

  /** The side, 0 or 1, whose reserve is the northern one. */
  public int northSide() {
    return northSide;
  }

  /** All spaces in the order of the map file. */
  public List<Space> fileOrder() {
    return fileOrder;
  }

  /** Number of spaces, at most 32. */
  public int size() {
    return spaces.size();
  }

  /** The space with a number. */
  public Space space(int space) {
    return spaces.get(space);
  }

  /** The code of a space, e.g. {@code G2CL}. */
  public String code(int space) {
    return codes.code(space);
  }

  /** The codes of all spaces. */
  public SpaceCodes codes() {
    return codes;
  }

  /** All clear squares, as a set. */
  public int clear() {
    return clear;
  }

  /** All forest squares, as a set. */
  public int forest() {
    return forest;
  }

  /** Spaces that share a border with a space (SQ-1.3). */
  public int edgeAdjacent(int space) {
    return edgeAdjacent[space];
  }

  /** Spaces that share a border or one point with a space (SQ-1.3). */
  public int adjacent(int space) {
    return adjacent[space];
  }

  /** Spaces that share only one point with a space (SQ-1.3). */
  public int diagonal(int space) {
    return adjacent[space] & ~edgeAdjacent[space];
  }

  /** Spaces that are closer to a side's reserve than a given space (SQ-1.4). */
  public int closer(int side, int space) {
    return closer[32 * side + space];
  }

  /** Spaces that are adjacent to a given space and closer to a side's reserve. */
  public int homeward(int side, int space) {
    return homeward[32 * side + space];
  }

  /** A side's reserve. */
  public int reserve(int side) {
    return reserve[side];
  }

  /** A side's reserve as a set. */
  public int reserveBit(int side) {
    return 1 << reserve[side];
  }

  @Override
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    int reached = Bits.of(reserve[0]);
    for (int left = reached; left != 0; ) {
      int next = adjacent[Bits.first(left)] & ~reached;
      reached |= next;
      left = Bits.rest(left) | next;
    }
    for (int space = 0; space < spaces.size(); space++) {
      if (!Bits.has(reached, space)) {
        warnings.add(Text.of("%s cannot be reached from %s", code(space), code(reserve[0])));
      }
    }
    return warnings;
  }
}
