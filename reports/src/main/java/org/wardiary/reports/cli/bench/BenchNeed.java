package org.wardiary.reports.cli.bench;

import java.util.Optional;
import org.wardiary.reports.bench.PgnExtract;
import org.wardiary.reports.cli.background.Launcher;

/** What has to be there for some parts of {@code bench}. */
public enum BenchNeed {
  /** The program as a person calls it, and a system that tells what processes take. */
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

  /** What is expected, unless it is there. */
  public Optional<String> missing() {
    return isThere() ? Optional.empty() : Optional.of("expected " + what);
  }
}
