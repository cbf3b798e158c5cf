package org.wardiary.app.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * The clocks of a game at one moment.
 *
 * @param left what each side has left, first-named side first, 0 or more
 * @param running the side whose clock runs; empty while chance decides or the game is adjourned or
 *     over
 */
public record Clocks(List<Duration> left, Optional<Integer> running) {

  /** Copies the list. */
  public Clocks {
    left = List.copyOf(left);
  }

  /** These clocks after some time has elapsed. */
  Clocks after(Duration elapsed) {
    if (running.isEmpty()) {
      return this;
    }
    Duration rest = left.get(running.get()).minus(elapsed);
    return with(running.get(), rest.isNegative() ? Duration.ZERO : rest);
  }

  /** These clocks with one of them set. */
  Clocks with(int side, Duration time) {
    return new Clocks(side == 0 ? List.of(time, left.get(1)) : List.of(left.get(0), time), running);
  }

  /** Whether a side has no time left. */
  public boolean isOut(int side) {
    return left.get(side).isZero();
  }

  /** What a side has left, as PGN writes it: {@code h:mm:ss}, rounded up to whole seconds. */
  public String text(int side) {
    return text(left.get(side));
  }

  private static String text(Duration time) {
    return whole(time.plusMillis(999).toSeconds());
  }

  private static String whole(long seconds) {
    return Text.of("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  /**
   * A time as comments keep it: {@code h:mm:ss} and, unless the seconds are whole, up to three
   * digits after a point.
   */
  static String exact(Duration time) {
    // whole seconds would give a side up to a second for each answer; and up, since the time of a
    // side that has any left is not over
    long millis = time.plusNanos(999_999).toMillis();
    String fraction = Text.of(".%03d", millis % 1000).replaceFirst("\\.?0+$", "");
    return whole(millis / 1000) + fraction;
  }
}
