package org.wardiary.events.revision;

import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.event.GameRevised;

/** What can be done to what is recorded of a stored game. */
public enum Revision {
  /** The record of an unfinished game goes on. */
  CONTINUED("continue", "continued"),
  /** The last answers of an open game were taken back. */
  TAKEN_BACK("take-back", "taken back"),
  /** Answers are others. */
  CORRECTED("correct", "corrected"),
  /** Tags, comments or analysis alone are others. */
  AMENDED("amend", "amended"),
  /** The game counts no more. */
  WITHDRAWN("withdraw", "withdrawn"),
  /** An earlier edition stands again. */
  RESTORED("restore", "restored");

  private final String command;
  private final String done;

  Revision(String command, String done) {
    this.command = command;
    this.done = done;
  }

  /** As commands write it. */
  public String command() {
    return command;
  }

  /** As events write it. */
  public String done() {
    return done;
  }

  /** Whether this is what an event says was done. */
  public boolean names(GameRevised event) {
    return event.getWhat().equals(done);
  }

  /** The one that a command names. */
  public static Optional<Revision> ofCommand(String text) {
    return Arrays.stream(values()).filter(each -> each.command.equals(text)).findFirst();
  }
}
