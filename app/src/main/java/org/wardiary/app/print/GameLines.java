package org.wardiary.app.print;

import java.util.Optional;
import org.wardiary.app.archive.ArchiveResult;
import org.wardiary.app.archive.GivenGame;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/** The outcomes of archiving games, one line each. */
public final class GameLines {

  private GameLines() {}

  /** The line, {@code FILE:LINE:COL: game N: …}. */
  public static String of(GivenGame given, ArchiveResult result) {
    if (result instanceof ArchiveResult.Unfit unfit) {
      return unfit.problem().message();
    }
    return Text.of(
        "%s:%d:%d: game %d: %s",
        given.origin().file(),
        given.begin().line(),
        given.begin().column(),
        given.origin().game(),
        words(result));
  }

  private static String words(ArchiveResult result) {
    if (result instanceof ArchiveResult.Stored stored) {
      return "stored " + stored.id();
    }
    if (result instanceof ArchiveResult.Duplicate duplicate) {
      return "duplicate of " + duplicate.id() + standing(duplicate);
    }
    if (result instanceof ArchiveResult.Continued continued) {
      return Text.of(
          "continued %s: edition %d; %s",
          continued.id(), continued.edition(), DifferenceWords.of(continued.differences()));
    }
    ArchiveResult.Refused refused = (ArchiveResult.Refused) result;
    // a reason may quote the record
    return "refused: "
        + Characters.printable(refused.reason())
        + differences(refused.differences());
  }

  private static String standing(ArchiveResult.Duplicate duplicate) {
    return switch (duplicate.current()) {
      case THIS -> duplicate.isSame() ? "" : ", which stays as it is" + differences(duplicate);
      case REVISED -> ", which was corrected since" + differences(duplicate);
      case WITHDRAWN -> ", which is withdrawn";
    };
  }

  private static String differences(ArchiveResult.Duplicate duplicate) {
    String map =
        duplicate.otherMap().map(name -> Text.of("; played on another map '%s'", name)).orElse("");
    return map + differences(duplicate.differences());
  }

  private static String differences(Optional<Differences> differences) {
    return differences.map(found -> "; " + DifferenceWords.of(found)).orElse("");
  }
}
