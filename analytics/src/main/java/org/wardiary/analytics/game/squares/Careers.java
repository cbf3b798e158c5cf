package org.wardiary.analytics.game.squares;

import java.util.List;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.RowSet;
import org.wardiary.projector.game.squares.view.CareerRows;

/**
 * What the statistics keep of the career rows of one game.
 *
 * @param units its units in the order in which armies list them
 */
record Careers(List<Career> units) {

  static final RowReader<CareerRows, Careers> READER =
      new RowReader<>(CareerRows.class, CareerRows::getGameId, Careers.class, Careers::of);

  private static Careers of(CareerRows rows) {
    return new Careers(rows.getUnits().stream().map(Career::of).toList());
  }

  /** All units of a set of games. */
  static RowSet<Career> in(GameSet set) {
    return RowSet.of(set, Careers.class, Careers::units);
  }
}
