package org.wardiary.reports.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The yardstick of refereeing: a program that reads games of chess and plays their moves. */
public final class PgnExtract {

  private static final String ILLEGAL = "Failed to make move";
  private static final List<String> PLACES = List.of("pgn-extract", "/usr/games/pgn-extract");

  private PgnExtract() {}

  /** The program's name or place; nothing if it is not installed. */
  public static Optional<String> program() {
    return PLACES.stream().filter(PgnExtract::starts).findFirst();
  }

  private static boolean starts(String place) {
    try {
      new ProcessBuilder(place, "--version").redirectErrorStream(true).start().destroy();
      return true;
    } catch (IOException e) {
      // not there
      return false;
    }
  }

  /**
   * The move at which it gave a game up, so that it has not played as many plies as the file has.
   *
   * @param printed all that it said
   */
  public static Optional<String> illegalMove(String printed) {
    int at = printed.indexOf(ILLEGAL);
    return at < 0 ? Optional.empty() : printed.substring(at).lines().findFirst();
  }
}
