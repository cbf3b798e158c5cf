package org.wardiary.events.game.recorded.check;

import java.util.function.BiPredicate;
import org.wardiary.events.game.recorded.board.RecordedSteps;

/** The units that were lost in a game so far, and those that left. */
final class Losses {

  private static final String POINTS = "-?[0-9]{1,7}";

  private final Scene scene;

  Losses(Scene scene) {
    this.scene = scene;
  }

  /** The sum of points, or of ratings, of units by how they went (lost or left) and their side. */
  int sum(String worth, BiPredicate<String, String> counts) {
    int sum = 0;
    for (String departed : scene.board().departed().values()) {
      int blank = departed.lastIndexOf(' ');
      String unit = departed.substring(blank + 1);
      boolean left = departed.startsWith(RecordedSteps.LEFT);
      String how = left ? RecordedSteps.LEFT : RecordedSteps.LOST;
      sum += counts.test(how, scene.side(unit)) ? worth(unit, worth) : 0;
    }
    return sum;
  }

  /** What a unit is worth: points, or the value of a rating, which no loss of steps lowers. */
  int worth(String unit, String worth) {
    return worth.matches(POINTS)
        ? Integer.parseInt(worth)
        : scene.file().forces().unit(unit).map(known -> known.rating(worth, 0).orElse(0)).orElse(0);
  }
}
