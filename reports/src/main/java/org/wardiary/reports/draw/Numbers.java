package org.wardiary.reports.draw;

/** Numbers as drawings write them. */
final class Numbers {

  private Numbers() {}

  /** Corner, width and height of a box. */
  static String[] plain(Box box) {
    return new String[] {plain(box.x()), plain(box.y()), plain(box.width()), plain(box.height())};
  }

  /** A number rounded to two decimal places, without trailing zeros, the same in every locale. */
  static String plain(double value) {
    long hundredths = Math.round(value * 100);
    String sign = hundredths < 0 ? "-" : "";
    long whole = Math.abs(hundredths) / 100;
    long rest = Math.abs(hundredths) % 100;
    if (rest == 0) {
      return sign + whole;
    }
    String places = rest < 10 ? "0" + rest : String.valueOf(rest);
    return sign + whole + "." + (rest % 10 == 0 ? places.substring(0, 1) : places);
  }
}
