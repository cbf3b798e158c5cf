package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The units of row fields by field name, read from a resource. */
final class RowUnits {

  private static final Properties UNITS = load();

  private RowUnits() {}

  private static Properties load() {
    Properties units = new Properties();
    try (InputStream in = RowUnits.class.getResourceAsStream("units.properties")) {
      units.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return units;
  }

  /** The unit of a field; {@code number} if none is given. */
  static String of(String field) {
    return UNITS.getProperty(field, "number");
  }
}
