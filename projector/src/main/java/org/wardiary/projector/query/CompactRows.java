package org.wardiary.projector.query;

import org.apache.avro.Schema;
import org.wardiary.projector.view.GameSummary;

/**
 * Reduces the size of rows that a program keeps of all games: nearly all texts in them also occur
 * in other games, and so do the kinds of events that they count.
 */
final class CompactRows {

  private CompactRows() {}

  /**
   * The same row; equal texts of all rows are one object.
   *
   * @param row a row just decoded that nobody else holds; it is modified
   */
  static GameSummary of(GameSummary row) {
    MetGames.meet(row);
    for (Schema.Field field : row.getSchema().getFields()) {
      if (row.get(field.pos()) instanceof String text) {
        row.put(field.pos(), text.intern());
      }
    }
    row.put("counts", CompactCounts.of(row.getCounts()));
    row.put("sides", SharedTexts.list(row.getSides()));
    row.put("firstOpening", SharedTexts.list(row.getFirstOpening()));
    row.put("secondOpening", SharedTexts.list(row.getSecondOpening()));
    return row;
  }
}
