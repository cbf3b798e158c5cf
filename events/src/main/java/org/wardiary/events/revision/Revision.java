package org.wardiary.events.revision;

import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.event.GameRevised;

/** The kinds of revision of a stored game. */
public enum Revision {
  /** The record of an unfinished game was continued. */
  CONTINUED("continue", "continued"),
  /** The last answers of an open game were taken back. */
  TAKEN_BACK("take-back", "taken back"),
  /** Answers were changed. */
  CORRECTED("correct", "corrected"),
  /** Only tags, comments or analysis were changed. */
  AMENDED("amend", "amended"),
  /** The game was withdrawn and no longer counts. */
  WITHDRAWN("withdraw", "withdrawn"),
  /** An earlier edition was made current again. */
  RESTORED("restore", "restored");

  private final String command;
  private final String done;

  Revision(String command, String done) {
    this.command = command;
    this.done = done;
  }

  /** The name that commands use, such as {@code correct}. */
  public String command() {
    return command;
  }

  /** The name that events use, such as {@code corrected}. */
  public String done() {
    return done;
  }

  /** Whether an event names this revision. */
  public boolean names(GameRevised event) {
    return event.getWhat().equals(done);
  }

  /** The revision that a command names; empty if there is none. */
  public static Optional<Revision> ofCommand(String text) {
    return Arrays.stream(values()).filter(each -> each.command.equals(text)).findFirst();
  }
}
