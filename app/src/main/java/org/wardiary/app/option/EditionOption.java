package org.wardiary.app.option;

import org.wardiary.app.archive.Reading;
import org.wardiary.app.archive.Session;
import picocli.CommandLine.Option;

/** Option that says which edition of the games counts. */
public final class EditionOption {

  @Option(
      names = "--as-recorded",
      description =
          "the games as they were first stored, as if nothing had been corrected or withdrawn"
              + " since")
  private boolean asRecorded;

  /** Whether the games are read as they were first stored. */
  public boolean isAsRecorded() {
    return asRecorded;
  }

  /** Has a session read the editions that the option selects, and returns the session. */
  public Session of(Session session) {
    return session.reading(asRecorded ? Reading.RECORDED : Reading.CORRECTED);
  }
}
