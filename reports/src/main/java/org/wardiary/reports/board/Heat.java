package org.wardiary.reports.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.reports.draw.Tone;

/**
 * A value for each space of a board.
 *
 * @param title what is shown, e.g. {@code Flank attacks by square attacked}
 * @param unit what the values are, e.g. {@code attacks per game}
 * @param scale where the colours begin and end
 * @param readings by the spaces' codes; a space without one is hatched
 */
public record Heat(String title, String unit, Scale scale, Map<String, Reading> readings) {

  /** Copies the map. */
  public Heat {
    readings = Map.copyOf(readings);
  }

  /**
   * A space's value.
   *
   * @param value the value
   * @param text the value as written in the space
   * @param note a second line, e.g. {@code n 34}; may be empty
   */
  public record Reading(double value, String text, String note) {}

  /**
   * The range of the colours; values outside take the colour of the nearer end. A scale that begins
   * below 0 is diverging: the values below and above its middle have different hues.
   *
   * @param least value at the lower end of the first level
   * @param leastText {@code least} as the legend writes it
   * @param most value at the upper end of the last level
   * @param mostText {@code most} as the legend writes it
   */
  public record Scale(double least, String leastText, double most, String mostText) {

    /** The levels' colours, the least first. */
    List<Tone> levels() {
      return least < 0 ? Tone.DIVERGING : Tone.SEQUENTIAL;
    }

    /** The colour of a value. */
    public Tone level(double value) {
      List<Tone> levels = levels();
      if (!(most > least)) {
        return levels.get(0);
      }
      int level = (int) Math.floor((value - least) / (most - least) * levels.size());
      return levels.get(Math.max(0, Math.min(levels.size() - 1, level)));
    }
  }

  /** The tone of text on a space. */
  Tone ink(String code) {
    return of(code).map(reading -> scale.level(reading.value()).textOnLevel()).orElse(Tone.FAINT);
  }

  /** A space's reading; empty if it has none. */
  public Optional<Reading> of(String code) {
    return Optional.ofNullable(readings.get(code));
  }
}
