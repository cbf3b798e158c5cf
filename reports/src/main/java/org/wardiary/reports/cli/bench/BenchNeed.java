package org.wardiary.reports.cli.bench;

import java.util.Optional;
import org.wardiary.reports.bench.PgnExtract;
import org.wardiary.reports.cli.background.Launcher;

/** What some parts of {@code bench} need. */
public enum BenchNeed {
  /** The launcher of the program, and a system that reports what processes use. */
  LAUNCHER("to be started by the launcher 'wardiary', on Linux") {
    @Override
    boolean isThere() {
      return Launcher.path().isPresent() && ProcessCost.isKnown();
    }
  },

  /** The yardstick of refereeing. */
  PGN_EXTRACT("pgn-extract to be installed, as Debian's package of that name") {
    @Override
    boolean isThere() {
      return PgnExtract.program().isPresent();
    }
  };

  private final String what;

  BenchNeed(String what) {
    this.what = what;
  }

  abstract boolean isThere();

  /** The message that this need is not met, in the form {@code expected …}; empty if it is met. */
  public Optional<String> missing() {
    return isThere() ? Optional.empty() : Optional.of("expected " + what);
  }
}
