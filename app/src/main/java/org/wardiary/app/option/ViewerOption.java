package org.wardiary.app.option;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Viewer;
import org.wardiary.reports.history.View;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Option that chooses the viewer. */
public final class ViewerOption {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--as",
      paramLabel = "SIDE|umpire",
      defaultValue = "umpire",
      description = "show only what this side may see (default: umpire, who sees all)")
  private String name;

  /**
   * The view of a game.
   *
   * @throws ParameterException if the game has no such side
   */
  public View of(Game game) {
    try {
      return new View(game, Viewer.named(name, game));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--as: " + e.getMessage());
    }
  }

  /**
   * The view of each of several kinds of games, by game id; for a game that hides nothing, the name
   * given need not be one of its sides.
   *
   * @throws ParameterException if a game that hides something has no such side
   */
  public Map<String, View> of(Collection<Game> games) {
    Map<String, View> views = new TreeMap<>();
    for (Game game : games) {
      views.put(game.id(), game.visibility().hidesInformation() ? of(game) : View.ofUmpire(game));
    }
    return views;
  }
}
