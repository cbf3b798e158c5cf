package org.wardiary.reports.cli.job;

import java.util.HashSet;
import java.util.Set;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.terminal.Console;

/** Warns once of each map that is legal but odd. For one thread. */
public final class MapWarnings {

  private final Console console;
  private final Set<MapFile> warned = new HashSet<>();

  /**
   * Creates an instance that has given no warnings yet.
   *
   * @param console where warnings are printed
   */
  public MapWarnings(Console console) {
    this.console = console;
  }

  /** Prints the warnings of a game's map, unless they have been printed before. */
  public void about(Verdict.Accepted game) {
    Setup setup = game.course().setup();
    if (warned.add(setup.mapFile())) {
      setup
          .map()
          .warnings()
          .forEach(
              warning -> console.warn(Text.of("map '%s': %s", setup.mapFile().name(), warning)));
    }
  }
}
