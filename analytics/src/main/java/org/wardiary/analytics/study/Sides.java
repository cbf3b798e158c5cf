package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;

/** Both sides together, and each of them. */
public final class Sides {

  /** How tables write both sides together. */
  public static final String BOTH = "both";

  private Sides() {}

  /** Both sides together, then each side, first-named side first. */
  public static List<String> rows(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(BOTH));
    rows.addAll(totals.sides());
    return rows;
  }

  /** The rows that what a side did counts in. */
  public static List<String> of(String side) {
    return List.of(BOTH, side);
  }
}
