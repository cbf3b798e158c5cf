package org.wardiary.app.command;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.slf4j.Marker;

/**
 * Lets a warning of Kafka through once in ten minutes: in an outage each of its clients repeats the
 * same few several times a second. Named in {@code logback.xml}.
 */
public final class RepeatedWarnings extends TurboFilter {

  static final Duration PAUSE = Duration.ofMinutes(10);

  private static final String KAFKA = "org.apache.kafka";

  /** Which client speaks, which Kafka puts before a message. */
  private static final Pattern SPEAKER = Pattern.compile("^\\[[^\\]]*\\] ");

  private final Map<String, Long> last = new ConcurrentHashMap<>();

  /** For Logback. */
  public RepeatedWarnings() {}

  @Override
  public FilterReply decide(
      Marker marker, Logger logger, Level level, String format, Object[] values, Throwable error) {
    if (level != Level.WARN || format == null || !logger.getName().startsWith(KAFKA)) {
      return FilterReply.NEUTRAL;
    }
    return isNew(logger.getName() + SPEAKER.matcher(format).replaceFirst(""), System.nanoTime())
        ? FilterReply.NEUTRAL
        : FilterReply.DENY;
  }

  /** Whether a message was not let through within the pause before now, in nanoseconds. */
  boolean isNew(String message, long now) {
    Long at = last.merge(message, now, (old, fresh) -> fresh - old < PAUSE.toNanos() ? old : fresh);
    return at == now;
  }
}
