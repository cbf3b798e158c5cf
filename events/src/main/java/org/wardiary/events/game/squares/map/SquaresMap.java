package org.wardiary.events.game.squares.map;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.variant.Variant;
import org.wardiary.events.text.Text;

/** A map as one variant sees it: the geometry of SQ-1 as tables, and the armies. Immutable. */
public final class SquaresMap implements GameMap {

  private final Variant variant;
  private final Armies armies;
  private final List<Space> spaces;
  private final SpaceCodes codes;
  private final int[] edge;
  private final int[] adjacent;
  private final int[] closer = new int[64];
  private final int[] homeward = new int[64];
  private final int[] reserve = new int[2];
  private int clear;
  private int forest;

  private SquaresMap(Variant variant, MapReader.Content content) {
    this.variant = variant;
    this.armies = new Armies(variant);
    this.spaces = List.copyOf(content.spaces());
    this.codes = new SpaceCodes(spaces.stream().map(Space::code).toList());
    this.edge = new int[spaces.size()];
    this.adjacent = new int[spaces.size()];
    reserve[variant.north()] = codes.find(content.north());
    reserve[1 - variant.north()] = codes.find(content.south());
    for (int a = 0; a < spaces.size(); a++) {
      survey(a);
    }
  }

  /**
   * Reads a map file.
   *
   * @throws org.wardiary.events.game.BadMap if it breaks SQ-1, with the reason
   */
  public static SquaresMap of(Variant variant, MapFile map) {
    return new SquaresMap(variant, MapReader.read(map));
  }

  private void survey(int a) {
    Space space = spaces.get(a);
    clear |= space.terrain() == Space.Terrain.CLEAR ? Bits.of(a) : 0;
    forest |= space.terrain() == Space.Terrain.FOREST ? Bits.of(a) : 0;
    for (int b = 0; b < spaces.size(); b++) {
      if (b == a) {
        continue;
      }
      Space other = spaces.get(b);
      edge[a] |= space.edgeAdjacent(other) ? Bits.of(b) : 0;
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

  /** Twice the distance of SQ-1.4, from the reserve's border; 0 for the reserve itself. */
  private BigDecimal distance(Space space, int side) {
    Space goal = spaces.get(reserve[side]);
    if (space == goal) {
      return BigDecimal.ZERO;
    }
    BigDecimal border = side == variant.north() ? goal.south() : goal.north();
    return space.doubleCentre().subtract(border.add(border)).abs();
  }

  public Variant variant() {
    return variant;
  }

  public Armies armies() {
    return armies;
  }

  public SpaceCodes codes() {
    return codes;
  }

  /** Number of spaces, at most 32. */
  public int size() {
    return spaces.size();
  }

  public Space space(int space) {
    return spaces.get(space);
  }

  public String code(int space) {
    return codes.code(space);
  }

  /** All clear squares. */
  public int clear() {
    return clear;
  }

  /** All forest squares. */
  public int forest() {
    return forest;
  }

  /** Spaces that share a border with a space. */
  public int edge(int space) {
    return edge[space];
  }

  /** Spaces that share a border or one point with a space. */
  public int adjacent(int space) {
    return adjacent[space];
  }

  /** Spaces that share one point only with a space. */
  public int diagonal(int space) {
    return adjacent[space] & ~edge[space];
  }

  /** Spaces closer to a side's reserve than a space (SQ-1.4). */
  public int closer(int side, int space) {
    return closer[32 * side + space];
  }

  /** Spaces adjacent to a space and closer to a side's reserve. */
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
    int known = Bits.of(reserve[0]);
    for (int more = known; more != 0; ) {
      int next = adjacent[Bits.first(more)] & ~known;
      known |= next;
      more = Bits.rest(more) | next;
    }
    for (int space = 0; space < spaces.size(); space++) {
      if (!Bits.has(known, space)) {
        warnings.add(Text.of("%s cannot be reached from %s", code(space), code(reserve[0])));
      }
    }
    return warnings;
  }
}
