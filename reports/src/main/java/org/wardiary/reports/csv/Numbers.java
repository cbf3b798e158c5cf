package org.wardiary.reports.csv;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as machines read them, the same in every locale. */
public final class Numbers {

  private static final int PLACES = 6;

  private Numbers() {}

  /** A number with a point, rounded half even to 6 decimal places, without trailing zeros. */
  public static String plain(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(PLACES, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /**
   * A share as per cent with one decimal place, for people: {@code 31.3 %}, with a no-break space.
   */
  public static String percent(double share) {
    BigDecimal percent = BigDecimal.valueOf(share * 100).setScale(1, RoundingMode.HALF_EVEN);
    return percent.toPlainString() + "\u00A0%";
  }
}
