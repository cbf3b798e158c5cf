package org.wardiary.reports.rows;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.avro.generic.IndexedRecord;

/**
 * Flat rows of one sort, all columns of one type each.
 *
 * @param name lower-case words joined by {@code _}, e.g. {@code attacks}
 * @param description what a row is
 * @param fields the columns
 * @param key names of the columns that together are of no two rows the same
 * @param reader takes the rows out of a message that holds those of one game, in order; a row has a
 *     value for each column
 */
public record RowTable(
    String name,
    String description,
    List<RowField> fields,
    List<String> key,
    BiConsumer<IndexedRecord, Consumer<List<Object>>> reader) {

  /** The column of the game's id, in every table. */
  public static final String GAME_ID = "game_id";

  /** The table with a row for each game. */
  public static final String GAMES = "games";

  /** Copies the lists. */
  public RowTable {
    fields = List.copyOf(fields);
    key = List.copyOf(key);
  }

  /** Takes the rows out of a message that holds those of one game. */
  public void read(IndexedRecord message, Consumer<List<Object>> out) {
    reader.accept(message, out);
  }
}
