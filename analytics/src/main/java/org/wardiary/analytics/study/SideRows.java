package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;

/** Rows of tables by side: both sides together, and each of them. */
public final class SideRows {

  /** Label of the row of both sides together. */
  public static final String BOTH = "both";

  private SideRows() {}

  /** The rows: both sides together, then each side, first-named side first. */
  public static List<String> rows(Totals totals) {
    List<String> rows = new ArrayList<>(List.of(BOTH));
    rows.addAll(totals.sides());
    return rows;
  }

  /** The rows in which something that a side did is counted. */
  public static List<String> of(String side) {
    return List.of(BOTH, side);
  }
}
