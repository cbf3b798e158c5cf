package org.wardiary.app.print;

import java.util.SortedSet;
import org.wardiary.app.archive.Session;
import org.wardiary.app.terminal.Console;
import org.wardiary.events.text.Text;

/** Warns that games are missing from lists and reports. */
public final class MissingGames {

  private MissingGames() {}

  /** Warns if games are missing from all lists because one of their messages could not be used. */
  public static void warn(Console console, Session session) {
    SortedSet<String> missing = session.caughtUp(remaining -> {}).missing();
    if (!missing.isEmpty()) {
      console.warn(
          Text.of(
              "%d game%s missing, %s, damaged or of a kind that this program does not know: 'wardiary"
                  + " doctor' says more",
              missing.size(),
              missing.size() == 1 ? " is" : "s are",
              missing.first() + (missing.size() > 1 ? ", ..." : "")));
    }
  }
}
