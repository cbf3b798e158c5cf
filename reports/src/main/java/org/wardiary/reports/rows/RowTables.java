package org.wardiary.reports.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.avro.Schema;
import org.apache.avro.Schema.Field;
import org.apache.avro.generic.IndexedRecord;
import org.wardiary.events.text.Text;

/**
 * The tables in a kind of message, derived from its schema: one for the fields that a message has
 * once for its game, one for each map, and one for each list of records at any depth. So the rows
 * of a game that is added by a jar have tables too, described by their schema.
 */
final class RowTables {

  private static final String ID = "gameId";
  private static final String GAME = "game";
  private static final String SIDES = "sides";

  /** Fields that are not columns of their own: keys and numbers of messages. */
  private static final Set<String> LEFT_OUT = Set.of(ID, GAME, "seq");

  private final List<RowTable> tables = new ArrayList<>();
  private final Schema message;

  private RowTables(Schema message) {
    this.message = message;
  }

  /** The path to the rows of a table: list fields, each in the rows of the one before it. */
  private record Path(String name, List<Integer> fields, List<RowField> keys) {

    Path to(String table, Field list) {
      List<Integer> longer = new ArrayList<>(fields);
      longer.add(list.pos());
      List<RowField> more = new ArrayList<>(keys);
      String key = fields.isEmpty() ? "row" : table.substring(name.length() + 1) + "_row";
      more.add(
          new RowField(
              key,
              RowField.Type.INTEGER,
              "number",
              "Place among the game's rows, or its row's, from 1."));
      return new Path(table, longer, more);
    }
  }

  /**
   * The tables of a kind of message.
   *
   * @param kind name of the kind, e.g. {@code attacks}; the table of the list {@code rows} has this
   *     name, other tables have the name of their field appended
   */
  static List<RowTable> of(String kind, Schema message) {
    RowTables all = new RowTables(message);
    List<RowField> keys =
        List.of(
            new RowField(RowTable.GAME_ID, RowField.Type.STRING, "text", "Id of the game."),
            new RowField(GAME, RowField.Type.STRING, "text", "Id of the game that was played."));
    boolean games = kind.equals(RowTable.GAMES);
    all.add(new Path(games ? kind : kind + "_games", List.of(), keys), message);
    for (Field field : message.getFields()) {
      String own = kind + "_" + snake(field.name());
      all.lists(new Path(kind, List.of(), keys), field.name().equals("rows") ? kind : own, field);
    }
    return List.copyOf(all.tables);
  }

  /** The tables of a field, if it holds a list or a map. */
  private void lists(Path parent, String name, Field field) {
    Schema type = field.schema();
    if (type.getType() == Schema.Type.MAP) {
      addMap(parent, name, field);
    } else if (isTable(type)) {
      Path path = parent.to(name, field);
      add(path, type.getElementType());
      for (Field inner : type.getElementType().getFields()) {
        lists(path, name + "_" + snake(inner.name()), inner);
      }
    }
  }

  private static boolean isTable(Schema type) {
    return type.getType() == Schema.Type.ARRAY
        && type.getElementType().getType() == Schema.Type.RECORD;
  }

  private void add(Path path, Schema rows) {
    List<Cells> cells = new ArrayList<>();
    for (Field field : rows.getFields()) {
      if (isColumn(path, field)) {
        cells.addAll(Cells.of(rows, field));
      }
    }
    if (cells.isEmpty()) {
      return;
    }
    List<RowField> fields = new ArrayList<>(path.keys());
    cells.forEach(cell -> fields.add(cell.field()));
    table(
        path,
        rows.getDoc(),
        fields,
        (one, out) ->
            walk(one, path, 0, keys(one), (row, keys) -> out.accept(cells(row, keys, cells))));
  }

  /**
   * Whether a field is a column: neither a table of its own nor a column that another table of the
   * game already has.
   */
  private static boolean isColumn(Path path, Field field) {
    boolean known =
        path.fields().isEmpty()
            && (LEFT_OUT.contains(field.name())
                || isSides(field) && !path.name().equals(RowTable.GAMES));
    return !known && !isTable(field.schema()) && field.schema().getType() != Schema.Type.MAP;
  }

  private static List<Object> cells(IndexedRecord row, List<Object> keys, List<Cells> cells) {
    List<Object> values = new ArrayList<>(keys);
    cells.forEach(cell -> values.add(cell.value(row)));
    return values;
  }

  private void table(
      Path path,
      String doc,
      List<RowField> fields,
      BiConsumer<IndexedRecord, Consumer<List<Object>>> reader) {
    List<String> key =
        path.keys().stream().map(RowField::name).filter(name -> !name.equals(GAME)).toList();
    tables.add(new RowTable(path.name(), doc == null ? "" : doc, fields, key, reader));
  }

  /** Receives a row and the values of its key columns. */
  private interface Visitor {
    void visit(IndexedRecord row, List<Object> keys);
  }

  private static void walk(
      IndexedRecord at, Path path, int depth, List<Object> keys, Visitor visitor) {
    if (depth == path.fields().size()) {
      visitor.visit(at, keys);
      return;
    }
    long number = 0;
    for (Object row : (List<?>) at.get(path.fields().get(depth))) {
      List<Object> longer = new ArrayList<>(keys);
      longer.add(++number);
      walk((IndexedRecord) row, path, depth + 1, longer, visitor);
    }
  }

  private List<Object> keys(IndexedRecord one) {
    return List.of(
        one.get(message.getField(ID).pos()).toString(),
        one.get(message.getField(GAME).pos()).toString());
  }

  private void addMap(Path parent, String name, Field field) {
    if (!parent.fields().isEmpty()) {
      throw new IllegalArgumentException(
          Text.of("expected maps in messages alone but got one in %s", name));
    }
    List<RowField> fields = new ArrayList<>(parent.keys());
    fields.add(new RowField("key", RowField.Type.STRING, "text", "What the value is of."));
    RowField.Type type = Cells.type(field.schema().getValueType());
    fields.add(new RowField("value", type, RowUnits.of(field.name()), doc(field)));
    List<RowField> keys = new ArrayList<>(parent.keys());
    keys.add(fields.get(fields.size() - 2));
    table(
        new Path(name, List.of(), keys),
        doc(field),
        fields,
        (one, out) ->
            new TreeMap<>((Map<?, ?>) one.get(field.pos()))
                .forEach(
                    (key, value) -> {
                      List<Object> row = new ArrayList<>(keys(one));
                      row.add(key.toString());
                      row.add(Cells.plain(type, value));
                      out.accept(row);
                    }));
  }

  static String doc(Field field) {
    return field.doc() == null ? "" : field.doc();
  }

  /** The column name of a field: {@code firstPlayer} becomes {@code first_player}. */
  static String snake(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toLowerCase(Locale.ROOT);
  }

  /** Whether a field holds the two sides, which become two columns. */
  static boolean isSides(Field field) {
    return field.name().equals(SIDES);
  }
}
