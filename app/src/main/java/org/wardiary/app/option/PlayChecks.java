package org.wardiary.app.option;

import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Checks options about games to be played, before the first one begins. */
public final class PlayChecks {

  private static final String MAP = "Map";

  private PlayChecks() {}

  /**
   * The setup of games on the map that an option {@code --map-name} names.
   *
   * @throws ParameterException if there is none
   */
  public static Setup ready(CommandSpec spec, Resolved resolved) {
    if (resolved instanceof Resolved.Bad bad) {
      String option = bad.rejection().tag().equals(MAP) ? "--map-name: " : "";
      throw new ParameterException(spec.commandLine(), option + bad.rejection().reason());
    }
    return ((Resolved.Ready) resolved).setup();
  }

  /**
   * Requires a number of answers after which a game is broken off.
   *
   * @throws ParameterException if it is negative
   */
  static void requireMaxAnswers(CommandSpec spec, int maxAnswers) {
    if (maxAnswers < 0) {
      throw new ParameterException(
          spec.commandLine(),
          Text.of("expected --max-answers of 0 or more but got %d", maxAnswers));
    }
  }
}
