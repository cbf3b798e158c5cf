package org.wardiary.reports.rows;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.avro.generic.IndexedRecord;

/**
 * A table of flat rows; each column has one type.
 *
 * @param name lower-case words joined by {@code _}, e.g. {@code attacks}
 * @param description what a row is
 * @param fields the columns
 * @param key names of the columns that together identify a row
 * @param reader extracts the rows, in order, from a message with the rows of one game; a row has a
 *     value for each column
 */
public record RowTable(
    String name,
    String description,
    List<RowField> fields,
    List<String> key,
    BiConsumer<IndexedRecord, Consumer<List<Object>>> reader) {

  /** Name of the column with the game's id, which every table has. */
  public static final String GAME_ID = "game_id";

  /** Name of the table with a row for each game. */
  public static final String GAMES = "games";

  /** Copies the lists. */
  public RowTable {
    fields = List.copyOf(fields);
    key = List.copyOf(key);
  }

  /** Extracts the rows, in order, from a message with the rows of one game. */
  public void read(IndexedRecord message, Consumer<List<Object>> out) {
    reader.accept(message, out);
  }
}
