package org.wardiary.projector.query;

import java.util.List;
import org.apache.avro.Schema;
import org.wardiary.projector.view.GameSummary;

/**
 * Makes rows small that a program keeps of all games: nearly all texts in them are those of other
 * games too, and so are the kinds of events that are counted.
 */
final class CompactRows {

  private CompactRows() {}

  /**
   * The same row, equal texts of all rows being one object, without the hashes of its answers.
   *
   * @param row just decoded: nobody else has it
   */
  static GameSummary of(GameSummary row) {
    for (Schema.Field field : row.getSchema().getFields()) {
      if (row.get(field.pos()) instanceof String text) {
        row.put(field.pos(), text.intern());
      }
    }
    row.put("counts", CompactCounts.of(row.getCounts()));
    row.put("sides", SharedTexts.list(row.getSides()));
    row.put("firstOpening", SharedTexts.list(row.getFirstOpening()));
    row.put("secondOpening", SharedTexts.list(row.getSecondOpening()));
    row.put("answerHashes", List.of());
    return row;
  }
}
