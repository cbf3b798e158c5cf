package org.wardiary.app.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;

/** Words of position search and explorer. */
public final class PositionWords {

  private PositionWords() {}

  /** A number of games, e.g. {@code 1,234 games}. */
  public static String games(int count) {
    return Text.of("%,d %s", count, count == 1 ? "game" : "games");
  }

  /**
   * What merging would add; empty if nothing.
   *
   * @param renumbered number found only with units interchanged
   * @param mirrored number found only in the mirror
   * @param what what is counted, {@code game} or {@code position}
   */
  public static Optional<String> leftOut(int renumbered, int mirrored, String what) {
    List<String> parts = new ArrayList<>();
    if (renumbered > 0) {
      parts.add(Text.of("%,d with units interchanged (--interchangeable)", renumbered));
    }
    if (mirrored > 0) {
      parts.add(Text.of("%,d in the mirror (--mirror, with --interchangeable)", mirrored));
    }
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(Text.of("not counted, %ss: %s", what, String.join("; ", parts)));
  }
}
