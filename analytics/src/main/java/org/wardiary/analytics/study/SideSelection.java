package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;

/**
 * One side, or both together.
 *
 * @param label the side's name, or {@value #BOTH}
 */
public record SideSelection(String label) {

  /** How tables write both sides together. */
  public static final String BOTH = "both";

  /** Both sides together, then each side, first-named side first. */
  public static List<SideSelection> of(GameSet set) {
    List<SideSelection> selections = new ArrayList<>();
    selections.add(new SideSelection(BOTH));
    set.sides().forEach(side -> selections.add(new SideSelection(side)));
    return selections;
  }

  /** Whether a side belongs to it. */
  public boolean includes(String side) {
    return label.equals(BOTH) || label.equals(side);
  }
}
