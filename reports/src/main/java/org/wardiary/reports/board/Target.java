package org.wardiary.reports.board;

import java.util.List;
import org.wardiary.reports.draw.Box;

/**
 * Something on a board that an answer may refer to and a player may point at.
 *
 * @param refs what it is: a space's code; {@code SIDE ID} for each unit of a counter
 * @param label what people call it, e.g. {@code Blue Infantry I1 on B3C}
 * @param box where it is in the {@link BoardPicture#plain plain} picture
 */
public record Target(List<String> refs, String label, Box box) {

  /** Copies the list. */
  public Target {
    refs = List.copyOf(refs);
  }

  /** How a unit is referred to. */
  public static String unit(String side, String id) {
    return side + " " + id;
  }
}
