package org.wardiary.reports.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;
import org.wardiary.projector.index.Likeness;

/** Words of position search and explorer. */
final class PositionWords {

  private PositionWords() {}

  /** How a position is like the one asked for. */
  static String likeness(Likeness likeness) {
    return switch (likeness) {
      case SAME -> "same";
      case RENUMBERED -> "units interchanged";
      case MIRRORED -> "mirror image";
      case EXCHANGED -> "mirror image, sides exchanged";
    };
  }

  /** So many games. */
  static String games(int count) {
    return Text.of("%,d %s", count, count == 1 ? "game" : "games");
  }

  /**
   * What merging would add.
   *
   * @param what a {@code game} or {@code position}
   */
  static Optional<String> leftOut(int renumbered, int mirrored, String what) {
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
