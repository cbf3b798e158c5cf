package org.wardiary.reports.rows;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.avro.Schema;
import org.apache.avro.Schema.Field;
import org.apache.avro.generic.IndexedRecord;

/**
 * A column, and how its value is read from a row of a message.
 *
 * @param field the column
 * @param reader reads the value from a row, as the class that the column's type names
 */
record Cells(RowField field, Function<IndexedRecord, Object> reader) {

  /** Separates the values of a list. */
  static final String SEPARATOR = ";";

  private static final List<String> SIDES = List.of("first", "second");

  /** The columns of a field that is neither a list of rows nor a map. */
  static List<Cells> of(Schema row, Field field) {
    String name = RowTables.snake(field.name());
    int at = field.pos();
    if (RowTables.isSides(field)) {
      return List.of(side(at, 0), side(at, 1));
    }
    if (field.schema().getType() == Schema.Type.ARRAY) {
      String doc = RowTables.doc(field) + " Values divided by '" + SEPARATOR + "'.";
      RowField column = new RowField(name, RowField.Type.STRING, RowUnits.of(field.name()), doc);
      return List.of(new Cells(column, record -> joined((List<?>) record.get(at))));
    }
    RowField.Type type = type(field.schema());
    String unit = RowUnits.of(type, row, field.name());
    RowField column = new RowField(name, type, unit, RowTables.doc(field));
    return List.of(new Cells(column, record -> plain(type, record.get(at))));
  }

  private static Cells side(int at, int side) {
    RowField column =
        new RowField(
            SIDES.get(side) + "_side",
            RowField.Type.STRING,
            "text",
            "The " + SIDES.get(side) + "-named side.");
    return new Cells(column, record -> ((List<?>) record.get(at)).get(side).toString());
  }

  private static String joined(List<?> values) {
    return values.stream().map(Object::toString).collect(Collectors.joining(SEPARATOR));
  }

  /** The value in a row. */
  Object value(IndexedRecord row) {
    return reader.apply(row);
  }

  static RowField.Type type(Schema schema) {
    return switch (schema.getType()) {
      case INT, LONG -> RowField.Type.INTEGER;
      case FLOAT, DOUBLE -> RowField.Type.NUMBER;
      case BOOLEAN -> RowField.Type.BOOLEAN;
      default -> RowField.Type.STRING;
    };
  }

  /** Converts a value to the class of a column's type. */
  static Object plain(RowField.Type type, Object value) {
    return switch (type) {
      case INTEGER -> ((Number) value).longValue();
      case NUMBER -> ((Number) value).doubleValue();
      case BOOLEAN -> value;
      case STRING -> value == null ? "" : value.toString();
    };
  }
}
