package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A board as geometry: what statistics by space and their pictures need. {@code x} grows east,
 * {@code y} south.
 *
 * @param spaces the spaces, in the order of the map file
 */
public record BoardPlan(List<Space> spaces) {

  private static final double SAME = 1e-6;

  /**
   * A rectangle of the board, in the map's unit.
   *
   * @param code its name, e.g. {@code B3R}
   * @param terrain its terrain, e.g. {@code forest}
   * @param west western border
   * @param north northern border
   * @param east eastern border
   * @param south southern border
   */
  public record Space(
      String code, String terrain, double west, double north, double east, double south) {

    /** Whether it is forest. */
    public boolean isForest() {
      return terrain.equals("forest");
    }

    /** Whether it is a square without forest. */
    public boolean isOpen() {
      return terrain.equals("clear");
    }
  }

  /** A plan that no later change of the list reaches. */
  public BoardPlan {
    spaces = List.copyOf(spaces);
  }

  /** The space with a code. */
  public Optional<Space> find(String code) {
    return spaces.stream().filter(space -> space.code().equals(code)).findFirst();
  }

  /** Whether a space is forest. */
  public boolean isForest(String code) {
    return find(code).filter(Space::isForest).isPresent();
  }

  /** Western border of the board. */
  public double west() {
    return spaces.stream().mapToDouble(Space::west).min().orElse(0);
  }

  /** Eastern border of the board. */
  public double east() {
    return spaces.stream().mapToDouble(Space::east).max().orElse(0);
  }

  /** Northern border of the board. */
  public double north() {
    return spaces.stream().mapToDouble(Space::north).min().orElse(0);
  }

  /** Southern border of the board. */
  public double south() {
    return spaces.stream().mapToDouble(Space::south).max().orElse(0);
  }

  /**
   * Each space's mirror image east to west, by code; a space on the middle line is its own. Empty
   * if the board is not symmetrical or the terrains of an image differ.
   */
  public Optional<Map<String, String>> mirror() {
    double sum = west() + east();
    Map<String, String> images = new HashMap<>();
    for (Space space : spaces) {
      List<Space> found = new ArrayList<>(spaces);
      found.removeIf(other -> !mirrors(space, other, sum));
      if (found.size() != 1) {
        return Optional.empty();
      }
      images.put(space.code(), found.get(0).code());
    }
    return Optional.of(images);
  }

  private static boolean mirrors(Space space, Space other, double sum) {
    return near(sum - space.east(), other.west())
        && near(sum - space.west(), other.east())
        && near(space.north(), other.north())
        && near(space.south(), other.south())
        && space.terrain().equals(other.terrain());
  }

  private static boolean near(double one, double other) {
    return Math.abs(one - other) < SAME;
  }
}
