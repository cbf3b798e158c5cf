package org.wardiary.analytics.study;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.wardiary.analytics.table.Row;

/** Numbers of a row as the sentences of findings write them. A cell that is asked for holds one. */
public final class Phrases {

  private static final String INTERVAL = "95\u00A0% interval ";

  private Phrases() {}

  /** A share in whole percent: {@code 61 %}. */
  public static String percent(Row row, String column) {
    return rounded(value(row, column) * 100, 0) + "\u00A0%";
  }

  /** A number with at most two decimals. */
  public static String number(Row row, String column) {
    return rounded(value(row, column), 2);
  }

  /** The interval of a share: {@code 95 % interval 51 % to 70 %}. */
  public static String percentInterval(Row row, String column) {
    return INTERVAL + percent(row, column + "_low") + " to " + percent(row, column + "_high");
  }

  /** The interval of a number: {@code 95 % interval 0.5 to 1.25}. */
  public static String interval(Row row, String column) {
    return INTERVAL + number(row, column + "_low") + " to " + number(row, column + "_high");
  }

  /**
   * How often somebody won: {@code Blue won 61 % of 100 games (95 % interval 51 % to 70 %)}.
   *
   * @param who the subject of the sentence
   * @param row a row with {@code win_rate} and {@code games}
   */
  public static String winRate(String who, Row row) {
    return who
        + " won "
        + percent(row, "win_rate")
        + " of "
        + row.count("games")
        + " games ("
        + percentInterval(row, "win_rate")
        + ")";
  }

  /** The number in a column. */
  public static double value(Row row, String column) {
    return row.number(column).orElseThrow();
  }

  private static String rounded(double value, int places) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
