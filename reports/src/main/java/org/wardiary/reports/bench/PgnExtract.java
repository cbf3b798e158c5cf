package org.wardiary.reports.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The yardstick of refereeing: pgn-extract, which reads games of chess and plays their moves. */
public final class PgnExtract {

  private static final String ILLEGAL = "Failed to make move";
  private static final List<String> PLACES = List.of("pgn-extract", "/usr/games/pgn-extract");

  private PgnExtract() {}

  /** The program's name or path; empty if it is not installed. */
  public static Optional<String> program() {
    return PLACES.stream().filter(PgnExtract::starts).findFirst();
  }

  private static boolean starts(String place) {
    try {
      new ProcessBuilder(place, "--version").redirectErrorStream(true).start().destroy();
      return true;
    } catch (IOException e) {
      // it is not installed
      return false;
    }
  }

  /**
   * Its message about the first illegal move, after which it gave up the game, so that it played
   * fewer plies than the file has; empty if there was none.
   *
   * @param printed all its output
   */
  public static Optional<String> illegalMove(String printed) {
    int at = printed.indexOf(ILLEGAL);
    return at < 0 ? Optional.empty() : printed.substring(at).lines().findFirst();
  }
}
