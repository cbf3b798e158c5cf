package org.wardiary.reports.cli;

import java.util.HashSet;
import java.util.Set;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Says once of each map what is allowed but odd about it (GV-1.1). For one thread. */
final class MapWarnings {

  private final Console console;
  private final Set<MapFile> said = new HashSet<>();

  MapWarnings(Console console) {
    this.console = console;
  }

  /** Warns of a game's map, if there is something to warn of that has not been said. */
  void about(Verdict.Accepted game) {
    Setup setup = game.course().setup();
    if (said.add(setup.mapFile())) {
      setup
          .map()
          .warnings()
          .forEach(
              warning -> console.warn(Text.of("map '%s': %s", setup.mapFile().name(), warning)));
    }
  }
}
