package org.wardiary.app.terminal;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import me.tongfei.progressbar.DefaultProgressBarRenderer;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/** The look of all bars: the library's, but rate and time left wait until they are known. */
final class BarLook extends DefaultProgressBarRenderer {

  /**
   * Creates the look of a bar.
   *
   * @param total number of steps, or {@link Progress#UNKNOWN}
   */
  BarLook(long total) {
    super(
        ProgressBarStyle.ASCII,
        "",
        1,
        true,
        new DecimalFormat("#.#", DecimalFormatSymbols.getInstance(Locale.ROOT)),
        ChronoUnit.SECONDS,
        total != Progress.UNKNOWN,
        BarLook::left);
  }

  @Override
  protected String speed(ProgressState progress) {
    return isKnown(progress) ? super.speed(progress) : "";
  }

  /** Steps that were done at once when the bar appeared say nothing of the rest. */
  private static boolean isKnown(ProgressState progress) {
    return progress.getElapsedAfterStart().toSeconds() > 0;
  }

  /** The time left at the rate since the bar appeared; empty where too little was done since. */
  private static Optional<Duration> left(ProgressState progress) {
    long done = progress.getCurrent() - progress.getStart();
    long left = progress.getMax() - progress.getCurrent();
    return !isKnown(progress) || done <= 0 || left < 0
        ? Optional.empty()
        : Optional.of(
            Duration.ofNanos(
                Math.round(progress.getElapsedAfterStart().toNanos() * ((double) left / done))));
  }
}
