package org.wardiary.app.job;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.game.recorded.file.Difference;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.text.Text;

/** What differs between the game files by which two sets of games were recorded. */
final class ComparedFiles {

  private static final int SHOWN = 12;
  private static final int LONGEST = 80;

  private ComparedFiles() {}

  /** A sentence; empty if the files say the same of the game. */
  static Optional<String> note(GameFile first, GameFile second) {
    List<Difference> all = first.differences(second);
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "Other game file%s: %s%s.",
                editions(first.edition(), second.edition()),
                all.stream()
                    .limit(SHOWN)
                    .map(ComparedFiles::text)
                    .collect(Collectors.joining("; ")),
                all.size() > SHOWN ? Text.of("; and %d more", all.size() - SHOWN) : ""));
  }

  private static String editions(String first, String second) {
    return first.equals(second) ? "" : Text.of(" (edition '%s' in A, '%s' in B)", first, second);
  }

  private static String text(Difference one) {
    return Text.of("%s %s in A, %s in B", one.keys(), said(one.first()), said(one.second()));
  }

  private static String said(Optional<String> json) {
    return json.map(text -> Text.cut(text, LONGEST)).orElse("nothing");
  }
}
