package org.wardiary.app.live;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Tags;

/**
 * How much time each side has, as the tag {@code TimeControl} gives it in PGN's form: {@code 5400}
 * or {@code 5400+30}. Any other value, such as {@code -} and {@code ?}, is kept and means no clock.
 *
 * @param start what each side has at the start
 * @param increment what a side gains whenever its answer stops its clock
 */
public record TimeControl(Duration start, Duration increment) {

  /** Name of the tag. */
  public static final String TAG = "TimeControl";

  private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,6})(?:\\+(\\d{1,6}))?");

  /** The time control of a game; empty if it is played without clocks. */
  public static Optional<TimeControl> of(Tags tags) {
    return tags.get(TAG).flatMap(TimeControl::read);
  }

  private static Optional<TimeControl> read(String value) {
    Matcher text = TEXT.matcher(value);
    if (!text.matches()) {
      return Optional.empty();
    }
    long increment = text.group(2) == null ? 0 : Long.parseLong(text.group(2));
    return Optional.of(
        new TimeControl(
            Duration.ofSeconds(Long.parseLong(text.group(1))), Duration.ofSeconds(increment)));
  }
}
