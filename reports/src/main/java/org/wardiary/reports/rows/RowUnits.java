package org.wardiary.reports.rows;

import java.util.Properties;
import org.apache.avro.Schema;
import org.wardiary.events.text.Resources;

/** The units of row fields by field name, read from a resource; a type without numbers has none. */
final class RowUnits {

  private static final Properties UNITS = Resources.properties(RowUnits.class, "units.properties");

  private RowUnits() {}

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
