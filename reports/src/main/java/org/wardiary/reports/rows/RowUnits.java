package org.wardiary.reports.rows;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.apache.avro.Schema;

/** The units of row fields by field name, read from a resource; a type without numbers has none. */
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

  /**
   * The unit of a field; {@code number} if none is given.
   *
   * @param type the type of the field's values
   * @param record the record that has the field, whose own unit of a name goes before that of all
   *     other fields of the name
   */
  static String of(RowField.Type type, Schema record, String field) {
    return switch (type) {
      case STRING -> "text";
      case BOOLEAN -> "boolean";
      case INTEGER, NUMBER -> UNITS.getProperty(record.getName() + "." + field, of(field));
    };
  }

  /** The unit of each value of a list; {@code number} if none is given. */
  static String of(String field) {
    return UNITS.getProperty(field, "number");
  }
}
