package org.wardiary.reports.cli.bench;

import org.wardiary.events.text.Text;
import org.wardiary.reports.bench.Figure;

/**
 * A point of a curve.
 *
 * @param games number of games
 * @param of what was measured, e.g. {@code check}: the name of the curve
 * @param measure which quantity of it was measured
 * @param value the value, in the unit of the measure
 */
record GrowthPoint(int games, String of, GrowthMeasure measure, double value) {

  /** The point as a figure. */
  Figure figure() {
    return Figure.one(
        Text.of("%,d games: %s, %s", games, of, measure.word()), measure.unit(), value);
  }
}
